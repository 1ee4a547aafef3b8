import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { haveAsked, relationsOf } from "../friends/index.ts";
import { findCharacterUsers, guestsAmong, mayMeetCharacter, visitKey } from "../users/index.ts";

interface Direction {
  from: number;
  to: number;
}

/** How one stands to another he writes to; `meets`: a person and a character he may meet and does not block. */
export interface Reach {
  friends: boolean;
  /** The other blocks him. */
  blocked: boolean;
  meets: boolean;
  /** Neither friends nor may they meet, but one asked the other, who has not answered as far as they are told. */
  asked: boolean;
}

/**
 * As `relationsOf`; those who are no friends are looked at once more, for one of them may be a character, or have been
 * asked for a friendship.
 */
export async function reachesOf(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
  now: number,
): Promise<Reach[]> {
  const relations = await relationsOf(db, pairs);
  const strangers = pairs.filter(({ from, to }, index) => from !== to && !relations[index]?.friends);
  const met = strangers.length === 0 ? new Set<string>() : await meetings(db, strangers, now);
  const apart = strangers.filter(({ from, to }) => !met.has(`${from}:${to}`));
  const answers = await haveAsked(db, apart, now);
  const asked = new Set(apart.filter((_, index) => answers[index]).map(({ from, to }) => `${from}:${to}`));
  return pairs.map(({ from, to }, index) => ({
    friends: relations[index]?.friends ?? false,
    blocked: relations[index]?.blocked ?? false,
    meets: met.has(`${from}:${to}`),
    asked: asked.has(`${from}:${to}`),
  }));
}

async function meetings(db: Kysely<Tables>, pairs: readonly Direction[], now: number): Promise<Set<string>> {
  const characters = await findCharacterUsers(
    db,
    pairs.flatMap(({ from, to }) => [from, to]),
  );
  if (characters.size === 0) return new Set();
  const backwards = await relationsOf(
    db,
    pairs.map(({ from, to }) => ({ from: to, to: from })),
  );
  const visits = pairs.map(({ from, to }) =>
    characters.has(from) ? { personId: to, userId: from } : { personId: from, userId: to },
  );
  const guests = await guestsAmong(db, visits);
  const met = pairs.filter((pair, index) => {
    const visit = visits[index];
    if (visit === undefined) return false;
    const { personId, userId } = visit;
    const isBlocking = pair.from === personId && backwards[index]?.blocked === true;
    const to = { personId, isGuest: guests.has(visitKey(visit)) };
    return !isBlocking && mayMeetCharacter(characters.get(userId), to, now);
  });
  return new Set(met.map(({ from, to }) => `${from}:${to}`));
}
