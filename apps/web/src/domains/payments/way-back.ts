import { returnPath } from "./order-rules.ts";

const PREFIX = "wayBack:";

function noted(orderNo: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + orderNo) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes where an order leads on to before a provider's own page, which brings back its number alone. */
export function noteWayBack(orderNo: string, onward: string | null): void {
  if (onward === null) return;
  try {
    sessionStorage.setItem(PREFIX + orderNo, onward);
  } catch {
    // Without storage the way leads to the balance.
  }
}

/** What was interrupted for an order, as its address says or as it was noted; null for nothing (`money §4.3`). */
export const wayBack = (orderNo: string, url: string | undefined): string | null =>
  returnPath(url) ?? returnPath(noted(orderNo));
