import type { PayAction } from "@4d/contract";
import { type Query, replace } from "../../platform/navigation.ts";
import { appPathOf } from "./order-rules.ts";

const PREFIX = "wayBack:";

function rememberedUrl(orderNo: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + orderNo) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the return path of an order, because a provider's own page brings back its number alone. */
function rememberReturnUrl(orderNo: string, returnUrl: string | null): void {
  if (returnUrl === null) return;
  try {
    sessionStorage.setItem(PREFIX + orderNo, returnUrl);
  } catch {
    // Without storage the flow ends at the balance.
  }
}

/** What an order interrupted, from its address or as remembered; null for nothing (`money §4.3`). */
export const returnUrlOf = (orderNo: string, url: string | undefined): string | null =>
  appPathOf(url) ?? appPathOf(rememberedUrl(orderNo));

const RESULT_PATH = "/uni_modules/uni-pay/pages/success/success";
const CASHIER_PATH = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";

interface WeixinBridge {
  invoke: (name: string, params: Record<string, string>, done: (response: unknown) => void) => void;
}
declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge;
  }
}

/** The query of an order's page: its number, and the return path. */
export const orderQuery = (orderNo: string, returnUrl: string | null): Query => ({
  order_no: orderNo,
  return_url: returnUrl ?? undefined,
});

/** The cashier's page of an order. */
export const openCashier = (orderNo: string, returnUrl: string | null): void =>
  replace(CASHIER_PATH, orderQuery(orderNo, returnUrl));

/** The page with the result of an order. */
export const openOrderResult = (orderNo: string, returnUrl: string | null): void =>
  replace(RESULT_PATH, orderQuery(orderNo, returnUrl));

/** Redirects to the provider's page; a QR code is the caller's to draw. @returns what is to be drawn, or null. */
export function startPayment(
  orderNo: string,
  { action, url, params }: PayAction,
  returnUrl: string | null,
): string | null {
  if (action === "qr") return url;
  if (action === "redirect" && url !== null && new URL(url, location.href).protocol === "https:") {
    rememberReturnUrl(orderNo, returnUrl);
    location.assign(url);
  } else if (action === "jsapi" && window.WeixinJSBridge !== undefined)
    window.WeixinJSBridge.invoke("getBrandWCPayRequest", params ?? {}, () =>
      openOrderResult(orderNo, returnUrl),
    );
  else openOrderResult(orderNo, returnUrl);
  return null;
}
