import type { ChatId, Inspiration } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { cx } from "../../../ui/cx.ts";
import { sendText } from "../../messages/index.ts";
import { clearInspiration } from "../inspire.store.ts";

const TONES = { 温柔: "aiChats.toneGentle", 好奇: "aiChats.toneCurious", 大胆: "aiChats.toneBold" } as const;

interface ReplyChipsProps {
  chatId: ChatId;
  chips: readonly { tone: Inspiration["tone"] | null; text: string }[];
  /** On a plain background, not over a picture. */
  plain?: boolean;
}

/** Suggested replies in a row over the composer; a press sends one (`CHAR-3`). */
export function ReplyChips({ chatId, chips, plain = false }: ReplyChipsProps) {
  if (chips.length === 0) return null;
  const sendChip = (text: string) => {
    clearInspiration();
    sendText(chatId, text);
    tick();
  };
  return (
    <ul
      aria-label={t("aiChats.suggestions")}
      className={cx("row-x shrink-0 gap-2 px-3", plain ? "py-1.5" : "pt-0.5 pb-1.5")}
    >
      {chips.map(({ tone, text }) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            onClick={() => sendChip(text)}
            className={cx(
              "hit press min-h-8 max-w-72 animate-fade-in truncate rounded-full px-3.5 text-s",
              plain ? "bg-ink-3 text-text-1" : "glass",
            )}
          >
            {tone !== null && (
              <span className={cx("mr-1.5 text-xs", plain ? "text-text-2" : "text-on-art-dim")}>
                {t(TONES[tone])}
              </span>
            )}
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
