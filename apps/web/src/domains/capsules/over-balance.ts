const orders = new Set<string>();

/** Notes that an order's pages lie over the balance, which opened them. */
export const openOverBalance = (orderNo: string): void => void orders.add(orderNo);

/** Whether the balance lies under an order's pages, so that going back leads there. */
export const isOverBalance = (orderNo: string): boolean => orders.has(orderNo);
