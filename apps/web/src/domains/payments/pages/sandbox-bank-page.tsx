import type { Order } from "@4d/contract";
import { Landmark } from "lucide-react";
import { useEffect, useState } from "react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { priceText } from "../../capsules/index.ts";
import { OrderPage } from "../components/order-page.tsx";
import { TestBanner } from "../components/test-banner.tsx";
import { isPayable } from "../order-rules.ts";
import { orderGoodsText } from "../order-text.ts";
import { confirmSandbox } from "../orders.store.ts";
import { openCashier, openOrderResult, returnUrlOf } from "../start-payment.ts";

function SandboxBank({ order }: { order: Order }) {
  const { orderNo, amount, currency } = order;
  const { query } = usePage();
  const returnUrl = returnUrlOf(orderNo, query.return_url);
  const [busy, setBusy] = useState<"pay" | "decline" | null>(null);
  useEffect(() => {
    if (!isPayable(order)) openOrderResult(orderNo, returnUrl);
    else if (!order.providers.some(({ id }) => id === "sandbox")) openCashier(orderNo, returnUrl);
  }, [order, orderNo, returnUrl]);
  const respond = async (outcome: "pay" | "decline") => {
    setBusy(outcome);
    const failure = await confirmSandbox(orderNo, outcome);
    setBusy(null);
    if (failure !== null) return toastFailure(failure);
    if (outcome === "pay") return openOrderResult(orderNo, returnUrl);
    toast(t("payments.declined"));
    openCashier(orderNo, returnUrl);
  };
  return (
    <Page
      nav={
        <NavBar
          title={
            <span className="flex items-center gap-2">
              {t("payments.bank")} <Tag>{t("payments.test")}</Tag>
            </span>
          }
        />
      }
      padded
    >
      <TestBanner text={t("payments.bankNote")} />
      <div className="mt-4 rounded-l bg-ink-2 px-6 py-8 text-center">
        <Landmark aria-hidden="true" className="mx-auto size-10 stroke-[1.4] text-text-2" />
        <p className="mt-4 text-s text-text-2">{t("payments.bankTitle")}</p>
        <p className="num mt-1 text-3xl leading-tight font-heavy">{priceText(amount, currency)}</p>
        <p className="mt-2 text-s text-text-2">{orderGoodsText(order)}</p>
        <p className="num mt-1 text-xs wrap-anywhere text-text-3">{t("payments.order", { no: orderNo })}</p>
        <div className="mt-8 flex flex-col gap-3">
          <Button block busy={busy === "pay"} disabled={busy !== null} onClick={() => void respond("pay")}>
            {t("payments.bankPay")}
          </Button>
          <Button
            look="ghost"
            block
            busy={busy === "decline"}
            disabled={busy !== null}
            onClick={() => void respond("decline")}
          >
            {t("payments.bankDecline")}
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** The sandbox bank, where it is on: every screen says that it is a test (`CAPSULE-2`). */
export function SandboxBankPage() {
  return <OrderPage title={t("payments.bank")}>{(order) => <SandboxBank order={order} />}</OrderPage>;
}
