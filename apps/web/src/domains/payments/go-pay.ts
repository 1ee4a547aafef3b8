import type { PayAction } from "@4d/contract";
import { replace } from "../../platform/navigation.ts";

const SUCCESS = "/uni_modules/uni-pay/pages/success/success";

interface WeixinBridge {
  invoke: (name: string, params: Record<string, string>, done: (answer: unknown) => void) => void;
}
declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge;
  }
}

/** The page that tells what became of an order. */
export const toSuccess = (orderNo: string): void => replace(SUCCESS, { order_no: orderNo });

/** Leaves for what the provider asks; a QR code is the caller's to draw. @returns what is to be drawn, or null. */
export function goPay(orderNo: string, { action, url, params }: PayAction): string | null {
  if (action === "qr") return url;
  if (action === "redirect" && url !== null && new URL(url, location.href).protocol === "https:")
    location.assign(url);
  else if (action === "jsapi" && window.WeixinJSBridge !== undefined)
    window.WeixinJSBridge.invoke("getBrandWCPayRequest", params ?? {}, () => toSuccess(orderNo));
  else toSuccess(orderNo);
  return null;
}
