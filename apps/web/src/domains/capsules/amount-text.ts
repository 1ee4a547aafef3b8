import { wholeNumber } from "../../platform/i18n/numbers.ts";

/** A whole number of capsules with thousands separators; amounts of money are never shortened. */
export const amountText = (amount: number): string => wholeNumber(Math.abs(amount));

/** A change with its sign, with a true minus: +340 · −12. */
export const changeText = (change: number): string => `${change < 0 ? "−" : "+"}${amountText(change)}`;

/** A price for people, from fen: ¥6, ¥30.5. The same in every language. */
export function priceText(amount: number, currency: string): string {
  const sign = currency === "CNY" ? "¥" : `${currency} `;
  const whole = amount % 100 === 0;
  return `${sign}${(amount / 100).toLocaleString("en", whole ? {} : { minimumFractionDigits: 2 })}`;
}
