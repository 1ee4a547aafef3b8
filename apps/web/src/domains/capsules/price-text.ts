/** A price for people, from fen: ¥6, ¥30.5. The same in every language, as the price is. */
export function priceText(amount: number, currency: string): string {
  const sign = currency === "CNY" ? "¥" : `${currency} `;
  const whole = amount % 100 === 0;
  return `${sign}${(amount / 100).toLocaleString("en", whole ? {} : { minimumFractionDigits: 2 })}`;
}
