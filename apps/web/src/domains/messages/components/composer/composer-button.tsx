import type { ChatId } from "@4d/contract";
import { Plus, SendHorizontal, Square } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useLongPress } from "../../../../ui/use-long-press.ts";
import { replyParts } from "../../reply-parts.ts";
import { useMayStopReply } from "../../use-live-reply.ts";
import type { ComposerState } from "./use-composer.ts";

interface ComposerButtonProps {
  chatId: ChatId;
  /** Null while recording voice. */
  composer: ComposerState | null;
  /** The panel behind the plus is open. */
  open: boolean;
  onPlus: () => void;
}

/** Right of the field: sends the text, stops an AI reply, or opens the panel. */
export function ComposerButton({ chatId, composer, open, onPlus }: ComposerButtonProps) {
  const mayStop = useMayStopReply(chatId);
  const longPress = useLongPress(() => composer?.schedule?.());
  if (composer !== null && composer.text.trim() !== "")
    return (
      <IconButton
        label={t("chat.send")}
        look="primary"
        icon={<SendHorizontal aria-hidden="true" />}
        disabled={composer.remaining < 0}
        {...longPress}
        onPointerDown={(event) => {
          // Keeps the keyboard up on touch devices.
          event.preventDefault();
          longPress.onPointerDown(event);
        }}
        onClick={composer.send}
      />
    );
  if (mayStop)
    return (
      <IconButton
        label={t("chat.answerStop")}
        look="filled"
        icon={<Square aria-hidden="true" className="scale-75 fill-current" />}
        onClick={() => replyParts.get()?.stop(chatId)}
      />
    );
  return (
    <IconButton
      label={t("chat.plus")}
      aria-expanded={open}
      icon={<Plus aria-hidden="true" className={cx("transition-transform", open && "rotate-45")} />}
      onClick={onPlus}
    />
  );
}
