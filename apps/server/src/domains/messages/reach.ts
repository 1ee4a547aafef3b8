import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { relationsOf } from "../friends/index.ts";
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
}

/** As `relationsOf`; those who are no friends are looked at once more, for one of them may be a character. */
export async function reachesOf(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
  now: number,
): Promise<Reach[]> {
  const relations = await relationsOf(db, pairs);
  const strangers = pairs.filter(({ from, to }, index) => from !== to && !relations[index]?.friends);
  const met = strangers.length === 0 ? new Set<string>() : await meetings(db, strangers, now);
  return pairs.map(({ from, to }, index) => ({
    friends: relations[index]?.friends ?? false,
    blocked: relations[index]?.blocked ?? false,
    meets: met.has(`${from}:${to}`),
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
