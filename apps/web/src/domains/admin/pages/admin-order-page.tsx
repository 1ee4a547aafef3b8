import { orderNo } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { OrderView } from "../components/order-view.tsx";
import { UnmatchedEventList } from "../components/unmatched-event-list.tsx";
import { findOrder, orderStore } from "../order.store.ts";

function Body() {
  const { query } = usePage();
  useAdminConsole();
  const { found } = useStore(orderStore);
  const [typed, setTyped] = useState(query.no ?? found?.order.orderNo ?? "");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const no = typed.trim().toUpperCase();
    if (!orderNo.safeParse(no).success) return setWrong(t("adminOrders.numberWrong"));
    setBusy(true);
    const failure = await findOrder(no);
    setBusy(false);
    setWrong(failure?.message ?? null);
  };
  return (
    <Page nav={<NavBar title={t("adminOrders.title")} />}>
      <div className="mx-auto max-w-120 px-4 pt-1 pb-8">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 pb-5">
          <TextField
            label={t("adminOrders.number")}
            hint={t("adminOrders.numberHint")}
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={setTyped}
          />
          <FormError text={wrong} />
          <Button type="submit" block busy={busy} look={found === null ? "primary" : "ghost"}>
            {t("adminOrders.find")}
          </Button>
        </form>
        {found !== null && <OrderView found={found} />}
        <UnmatchedEventList />
      </div>
    </Page>
  );
}

/** Anybody's order by its number: payments, mismatches, refunds (`CAPSULE-3`). */
export function AdminOrderPage() {
  return (
    <AdminGuard permission="admin" title={t("adminOrders.title")}>
      <Body />
    </AdminGuard>
  );
}
