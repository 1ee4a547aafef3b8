import { lang } from "../../platform/i18n/i18n.ts";

/** A whole number of capsules, its thousands apart: money is never shortened. */
export const amountText = (amount: number): string =>
  Math.abs(amount).toLocaleString(lang.get() === "en" ? "en" : "zh-CN");

/** With its sign, a true minus: +340 · −12. */
export const changeText = (change: number): string => `${change < 0 ? "−" : "+"}${amountText(change)}`;
