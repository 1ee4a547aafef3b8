import type { Order } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { wasOpenedFromBalance } from "../../capsules/index.ts";
import { OrderFacts } from "../components/order-facts.tsx";
import { OrderHero } from "../components/order-hero.tsx";
import { OrderPage } from "../components/order-page.tsx";
import { TestBanner } from "../components/test-banner.tsx";
import { type OrderScreen, screenOf } from "../order-rules.ts";
import { titleText } from "../order-text.ts";
import { openCashier, returnUrlOf } from "../start-payment.ts";

const BALANCE = "/pages/mine/capsule-balance";

/** Back to the balance if it lies underneath: it must not be in the stack twice. */
const openBalance = (orderNo: string, returnUrl: string | null): void =>
  wasOpenedFromBalance(orderNo) ? back() : replace(BALANCE, { return_url: returnUrl ?? undefined });

/** Back to what the order interrupted, unchanged if it lies under the balance (`money §4.3`). */
const continueTo = (orderNo: string, returnUrl: string): void =>
  wasOpenedFromBalance(orderNo) ? back(2) : replace(returnUrl);

function OrderActions({ order: { orderNo }, screen }: { order: Order; screen: OrderScreen }) {
  const { query } = usePage();
  const returnUrl = returnUrlOf(orderNo, query.return_url);
  const mayPay = screen === "waiting" || screen === "confirming";
  if (screen === "closed" || screen === "expired")
    return (
      <Button block onClick={() => openBalance(orderNo, returnUrl)}>
        {t("payments.orderAgain")}
      </Button>
    );
  return (
    <>
      {mayPay && (
        <Button
          block
          look={screen === "waiting" ? "primary" : "ghost"}
          onClick={() => openCashier(orderNo, returnUrl)}
        >
          {screen === "waiting" ? t("payments.toPay") : t("payments.again")}
        </Button>
      )}
      <Button
        block
        look={screen === "done" ? "primary" : "ghost"}
        onClick={() => (returnUrl === null ? openBalance(orderNo, null) : continueTo(orderNo, returnUrl))}
      >
        {returnUrl === null ? t("payments.toBalance") : t("payments.goOn")}
      </Button>
    </>
  );
}

/** The result of an order, read from the order: the address only names it (`CAPSULE-2`). */
export function SuccessPage() {
  return (
    <OrderPage title={t("payments.outcome")}>
      {(order) => {
        const screen = screenOf(order);
        return (
          <Page nav={<NavBar title={titleText(order)} />} padded>
            {order.test && <TestBanner />}
            <OrderHero key={screen} order={order} screen={screen} />
            <OrderFacts order={order} whole />
            <div className="flex flex-col gap-3 pt-3 pb-8">
              <OrderActions order={order} screen={screen} />
            </div>
          </Page>
        );
      }}
    </OrderPage>
  );
}
