import type { Provider } from "./provider.ts";

/** Plays the bank with play money: people confirm the payment themselves on a page of ours (`CAPSULE-2`). */
export const sandboxProvider: Provider = {
  id: "sandbox",
  test: true,
  async begin() {
    return { action: { action: "none", url: null, params: null } };
  },
  async query() {
    return [];
  },
  async refund({ order_no: orderNo }, { refund_no: refundNo, amount }) {
    return [{ kind: "refunded", eventId: refundNo, orderNo, part: amount, refundNo }];
  },
};
