import type { DataExport } from "@4d/contract";
import { Files, PackageOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ExportCard } from "../components/export-card.tsx";
import { Fact } from "../components/fact.tsx";
import { PageMark } from "../components/page-mark.tsx";
import { exportStore, loadExport, requestExport } from "../export.store.ts";

const POLL_MS = 5_000;
const isPending = (copy: DataExport | null) => copy?.state === "waiting" || copy?.state === "making";

/** Requests an export, unless one is under way or was made today. */
function RequestExport({ copy, mayRequest }: { copy: DataExport | null; mayRequest: boolean }) {
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (isPending(copy)) return null;
  if (copy !== null && !mayRequest)
    return (
      <p className="px-4 text-center text-s text-text-3">
        {t("account.exportNext", { time: momentText(copy.nextAt) })}
      </p>
    );
  const ask = async () => {
    setBusy(true);
    const failure = await requestExport();
    setBusy(false);
    setWrong(failure?.message);
  };
  return (
    <>
      <FormError text={wrong} />
      <Button size="large" block busy={busy} onClick={() => void ask()}>
        {t("account.exportAsk")}
      </Button>
    </>
  );
}

/** An export of all my data (`AUTH-9`): requested, packed in the background, downloaded here. */
export function ExportDataPage() {
  const { active } = usePage();
  const { copy, mayRequest: mayAsk, state } = useStore(exportStore);
  const underWay = isPending(copy);
  useEffect(() => {
    if (active) void loadExport();
  }, [active]);
  useEffect(() => {
    if (!active || !underWay) return;
    const timer = setInterval(() => void loadExport(), POLL_MS);
    return () => clearInterval(timer);
  }, [active, underWay]);
  return (
    <Page nav={<NavBar title={t("account.exportTitle")} />} padded>
      <Loaded
        state={state}
        has={state === "ready"}
        skeleton={<SkeletonRows compact count={3} />}
        empty={null}
        onRetry={loadExport}
      >
        <div className="flex flex-col gap-4 pb-8">
          <PageMark icon={<PackageOpen />} title={t("account.exportLead")} note={t("account.exportTerms")} />
          <Fact icon={<Files />} title={t("account.exportWhat")} note={t("account.exportWhatNote")} />
          {copy !== null && <ExportCard copy={copy} />}
          <RequestExport copy={copy} mayRequest={mayAsk} />
        </div>
      </Loaded>
    </Page>
  );
}
