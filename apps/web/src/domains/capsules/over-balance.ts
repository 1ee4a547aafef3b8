const ordersFromBalance = new Set<string>();

/** Notes that an order's pages lie over the balance, which opened them. */
export const markOpenedFromBalance = (orderNo: string): void => void ordersFromBalance.add(orderNo);

/** Whether the balance lies under an order's pages, so that going back leads there. */
export const wasOpenedFromBalance = (orderNo: string): boolean => ordersFromBalance.has(orderNo);
