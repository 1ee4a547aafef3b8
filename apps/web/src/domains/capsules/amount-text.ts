import { wholeNumber } from "../../platform/i18n/numbers.ts";

/** A whole number of capsules, its thousands apart: money is never shortened. */
export const amountText = (amount: number): string => wholeNumber(Math.abs(amount));

/** With its sign, a true minus: +340 · −12. */
export const changeText = (change: number): string => `${change < 0 ? "−" : "+"}${amountText(change)}`;
