import type { Order } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../platform/failure.ts";
import { usePage } from "../../platform/page.ts";
import { isPending } from "./order-rules.ts";
import { loadOrder, ordersStore } from "./orders.store.ts";

/** Polling interval while a payment is being confirmed; the socket reports sooner (`money §4.3`), ms. */
const POLL_MS = 2000;

const NOT_FOUND = 404;

interface OrderQuery {
  order: Order | undefined;
  /** I have no such order. */
  missing: boolean;
  failure: Failure | null;
  reload: () => void;
}

/** An order, fetched again while it may still change. */
export function useOrder(orderNo: string): OrderQuery {
  const { active } = usePage();
  const order = useStore(ordersStore, ({ orders }) => orders[orderNo]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [loads, setLoads] = useState(0);
  const missing = orderNo === "" || failure?.code === NOT_FOUND;
  const pending = !missing && (order === undefined || isPending(order));
  useEffect(() => {
    if (!active || orderNo === "" || (!pending && loads > 0)) return;
    const timer = setTimeout(
      () => {
        void loadOrder(orderNo).then((result) => {
          setFailure(result);
          setLoads((before) => before + 1);
        });
      },
      loads === 0 ? 0 : POLL_MS,
    );
    return () => clearTimeout(timer);
  }, [active, orderNo, pending, loads]);
  return { order, missing, failure, reload: () => setLoads(0) };
}
