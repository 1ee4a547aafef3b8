import type { Services } from "../../platform/services.ts";
import { streamHead } from "../messages/index.ts";
import { touchTalks } from "./talks.repository.ts";
import { findAsked, insertTurns, lockTail, moveTail } from "./turns.repository.ts";
import type { Waiting } from "./turns.table.ts";

const BATCH = 200;

/**
 * Looks through what was written since for messages to characters and makes a turn of each, once on all nodes:
 * the place reached is kept in the same transaction, so that a node that dies loses none.
 * @returns the new turns, and whether there may be more.
 */
export async function findTurns({ db, clock }: Services): Promise<{ turns: Waiting[]; more: boolean }> {
  return db.transaction().execute(async (trx) => {
    const after = await lockTail(trx);
    if (after === undefined) return { turns: [], more: false };
    const head = await streamHead(trx, "private");
    if (head <= after) return { turns: [], more: false };
    const asked = await findAsked(trx, { after, upTo: head, limit: BATCH });
    const turns = await insertTurns(trx, asked, clock.now());
    await touchTalks(trx, asked, { now: clock.now(), counts: true });
    const more = asked.length === BATCH;
    await moveTail(trx, more ? (asked.at(-1)?.messageId ?? head) : head);
    return { turns, more };
  });
}
