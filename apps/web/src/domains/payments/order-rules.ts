import { type Order, type OrderState, orderNo } from "@4d/contract";

/** Which screen an order has on the success page. */
export type OrderScreen =
  | "waiting"
  | "confirming"
  | "done"
  | "expired"
  | "closed"
  | "refunding"
  | "refunded"
  | "partRefunded";

const screens: Record<Exclude<OrderState, "closed">, OrderScreen> = {
  created: "waiting",
  paying: "confirming",
  fulfilled: "done",
  refunding: "refunding",
  refunded: "refunded",
  part_refunded: "partRefunded",
};

/** The screen of an order; a closed one was never tried, or tried without a payment arriving. Pure. */
export function screenOf({ state, provider }: Pick<Order, "state" | "provider">): OrderScreen {
  if (state !== "closed") return screens[state];
  return provider === null ? "expired" : "closed";
}

/** Whether its state may still change by itself, so that polling makes sense. Pure. */
export const isPending = ({ state }: Pick<Order, "state">): boolean =>
  state === "created" || state === "paying" || state === "refunding";

/** Whether the cashier can take a payment for it. Pure. */
export const isPayable = ({ state }: Pick<Order, "state">): boolean =>
  state === "created" || state === "paying";

/** The order number in an address, under either name (`rules §2.3`); "" for anything else. Pure. */
export function orderNoOf(query: Readonly<Record<string, string>>): string {
  const no = query.order_no ?? query.out_trade_no ?? "";
  return orderNo.safeParse(no).success ? no : "";
}

/** The page to continue to: routes of this app only, whatever the address says (`money §4.3`). Pure. */
export const appPathOf = (url: string | undefined): string | null =>
  url !== undefined && /^\/(pages|uni_modules)(\/[\w-]+)+(\?[^#\s]*)?$/.test(url) ? url : null;
