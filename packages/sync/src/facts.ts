import type { AiReplyMark } from "@4d/contract";

/** A yes or no said by a stream row; the row with the larger id has the last word. */
export interface Switch {
  rowId: number;
  on: boolean;
}

/**
 * Everything stream rows have said about a message besides the message itself. Facts merge in any order and
 * any number of times to the same result, and are stored even before their message is held.
 */
export interface Facts {
  /** Recall is final. */
  recalled?: true;
  recalledBy?: number;
  /** Removed for me alone; final as well. */
  removed?: true;
  edit?: { rowId: number; editedAt: number; content: string; ai?: AiReplyMark | undefined };
  pin?: Switch;
  /** By `${userId}:${emoji}`. */
  reactions?: Readonly<Record<string, Switch>>;
  readedCount?: number;
  receiptOk?: true;
}

/** What a message carries before facts are laid over it. */
export interface Reactions {
  emoji: string;
  userIds: number[];
}

/** Where facts come from: "row" of the stream, or "mine": just done here, with no row yet. */
export type FactsFrom = "row" | "mine";

function later<T extends { rowId: number }>(
  held: T | undefined,
  incoming: T | undefined,
  from: FactsFrom,
): T | undefined {
  if (held === undefined || incoming === undefined) return held ?? incoming;
  // What I just did carries the id of the row it is based on, and must win against that row.
  return incoming.rowId > held.rowId || (from === "mine" && incoming.rowId === held.rowId) ? incoming : held;
}

function mergeReactions(
  held: Facts["reactions"],
  incoming: Facts["reactions"],
  from: FactsFrom,
): Facts["reactions"] {
  if (incoming === undefined) return held;
  const merged = { ...held };
  for (const [key, value] of Object.entries(incoming)) merged[key] = later(merged[key], value, from) ?? value;
  return merged;
}

/** Joins two sets of facts: commutative, associative, idempotent (`messages §3.4`). */
export function mergeFacts(held: Facts | undefined, incoming: Facts, from: FactsFrom = "row"): Facts {
  if (held === undefined) return incoming;
  const edit = later(held.edit, incoming.edit, from);
  const pin = later(held.pin, incoming.pin, from);
  const reactions = mergeReactions(held.reactions, incoming.reactions, from);
  const by = Math.max(held.recalledBy ?? 0, incoming.recalledBy ?? 0);
  const readedCount = Math.max(held.readedCount ?? 0, incoming.readedCount ?? 0);
  return {
    ...((held.recalled ?? incoming.recalled) && { recalled: true }),
    ...(by > 0 && { recalledBy: by }),
    ...((held.removed ?? incoming.removed) && { removed: true }),
    ...(edit && { edit }),
    ...(pin && { pin }),
    ...(reactions && { reactions }),
    ...(readedCount > 0 && { readedCount }),
    ...((held.receiptOk ?? incoming.receiptOk) && { receiptOk: true }),
  };
}

/** The key of one person's one reaction. */
export const reactionKey = (userId: number, emoji: string): string => `${userId}:${emoji}`;

function applyReaction(lists: Map<string, Set<number>>, key: string, on: boolean): void {
  const colon = key.indexOf(":");
  const userId = Number(key.slice(0, colon));
  const emoji = key.slice(colon + 1);
  const users = lists.get(emoji) ?? new Set();
  if (on) users.add(userId);
  else users.delete(userId);
  lists.set(emoji, users);
}

/** Reactions of a snapshot with the facts laid over; people and emoji in a fixed order. */
export function resolveReactions(
  snapshot: readonly Reactions[] | undefined,
  facts: Facts["reactions"],
): Reactions[] | undefined {
  const lists = new Map<string, Set<number>>();
  for (const { emoji, userIds } of snapshot ?? []) lists.set(emoji, new Set(userIds));
  for (const [key, { on }] of Object.entries(facts ?? {})) applyReaction(lists, key, on);
  const result = [...lists]
    .filter(([, users]) => users.size > 0)
    .map(([emoji, users]) => ({ emoji, userIds: [...users].sort((a, b) => a - b) }))
    .sort((a, b) => (a.emoji < b.emoji ? -1 : 1));
  return result.length === 0 ? undefined : result;
}
