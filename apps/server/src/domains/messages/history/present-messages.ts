import type { GroupMessage, PrivateMessage, StreamKind } from "@4d/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { findReactions } from "../changes/reactions.repository.ts";
import { readableAt } from "../disappearing/expiry.table.ts";
import { presentGroup, presentPrivate } from "../messages.presenter.ts";
import { type GroupMessageRow, type PrivateMessageRow, peerOf } from "../messages.table.ts";
import { countReaders, findGroupReads, findPrivatePositions } from "../receipts/positions.repository.ts";

type Db = Kysely<Tables>;

/** Reactions to those rows that are messages. */
const reactionsTo = (db: Db, kind: StreamKind, rows: readonly { id: number; type: number }[]) =>
  findReactions(
    db,
    kind,
    rows.filter((row) => row.type < 10).map((row) => row.id),
  );

/** Private rows as this person sees them now: status from positions, reactions, no recalled or expired content. */
export async function presentPrivateMessages(
  db: Db,
  userId: number,
  stored: readonly PrivateMessageRow[],
  now: number,
): Promise<PrivateMessage[]> {
  const rows = stored.map((row) => readableAt(row, now));
  const peers = [...new Set(rows.map((row) => peerOf(userId, row)))];
  const positions = await findPrivatePositions(db, userId, peers);
  const known = new Map(positions.map((one) => [`${one.userId}:${one.peerId}`, one]));
  const reactions = await reactionsTo(db, "private", rows);
  return rows.map((row) =>
    presentPrivate(row, {
      viewerId: userId,
      position: known.get(`${row.recv_id}:${row.send_id}`),
      reactions: reactions.get(row.id),
    }),
  );
}

/**
 * Group rows as this person sees them now: their read status, current counts, reactions, no recalled or expired
 * content.
 */
export async function presentGroupMessages(
  db: Db,
  userId: number,
  stored: readonly GroupMessageRow[],
  now: number,
): Promise<GroupMessage[]> {
  const rows = stored.map((row) => readableAt(row, now));
  const groupIds = [...new Set(rows.map((row) => row.group_id))];
  const reads = await findGroupReads(
    db,
    groupIds.map((groupId) => ({ groupId, userId })),
  );
  const counts = await countReaders(
    db,
    rows.filter((row) => row.receipt),
  );
  const reactions = await reactionsTo(db, "group", rows);
  return rows.map((row) =>
    presentGroup(row, {
      readId: reads.get(`${row.group_id}:${userId}`) ?? 0,
      readedCount: counts.get(row.id),
      reactions: reactions.get(row.id),
    }),
  );
}
