import { appPathOf } from "./order-rules.ts";

const PREFIX = "wayBack:";

function rememberedUrl(orderNo: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + orderNo) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes where an order leads on to before a provider's own page, which brings back its number alone. */
export function rememberReturnUrl(orderNo: string, returnUrl: string | null): void {
  if (returnUrl === null) return;
  try {
    sessionStorage.setItem(PREFIX + orderNo, returnUrl);
  } catch {
    // Without storage the way leads to the balance.
  }
}

/** What was interrupted for an order, as its address says or as it was noted; null for nothing (`money §4.3`). */
export const returnUrlOf = (orderNo: string, url: string | undefined): string | null =>
  appPathOf(url) ?? appPathOf(rememberedUrl(orderNo));
