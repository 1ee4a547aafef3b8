import type { PersonReport } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Tag } from "../../../ui/tag.tsx";
import { kindText, reasonText } from "../report-text.ts";

/** One report against a person. */
export function ReportLine({
  report: { kind, reason, text, reporter, state, at },
}: {
  report: PersonReport;
}) {
  return (
    <div className="hairline-b mx-4 py-3">
      <p className="flex flex-wrap items-center gap-1.5 text-m">
        {reasonText(reason)} <Tag tone="plain">{kindText(kind)}</Tag>
        {state === "open" && <Tag tone="rose">{t("admin.open")}</Tag>}
      </p>
      {text !== "" && <p className="text-s wrap-anywhere text-text-2">{text}</p>}
      <p className="num text-xs text-text-3">
        {t("admin.reportedBy", { name: reporter })} · {momentText(at)}
      </p>
    </div>
  );
}
