import type { ChatId } from "@4d/contract";
import { Plus, SendHorizontal, Square } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { answerParts } from "../../answer-parts.ts";
import { useMayStop } from "../../use-live-answer.ts";
import { useLongPress } from "../box/use-long-press.ts";
import type { Composer } from "./use-composer.ts";

interface RightHandProps {
  chatId: ChatId;
  /** Null while it is spoken. */
  composer: Composer | null;
  /** The panel behind the plus is open. */
  open: boolean;
  onPlus: () => void;
}

/** At the right of the field: sends what is written, stops a character's answer, or opens the panel. */
export function RightHand({ chatId, composer, open, onPlus }: RightHandProps) {
  const mayStop = useMayStop(chatId);
  const hold = useLongPress(() => composer?.later?.());
  if (composer !== null && composer.text.trim() !== "")
    return (
      <IconButton
        label={t("chat.send")}
        look="primary"
        icon={<SendHorizontal aria-hidden="true" />}
        disabled={composer.left < 0}
        {...hold}
        onPointerDown={(event) => {
          // Keeps the keyboard up on touch devices.
          event.preventDefault();
          hold.onPointerDown(event);
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
        onClick={() => answerParts.get()?.stop(chatId)}
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
