import type { Strike } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** What a person was warned for. */
export function StrikeList({ strikes }: { strikes: readonly Strike[] }) {
  if (strikes.length === 0) return <EmptyState title={t("admin.noStrikes")} />;
  return (
    <ul aria-label={t("admin.strikes")}>
      {strikes.map(({ id, reason, at, by }) => (
        <li key={id} className="hairline-b mx-4 py-3">
          <p className="text-m wrap-anywhere">{reason}</p>
          <p className="num text-xs text-text-3">
            {momentText(at)} · {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
