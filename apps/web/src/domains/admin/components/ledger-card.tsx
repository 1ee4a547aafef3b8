import type { Reconciliation, ReconciliationCheck } from "@4d/contract";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { reconcile } from "../dashboard.store.ts";

const checkText = (name: ReconciliationCheck): string => t(`admin.check.${name}`);

/** Whether the capsule ledger adds up, what does not, and a button to reconcile it again. */
export function LedgerCard({ last }: { last: Reconciliation | null }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const failure = await reconcile();
    setBusy(false);
    toastFailure(failure);
  };
  const broken = last?.checks.filter((check) => check.broken > 0) ?? [];
  const Icon = last?.ok === false ? CircleAlert : CircleCheck;
  return (
    <section aria-label={t("admin.ledger")} className="rounded-m bg-ink-2 p-4">
      <h2 className="pb-2 text-s text-text-3">{t("admin.ledger")}</h2>
      <p className="flex items-center gap-2 text-n font-semibold">
        {last !== null && (
          <Icon aria-hidden="true" className={last.ok ? "size-5 text-capsule" : "size-5 text-rose"} />
        )}
        {last === null && t("admin.ledgerNever")}
        {last !== null && (last.ok ? t("admin.ledgerOk") : t("admin.ledgerBroken", { n: broken.length }))}
      </p>
      {broken.map(({ name, broken: n }) => (
        <p key={name} className="num pt-1 text-s text-rose">
          {checkText(name)} · {n}
        </p>
      ))}
      {last !== null && (
        <p className="num pt-1 text-xs text-text-3">
          {momentText(last.at)} · {t("admin.checks", { n: last.checks.length })}
        </p>
      )}
      <Button look="ghost" size="small" className="mt-3" busy={busy} onClick={() => void run()}>
        {t("admin.reconcile")}
      </Button>
    </section>
  );
}
