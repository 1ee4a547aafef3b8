import type { DataExport } from "@4d/contract";
import { CircleCheck, Download, TriangleAlert } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../platform/i18n/numbers.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { Fact } from "./fact.tsx";

/** State of a data export: being packed, ready to download, or why there is none. */
export function ExportCard({ copy }: { copy: DataExport }) {
  switch (copy.state) {
    case "waiting":
    case "making":
      return (
        <div role="status">
          <Fact icon={<Spinner />} title={t("account.exportWaiting")} note={t("account.exportWaitingNote")} />
        </div>
      );
    case "ready":
      return (
        <div className="flex flex-col gap-3">
          <Fact
            icon={<CircleCheck className="text-capsule" />}
            title={t("account.exportReady")}
            note={t("account.exportReadyNote", {
              size: fileSize(copy.size),
              time: momentText(copy.expiresAt ?? 0),
            })}
          />
          <a
            href={copy.url}
            download
            className="press flex min-h-13 w-full items-center justify-center gap-2 rounded-full bg-capsule px-6 text-n font-bold text-on-capsule"
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t("account.exportDownload")}
          </a>
        </div>
      );
    case "failed":
      return (
        <p className="flex items-center gap-2 px-4 text-s text-rose">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t("account.exportFailed")}
        </p>
      );
    default:
      return <p className="px-4 text-s text-text-3">{t("account.exportGone")}</p>;
  }
}
