/** A refusal in words, or null when allowed. */
export type Refusal = {
  kind: "forbidden" | "notFound" | "conflict" | "invalid";
  zh: string;
  en: string;
} | null;

const refuse = (kind: NonNullable<Refusal>["kind"], zh: string, en: string): Refusal => ({ kind, zh, en });

/** Only friends ring each other (`W5`); a block is never told, it looks like nobody there. */
export function mayCall(facts: { toSelf: boolean; friends: boolean }): Refusal {
  if (facts.toSelf) return refuse("invalid", "不能呼叫自己", "You cannot call yourself");
  return facts.friends ? null : refuse("forbidden", "只能呼叫自己的好友", "You can only call your friends");
}
