import type { Services } from "../../platform/services.ts";
import { newestStreamId } from "../messages/index.ts";
import { touchAiChats } from "./ai-chats.repository.ts";
import {
  findUnansweredMessages,
  insertReplies,
  lockScanPosition,
  moveScanPosition,
} from "./replies.repository.ts";
import type { QueuedReply } from "./replies.table.ts";

const BATCH = 200;

/**
 * Looks through what was written since for messages to characters and makes a turn of each, once on all nodes:
 * the place reached is kept in the same transaction, so that a node that dies loses none.
 * @returns the new replies, and whether there may be more.
 */
export async function findReplies({
  db,
  clock,
}: Services): Promise<{ replies: QueuedReply[]; more: boolean }> {
  return db.transaction().execute(async (trx) => {
    const after = await lockScanPosition(trx);
    if (after === undefined) return { replies: [], more: false };
    const newestId = await newestStreamId(trx, "private");
    if (newestId <= after) return { replies: [], more: false };
    const asked = await findUnansweredMessages(trx, { after, upTo: newestId, limit: BATCH });
    const replies = await insertReplies(trx, asked, clock.now());
    await touchAiChats(trx, asked, { now: clock.now(), counts: true });
    const more = asked.length === BATCH;
    await moveScanPosition(trx, more ? (asked.at(-1)?.messageId ?? newestId) : newestId);
    return { replies, more };
  });
}
