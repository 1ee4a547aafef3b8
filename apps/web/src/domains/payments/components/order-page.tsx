import type { Order } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { orderNoOf } from "../order-rules.ts";
import { useOrder } from "../use-order.ts";

function OrderNotFound() {
  return (
    <EmptyState
      title={t("payments.gone")}
      note={t("payments.goneNote")}
      action={
        <Button look="ghost" size="small" onClick={() => replace("/pages/mine/capsule-balance")}>
          {t("payments.toBalance")}
        </Button>
      }
    />
  );
}

interface OrderPageProps {
  title: string;
  /** Draws only what the server's order says. */
  children: (order: Order) => ReactNode;
}

/** The page of the order in its address: found, loading, missing or failed. */
export function OrderPage({ title, children }: OrderPageProps) {
  const { query } = usePage();
  const orderNo = orderNoOf(query);
  const { order, missing, failure, reload } = useOrder(orderNo);
  if (order !== undefined) return children(order);
  return (
    <Page nav={<NavBar title={title} />} padded>
      {missing && <OrderNotFound />}
      {!missing && failure !== null && <FailedState note={failure.message} onRetry={reload} />}
      {!missing && failure === null && (
        <div role="status" aria-label={t("common.loading")} className="animate-late pt-6">
          <SkeletonBlock className="mx-auto mb-8 h-12 w-40 rounded-full" />
          <SkeletonBlock className="mb-3 h-40 rounded-m" />
        </div>
      )}
    </Page>
  );
}
