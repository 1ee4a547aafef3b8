import { transactionHooks } from "../../platform/transaction-hooks.ts";

/** Somebody was given what his work earned. */
export const incomeReleasedHooks = transactionHooks<{ userId: number; amount: number }>();
