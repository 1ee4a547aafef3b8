import type { PayAction } from "@4d/contract";
import { type Query, replace } from "../../platform/navigation.ts";
import { noteWayBack } from "./way-back.ts";

const SUCCESS = "/uni_modules/uni-pay/pages/success/success";
const DESK = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";

interface WeixinBridge {
  invoke: (name: string, params: Record<string, string>, done: (answer: unknown) => void) => void;
}
declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge;
  }
}

/** What the address of an order's page says: its number, and where to go on to what was interrupted for it. */
export const addressOf = (orderNo: string, onward: string | null): Query => ({
  order_no: orderNo,
  return_url: onward ?? undefined,
});

/** The cashier's page of an order. */
export const toDesk = (orderNo: string, onward: string | null): void =>
  replace(DESK, addressOf(orderNo, onward));

/** The page that tells what became of an order. */
export const toSuccess = (orderNo: string, onward: string | null): void =>
  replace(SUCCESS, addressOf(orderNo, onward));

/** Leaves for what the provider asks; a QR code is the caller's to draw. @returns what is to be drawn, or null. */
export function goPay(
  orderNo: string,
  { action, url, params }: PayAction,
  onward: string | null,
): string | null {
  if (action === "qr") return url;
  if (action === "redirect" && url !== null && new URL(url, location.href).protocol === "https:") {
    noteWayBack(orderNo, onward);
    location.assign(url);
  } else if (action === "jsapi" && window.WeixinJSBridge !== undefined)
    window.WeixinJSBridge.invoke("getBrandWCPayRequest", params ?? {}, () => toSuccess(orderNo, onward));
  else toSuccess(orderNo, onward);
  return null;
}
