import { t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { TesseractMark } from "../../../../ui/tesseract-mark.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { recentWords } from "./recent-words.ts";

/** Recent searches, before anything is typed. */
export function RecentList({ hint, onPick }: { hint: string; onPick: (words: string) => void }) {
  const recent = useSignal(recentWords);
  if (recent.length === 0) {
    return (
      <div className="flex flex-col items-center px-8 py-14 text-center text-s text-text-3">
        <TesseractMark size={64} filled={false} className="mb-4 stroke-text-3 opacity-60" />
        {hint}
      </div>
    );
  }
  return (
    <section className="px-4 pt-2">
      <div className="flex items-center justify-between pb-2">
        <h2 className="text-s text-text-3">{t("messages.recentWords")}</h2>
        <TextButton onPress={recentWords.forget}>{t("messages.forgetWords")}</TextButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {recent.map((words) => (
          <button
            key={words}
            type="button"
            onClick={() => onPick(words)}
            className="hit press max-w-full truncate rounded-full bg-ink-3 px-3.5 py-1.5 text-s text-text-2"
          >
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}
