import type { Order } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { priceText } from "../../capsules/index.ts";
import { orderGoodsText, orderStateText } from "../order-text.ts";
import { myOrders } from "../orders.store.ts";

const RESULT_PATH = "/uni_modules/uni-pay/pages/success/success";

function OrderCell({ order }: { order: Order }) {
  const { orderNo, amount, currency, createdAt, test } = order;
  return (
    <Cell
      title={
        <>
          {orderGoodsText(order)} {test && <Tag>{t("payments.test")}</Tag>}
        </>
      }
      note={`${orderStateText(order)} · ${momentText(createdAt)}`}
      value={<span className="num">{priceText(amount, currency)}</span>}
      onPress={() => push(RESULT_PATH, { order_no: orderNo })}
    />
  );
}

/** My orders, newest first; each opens its result (`CAPSULE-2`). */
export function OrdersPage() {
  const { active } = usePage();
  const { items, state, cursor } = useStore(myOrders.store);
  useEffect(() => {
    if (active) void myOrders.load();
  }, [active]);
  return (
    <Page nav={<NavBar title={t("payments.orders")} />}>
      <PullRefresh onRefresh={myOrders.load}>
        <div className="px-4 pt-1 pb-8">
          <Loaded
            state={state}
            has={items.length > 0}
            skeleton={<SkeletonRows count={4} compact />}
            empty={<EmptyState title={t("payments.noOrders")} note={t("payments.noOrdersNote")} />}
            onRetry={myOrders.load}
          >
            <CellGroup>
              {items.map((order) => (
                <OrderCell key={order.orderNo} order={order} />
              ))}
            </CellGroup>
            {cursor !== null && <MoreSentinel key={cursor} onNear={() => void myOrders.more()} />}
          </Loaded>
        </div>
      </PullRefresh>
    </Page>
  );
}
