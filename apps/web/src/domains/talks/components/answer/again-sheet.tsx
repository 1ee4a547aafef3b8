import type { AnswerHint, ChatId } from "@4d/contract";
import { RotateCcw } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { askAgain } from "../../turns.store.ts";

const HINTS = [
  "shorter",
  "longer",
  "warmer",
  "funnier",
  "calmer",
  "different",
] as const satisfies AnswerHint[];

interface AgainSheetProps {
  open: boolean;
  onClose: () => void;
  turnId: number;
  chatId: ChatId;
}

/** How an answer shall be given again: with a hint, or simply once more (`CHAR-3`). */
export function AgainSheet({ open, onClose, turnId, chatId }: AgainSheetProps) {
  const again = (hint?: AnswerHint) => {
    onClose();
    return askAgain(chatId, turnId, { hint });
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t("talks.again")}>
      <div className="px-4 pt-1 pb-2">
        <p className="text-center text-s text-text-2">{t("talks.againNote")}</p>
        <div className="flex flex-wrap justify-center gap-2 py-4">
          {HINTS.map((hint) => (
            <button
              key={hint}
              type="button"
              onClick={() => void again(hint)}
              className="hit press min-h-9 rounded-full bg-ink-3 px-4 text-s"
            >
              {t(`talks.hint.${hint}`)}
            </button>
          ))}
        </div>
        <Button
          block
          size="large"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={() => void again()}
        >
          {t("talks.againPlain")}
        </Button>
      </div>
    </BottomSheet>
  );
}
