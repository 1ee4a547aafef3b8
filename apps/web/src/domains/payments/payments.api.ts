import { api, type PayProvider } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** The server calls for orders; failures are only rejected. */
export const paymentsApi = {
  list: (cursor: string | null) => quietCall(api.orders.list, { query: cursor === null ? {} : { cursor } }),
  find: (orderNo: string) => quietCall(api.orders.find, { params: { orderNo } }),
  pay: (orderNo: string, provider: PayProvider) =>
    quietCall(api.orders.pay, { params: { orderNo }, body: { provider } }),
  confirmSandbox: (orderNo: string, outcome: "pay" | "decline") =>
    quietCall(api.orders.confirmSandbox, { params: { orderNo }, body: { outcome } }),
};
