import type { AdminCase } from "@4d/contract";
import { joinIsolated } from "../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { timeText } from "../../../platform/time-text.ts";
import { cx } from "../../../ui/cx.ts";
import { Tag } from "../../../ui/tag.tsx";
import { caseFacts, caseTitle, decisionText } from "../case-text.ts";

interface CaseRowProps {
  one: AdminCase;
  chosen: boolean;
  onPress: () => void;
}

/** One case of the queue: what, whose, why, and who has claimed it. */
export function CaseRow({ one, chosen, onPress }: CaseRowProps) {
  const { accused, claimedBy, decision, strikes, at, decidedAt } = one;
  const facts = [caseFacts(one), strikes > 0 ? t("admin.strikeCount", { n: strikes }) : ""];
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        "hairline-b block w-full px-4 py-3 text-left -outline-offset-2 active:bg-ink-3",
        chosen && "bg-ink-3",
      )}
    >
      <span className="flex items-center gap-1.5">
        <span className="truncate text-n font-semibold">{caseTitle(one)}</span>
        {claimedBy !== null && <Tag tone="plain">{t("admin.claimedBy", { name: claimedBy.name })}</Tag>}
        {decision !== null && <Tag>{decisionText(decision, one.subject)}</Tag>}
        <span className="num ml-auto shrink-0 text-xs text-text-3">{timeText(decidedAt ?? at)}</span>
      </span>
      <span className="num block truncate text-s text-text-2">
        {joinIsolated([accused?.name ?? t("admin.nobodyKnown"), ...facts])}
      </span>
    </button>
  );
}
