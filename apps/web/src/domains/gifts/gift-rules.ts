import { GIFT_PORTIONS_MAX, type Gift, type GiftMode, type StreamKind } from "@4d/contract";

/** What was written into the form; equal gifts say what is in each portion, lucky ones what is in all. */
export interface GiftForm {
  kind: StreamKind;
  mode: GiftMode;
  /** As typed. */
  amount: string;
  portions: string;
}

/** What stands in the way of a gift, with the number its sentence needs. */
export interface GiftProblem {
  field: "amount" | "portions";
  why: "total" | "portions" | "people" | "share" | "balance";
  n: number;
}

const whole = (text: string): number => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Portions asked for; one for a friend. NaN for anything but a whole number. Pure. */
export const portionsOf = ({ kind, portions }: GiftForm): number =>
  kind === "private" ? 1 : whole(portions);

/** Capsules in all; NaN while the form does not say. Pure. */
export function totalOf(form: GiftForm): number {
  const amount = whole(form.amount);
  return form.kind === "group" && form.mode === "equal" ? amount * portionsOf(form) : amount;
}

interface Limits {
  /** Members of the group; infinite while not known. */
  people: number;
  /** Infinite while not known. */
  balance: number;
}

/** Why this cannot be given, or null; the server has the last word (`CAPSULE-4`). Pure. */
export function problemOf(form: GiftForm, { people, balance }: Limits): GiftProblem | null {
  const portions = portionsOf(form);
  const most = Math.min(GIFT_PORTIONS_MAX, people);
  if (Number.isNaN(portions) || portions > GIFT_PORTIONS_MAX)
    return { field: "portions", why: "portions", n: most };
  if (portions > people) return { field: "portions", why: "people", n: people };
  const total = totalOf(form);
  if (Number.isNaN(total)) return { field: "amount", why: "total", n: 0 };
  if (total < portions) return { field: "amount", why: "share", n: portions };
  if (total > balance) return { field: "amount", why: "balance", n: total - balance };
  return null;
}

/** How a card looks: whole, come apart, or over without me. */
export type CardLook = "closed" | "opened" | "over";

/** What a card says of its gift; `words` is null while nothing is known but the card. */
export interface CardState {
  look: CardLook;
  words: "closed" | "waiting" | "progress" | "taken" | "takenByFriend" | "empty" | "expired" | null;
}

/** How a gift's card is drawn for somebody. Pure. */
export function cardState(gift: Gift | undefined, me: number): CardState {
  if (gift === undefined) return { look: "closed", words: null };
  const own = gift.sender.id === me;
  const isGroup = gift.chatId.startsWith("g:");
  if (gift.mine !== null) return { look: "opened", words: "taken" };
  if (gift.state === "expired") return { look: "over", words: "expired" };
  if (gift.state === "empty")
    return own && !isGroup ? { look: "opened", words: "takenByFriend" } : { look: "over", words: "empty" };
  if (gift.canTake) return { look: "closed", words: "closed" };
  return { look: "closed", words: isGroup ? "progress" : "waiting" };
}
