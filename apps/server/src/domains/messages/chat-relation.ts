import { UserType } from "@4d/contract";
import type { Kysely } from "kysely";
import type { UserActor } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { haveAsked, relationsOf } from "../friends/index.ts";
import {
  ensureMayUseAiChats,
  findCharacterUsers,
  findUser,
  guestsAmong,
  mayLookUp,
  mayMeetCharacter,
  visitKey,
} from "../users/index.ts";

interface Direction {
  from: number;
  to: number;
}

/** How the sender is related to the other person; `meets`: a person and a character they may meet and do not block. */
interface ChatRelation {
  friends: boolean;
  /** The other person blocks the sender. */
  blocked: boolean;
  canMeet: boolean;
  /** Not friends and may not meet, but one asked the other and, as far as they know, has no response yet. */
  hasPendingRequest: boolean;
}

/**
 * As `relationsOf`, with a second look at non-friends: one of them may be a character or have a pending friend request.
 */
export async function chatRelationsOf(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
  now: number,
): Promise<ChatRelation[]> {
  const relations = await relationsOf(db, pairs);
  const strangers = pairs.filter(({ from, to }, index) => from !== to && !relations[index]?.friends);
  const meetable = strangers.length === 0 ? new Set<string>() : await meetablePairs(db, strangers, now);
  const unrelated = strangers.filter(({ from, to }) => !meetable.has(`${from}:${to}`));
  const answers = await haveAsked(db, unrelated, now);
  const pendingPairs = new Set(
    unrelated.filter((_, index) => answers[index]).map(({ from, to }) => `${from}:${to}`),
  );
  return pairs.map(({ from, to }, index) => ({
    friends: relations[index]?.friends ?? false,
    blocked: relations[index]?.blocked ?? false,
    canMeet: meetable.has(`${from}:${to}`),
    hasPendingRequest: pendingPairs.has(`${from}:${to}`),
  }));
}

async function meetablePairs(
  db: Kysely<Tables>,
  pairs: readonly Direction[],
  now: number,
): Promise<Set<string>> {
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
  const meetable = pairs.filter((pair, index) => {
    const visit = visits[index];
    if (visit === undefined) return false;
    const { personId, userId } = visit;
    const isBlocking = pair.from === personId && backwards[index]?.blocked === true;
    const to = { personId, isGuest: guests.has(visitKey(visit)) };
    return !isBlocking && mayMeetCharacter(characters.get(userId), to, now);
  });
  return new Set(meetable.map(({ from, to }) => `${from}:${to}`));
}

/**
 * Teen mode keeps people and characters apart; a character that is not shown to them stays unknown.
 * @throws Failure forbidden.
 */
export async function ensureTeenMayWrite(
  services: Services,
  writer: Pick<UserActor, "id" | "teenMode">,
  peerId: number,
): Promise<void> {
  if (!writer.teenMode) return;
  const peer = await findUser(services.db, peerId);
  if (peer?.type === UserType.CHARACTER && (await mayLookUp(services, writer.id, peer)))
    ensureMayUseAiChats(writer);
}
