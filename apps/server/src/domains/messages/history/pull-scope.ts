import { Terminal } from "@4d/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { roomsOf } from "../../groups/index.ts";
import type { RoomSpan } from "../messages.table.ts";
import { newestStreamId } from "../streams/read-stream.ts";

const DAY_MS = 24 * 3_600_000;
/** How far back the family's clients reach: on a phone, elsewhere, and in groups (`protocol §9.3`). */
const LEGACY_HISTORY_MS = { app: 30 * DAY_MS, other: 90 * DAY_MS, group: 30 * DAY_MS };

/** The time before which nothing is pulled by a client of the family, epoch milliseconds. Pure. */
export const privateSince = (terminal: number, now: number): number =>
  now - (terminal === Terminal.APP ? LEGACY_HISTORY_MS.app : LEGACY_HISTORY_MS.other);

/** The same for group messages. Pure. */
export const groupSince = (now: number): number => now - LEGACY_HISTORY_MS.group;

/** What somebody may see of which group, and up to where: a group joined meanwhile has its rows above that. */
export async function visibleRooms(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ upTo: number; rooms: RoomSpan[] }> {
  const upTo = await newestStreamId(db, "group");
  const windows = await roomsOf(db, userId);
  return { upTo, rooms: windows.map((one) => ({ groupId: one.room, from: one.from, to: one.to })) };
}
