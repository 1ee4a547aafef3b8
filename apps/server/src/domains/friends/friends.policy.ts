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
export function wayToAdd(facts: AddFacts): "befriend" | "ask" | "refuse" {
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

/** Strangers send one text without links (`messaging §3`). */
export const holdsLink = (text: string): boolean => /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\./i.test(text);
