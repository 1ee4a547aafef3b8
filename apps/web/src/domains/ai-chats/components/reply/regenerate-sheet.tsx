import type { AiReplyHint, ChatId } from "@4d/contract";
import { RotateCcw } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { regenerateReply } from "../../replies.store.ts";

const HINTS = [
  "shorter",
  "longer",
  "warmer",
  "funnier",
  "calmer",
  "different",
] as const satisfies AiReplyHint[];

interface RegenerateSheetProps {
  open: boolean;
  onClose: () => void;
  replyId: number;
  chatId: ChatId;
}

/** Options for regenerating a reply: with a hint or without (`CHAR-3`). */
export function RegenerateSheet({ open, onClose, replyId, chatId }: RegenerateSheetProps) {
  const regenerate = (hint?: AiReplyHint) => {
    onClose();
    return regenerateReply(chatId, replyId, { hint });
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t("aiChats.again")}>
      <div className="px-4 pt-1 pb-2">
        <p className="text-center text-s text-text-2">{t("aiChats.againNote")}</p>
        <div className="flex flex-wrap justify-center gap-2 py-4">
          {HINTS.map((hint) => (
            <button
              key={hint}
              type="button"
              onClick={() => void regenerate(hint)}
              className="hit press min-h-9 rounded-full bg-ink-3 px-4 text-s"
            >
              {t(`aiChats.hint.${hint}`)}
            </button>
          ))}
        </div>
        <Button
          block
          size="large"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={() => void regenerate()}
        >
          {t("aiChats.againPlain")}
        </Button>
      </div>
    </BottomSheet>
  );
}
