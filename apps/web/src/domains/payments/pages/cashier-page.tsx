import type { Order, PayProvider } from "@4d/contract";
import { useEffect, useState } from "react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { serverNow } from "../../../platform/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { priceText } from "../../capsules/index.ts";
import { OrderFacts } from "../components/order-facts.tsx";
import { OrderPage } from "../components/order-page.tsx";
import { TestBanner } from "../components/test-banner.tsx";
import { isPayable } from "../order-rules.ts";
import { orderGoodsText } from "../order-text.ts";
import { payOrder } from "../orders.store.ts";
import { openOrderResult, orderQuery, returnUrlOf, startPayment } from "../start-payment.ts";

/** Seconds until a point in time, redrawn every second. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((time - now) / 1000));
}

function Price({ order }: { order: Order }) {
  const seconds = useSecondsUntil(order.expiresAt);
  return (
    <div className="pt-6 pb-7 text-center">
      <p className="text-s text-text-2">{orderGoodsText(order)}</p>
      <p className="num mt-1 text-3xl leading-tight font-heavy">{priceText(order.amount, order.currency)}</p>
      <p role="timer" className="num mt-1 text-s text-text-3">
        {t("payments.closesIn", { time: clock(seconds) })}
      </p>
    </div>
  );
}

function PaymentCode({ text }: { text: string }) {
  return (
    <div className="mx-auto mb-6 max-w-60 text-center">
      <QrCode text={text} label={t("payments.scan")} />
      <p className="mt-3 text-m font-semibold">{t("payments.scan")}</p>
      <p className="text-s text-text-3">{t("payments.scanNote")}</p>
    </div>
  );
}

function Cashier({ order }: { order: Order }) {
  const { orderNo, providers, test, amount, currency } = order;
  const { query } = usePage();
  const returnUrl = returnUrlOf(orderNo, query.return_url);
  const [picked, setPicked] = useState<PayProvider | undefined>(order.provider ?? undefined);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const chosen = providers.find(({ id }) => id === picked) ?? providers[0];
  useEffect(() => {
    if (!isPayable(order)) openOrderResult(orderNo, returnUrl);
  }, [order, orderNo, returnUrl]);
  const pay = async () => {
    if (chosen === undefined) return;
    setBusy(true);
    const outcome = await payOrder(orderNo, chosen.id);
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    if (chosen.id === "sandbox") return replace("/pages/pay/sandbox", orderQuery(orderNo, returnUrl));
    setCode(startPayment(orderNo, outcome.value, returnUrl));
  };
  const choices = providers.map(({ id }) => ({ id, label: t(`payments.provider.${id}`) }));
  const choose = (next: PayProvider) => {
    setPicked(next);
    setCode(null);
  };
  const foot = chosen !== undefined && (
    <FootBar>
      <Button block size="large" busy={busy} onClick={() => void pay()}>
        {t("payments.payNow", { price: priceText(amount, currency) })}
      </Button>
    </FootBar>
  );
  return (
    <Page nav={<NavBar title={t("payments.desk")} />} foot={foot} padded>
      {(chosen?.test ?? test) && <TestBanner />}
      <Price order={order} />
      {code !== null && <PaymentCode text={code} />}
      {chosen === undefined ? (
        <EmptyState title={t("payments.noProvider")} note={t("payments.noProviderNote")} />
      ) : (
        <ChoiceGroup title={t("payments.how")} choices={choices} value={chosen.id} onChange={choose} />
      )}
      <OrderFacts order={order} whole={false} />
    </Page>
  );
}

/** The cashier: takes only an order's number; the server sets the price (`CAPSULE-2`). */
export function CashierPage() {
  return <OrderPage title={t("payments.desk")}>{(order) => <Cashier order={order} />}</OrderPage>;
}
