import { DELETED_USER_NAME } from "@4d/contract";
import { sql } from "kysely";
import { eraseRows } from "../../../platform/db/erase-rows.ts";
import type { Services } from "../../../platform/services.ts";
import {
  findGroupsOf,
  findNonHumanPeers,
  findSentInGroup,
  renameSender,
  type SentRow,
} from "./anonymise-messages.repository.ts";

const PAGE = 500;

/** Deletes a person's chats with characters and with themselves, which nobody else shares. */
async function eraseOwnChats({ db }: Services, userId: number): Promise<void> {
  for (const peer of await findNonHumanPeers(db, userId)) {
    const [lo, hi] = [Math.min(userId, peer), Math.max(userId, peer)];
    const between = sql`lo = ${lo} and hi = ${hi}`;
    await eraseRows(db, "private_message", between);
    await eraseRows(db, "private_chat", between);
  }
}

/** Processes rows a page at a time, each page after the last row of the one before. */
async function forEachPage(
  read: (after: number) => Promise<SentRow[]>,
  work: (rows: SentRow[]) => Promise<void>,
): Promise<void> {
  for (let after = 0, full = true; full; ) {
    const rows = await read(after);
    await work(rows);
    after = rows.at(-1)?.id ?? after;
    full = rows.length === PAGE;
  }
}

/**
 * Anonymises the messages of a person whose account is deleted (`AUTH-9`): messages to people stay, with their files,
 * under the name of nobody; messages to characters are deleted. Idempotent.
 */
export async function anonymiseMessagesOf(services: Services, userId: number): Promise<void> {
  const { db } = services;
  await eraseOwnChats(services, userId);
  for (const groupId of await findGroupsOf(db, userId))
    await forEachPage(
      (after) => findSentInGroup(db, { groupId, userId, after, limit: PAGE }),
      (rows) =>
        renameSender(
          db,
          rows.map(({ id }) => id),
          DELETED_USER_NAME,
        ),
    );
}
