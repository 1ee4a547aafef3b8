import type { Order } from "@4d/contract";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { cx } from "../../../ui/cx.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { amountText, priceText } from "../../capsules/index.ts";
import { OrderFacts } from "../components/order-facts.tsx";
import { OrderPage } from "../components/order-page.tsx";
import { TestBanner } from "../components/test-banner.tsx";
import { type OrderScreen, returnPath, screenOf } from "../order-rules.ts";

const DESK = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";
const BALANCE = "/pages/mine/capsule-balance";
/** After so long without an answer the page says more than "confirming", ms. */
const PATIENCE_MS = 20_000;

/** The sentence under the heading. */
function noteOf(order: Order, screen: OrderScreen, late: boolean): string {
  const price = priceText(order.amount, order.currency);
  switch (screen) {
    case "waiting":
      return t("payments.waitingNote", { time: momentText(order.expiresAt) });
    case "confirming":
      return late ? t("payments.confirmingLong") : t("payments.confirmingNote");
    case "done":
      return t("payments.doneNote", { n: amountText(order.paid + order.bonus) });
    case "refunding":
      return t("payments.refundingNote", { price });
    case "partRefunded":
      return t("payments.partRefundedNote", { part: priceText(order.refunded, order.currency), price });
    case "refunded":
      return t("payments.refundedNote", { price });
    default:
      return t("payments.closedNote");
  }
}

/** Whether the payment has kept us waiting long. */
function useLate(confirming: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!confirming) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [confirming]);
  return late;
}

function Hero({ order, screen }: { order: Order; screen: OrderScreen }) {
  const late = useLate(screen === "confirming");
  const done = screen === "done";
  const over = screen === "closed" || screen === "refunded";
  return (
    <div role="status" className="flex flex-col items-center pt-8 pb-7 text-center">
      <span className={cx("rounded-full p-5", over ? "bg-ink-3" : "bg-wallet-a")}>
        <CapsuleArt
          size={104}
          faded={over}
          className={cx(done && "animate-pop", screen === "confirming" && "animate-drift")}
        />
      </span>
      <h2 className="mt-5 text-xl font-bold">{t(`payments.${screen}`)}</h2>
      {done && (
        <p className="mt-1 text-2xl leading-tight font-heavy text-capsule">
          <CountUp value={order.paid + order.bonus} from={0} text={(n) => `+${amountText(n)}`} />
        </p>
      )}
      <p className="mt-1.5 max-w-80 text-s text-balance text-text-2">{noteOf(order, screen, late)}</p>
    </div>
  );
}

function Actions({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { query } = usePage();
  const onward = returnPath(query.return_url) ?? BALANCE;
  const mayPay = screen === "waiting" || screen === "confirming";
  return (
    <div className="flex flex-col gap-3 pt-3 pb-8">
      {mayPay && (
        <Button
          block
          look={screen === "waiting" ? "primary" : "ghost"}
          onClick={() => replace(DESK, { order_no: order.orderNo })}
        >
          {screen === "waiting" ? t("payments.toPay") : t("payments.again")}
        </Button>
      )}
      {screen === "closed" && (
        <Button block onClick={() => replace(BALANCE)}>
          {t("payments.orderAgain")}
        </Button>
      )}
      {screen !== "closed" && (
        <Button block look={screen === "done" ? "primary" : "ghost"} onClick={() => replace(onward)}>
          {onward === BALANCE ? t("payments.toBalance") : t("payments.goOn")}
        </Button>
      )}
    </div>
  );
}

/** What became of an order, read from the order: the address only names it (`CAPSULE-2`). */
export function SuccessPage() {
  return (
    <OrderPage title={t("payments.success")}>
      {(order) => {
        const screen = screenOf(order);
        return (
          <Page nav={<NavBar title={t("payments.success")} />} padded>
            {order.test && <TestBanner />}
            <Hero key={screen} order={order} screen={screen} />
            <OrderFacts order={order} />
            <Actions order={order} screen={screen} />
          </Page>
        );
      }}
    </OrderPage>
  );
}
