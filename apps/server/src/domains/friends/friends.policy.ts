import type { FriendRequest, Privacy } from "@4d/contract";

/** The facts that decide the outcome of adding a person. */
export interface AddFacts {
  /** The person's setting (`USER-3`). */
  addMe: Privacy["addMe"];
  /** The person blocks the asker. */
  blocked: boolean;
  /** The person has asked the asker, too, and waits for an answer. */
  crossing: boolean;
}

/**
 * The outcome of adding a person (`FRIEND-2`). A blocked asker gets the ordinary "requested", so that they learn
 * nothing; two people who ask each other become friends.
 */
export function addOutcome(facts: AddFacts): "befriend" | "ask" | "refuse" {
  if (facts.crossing && !facts.blocked) return "befriend";
  if (facts.addMe === "nobody") return "refuse";
  return facts.addMe === "anyone" && !facts.blocked ? "befriend" : "ask";
}

/** The state of a request at `now`: one that waited `lifetime` milliseconds counts as expired, without a write. */
export function stateAt(
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): FriendRequest["state"] {
  return request.state === "waiting" && request.created_at + lifetime <= now ? "expired" : request.state;
}

/** The state shown to the asker: a declined request looks as if it were still waiting (`FRIEND-2`). */
export function stateForAsker(
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): FriendRequest["state"] {
  const state = request.state === "declined" ? "waiting" : request.state;
  return stateAt({ state, created_at: request.created_at }, now, lifetime);
}

/**
 * Whether the asker has to wait before they ask again. A declined request counts like a waiting one until it expires:
 * otherwise they could ask again at once, with new words each time (`abuse §2`: strangers send one).
 */
export const isStillAsking = (
  request: { state: FriendRequest["state"]; created_at: number },
  now: number,
  lifetime: number,
): boolean => stateForAsker(request, now, lifetime) === "waiting";

/** What counts as a link, also without a scheme. */
const LINKS = [
  /\b[a-z][a-z0-9+.-]*:\/\//i,
  /\bwww\./i,
  // Bare host names; not the part after the @ of a mail address.
  /(?<![@\w.-])[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|cn|top|xyz|io|cc|tv|vip|info|biz|shop|club|icu)(?![\w@-])/i,
  /(?<![@\w.-])[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,12}\/[^\s/]/i,
];

/** The text as a browser reads it: full-width letters and dots as plain ones, invisible characters removed. */
const plainly = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("。", ".");

/** Whether a text contains a link: strangers send one text without links (`abuse §2`). */
export const containsLink = (text: string): boolean => LINKS.some((link) => link.test(plainly(text)));
