import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import type { PromptWeek } from "../../square.store.ts";

/** Buttons to the previous and next week that have a prompt. */
export function WeekSteps({ week, onChoose }: { week: PromptWeek; onChoose: (week: number) => void }) {
  const { earlier, later } = week;
  if (earlier === null && later === null) return null;
  return (
    <nav aria-label={t("square.promptWeeks")} className="flex justify-between gap-2 px-4 pb-4">
      {earlier !== null && (
        <Button
          size="small"
          look="ghost"
          icon={<ChevronLeft aria-hidden="true" className="size-4" />}
          onClick={() => onChoose(earlier)}
        >
          {t("square.promptEarlier")}
        </Button>
      )}
      {later !== null && (
        <Button size="small" look="ghost" className="ml-auto" onClick={() => onChoose(later)}>
          {t("square.promptLater")}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      )}
    </nav>
  );
}
