import type { FriendRequest, Privacy } from "@4d/contract";

/** What is known when somebody wants to add a person. */
export interface AddFacts {
  /** The person's setting (`USER-3`). */
  addMe: Privacy["addMe"];
  /** The person blocks the asker. */
  blocked: boolean;
  /** The person waits for the asker's answer already. */
  crossing: boolean;
}

/**
 * What adding comes to (`FRIEND-2`). A blocked asker gets the ordinary "requested", so he learns nothing;
 * two people who ask each other are friends.
 */
export function addOutcome(facts: AddFacts): "befriend" | "ask" | "refuse" {
  if (facts.crossing && !facts.blocked) return "befriend";
  if (facts.addMe === "nobody") return "refuse";
  return facts.addMe === "anyone" && !facts.blocked ? "befriend" : "ask";
}

/** A request waits `lifetime` milliseconds, then counts as expired without anybody writing it down. */
export function stateAt(
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): FriendRequest["state"] {
  return request.state === "waiting" && request.created_at + lifetime <= now ? "expired" : request.state;
}

/** What the asker is shown: a declined request looks as if it still waited (`FRIEND-2`). */
export function stateForAsker(
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): FriendRequest["state"] {
  const state = request.state === "declined" ? "waiting" : request.state;
  return stateAt({ state, created_at: request.created_at }, now, lifetime);
}

const LINKS = [
  /\b[a-z][a-z0-9+.-]*:\/\//i,
  /\bwww\./i,
  // Names of hosts without anything before them; not what stands behind the @ of a mail address.
  /(?<![@\w.-])[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|cn|top|xyz|io|cc|tv|vip|info|biz|shop|club|icu)(?![\w@-])/i,
  /(?<![@\w.-])[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,12}\/[^\s/]/i,
];

/** As a browser would read it: wide letters and dots as plain ones, what nobody sees left out. */
const plainly = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("。", ".");

/**
 * Whether somebody has asked and not been answered, as he sees it: a declined request stands as long as a waiting one,
 * or whoever was declined could ask again at once, with new words each time (`abuse §2`: strangers send one).
 */
export const isStillAsking = (
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): boolean => stateForAsker(request, now, lifetime) === "waiting";

/** Strangers send one text without links (`abuse §2`). */
export const containsLink = (text: string): boolean => LINKS.some((link) => link.test(plainly(text)));
