import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { currentReadersOf, membersOfRoom } from "../../groups/index.ts";
import type { GroupMessageRow } from "../messages.table.ts";

/**
 * Who is given an edit of a group message, which carries its words once more: those who read the message itself, and
 * nobody who came since or was away then. Null for everybody, where everybody does.
 */
export async function editRecipients(db: Kysely<Tables>, message: GroupMessageRow): Promise<number[] | null> {
  if (message.recv_ids !== null) return message.recv_ids;
  const windows = await membersOfRoom(db, message.group_id);
  const present = windows.filter(({ to }) => to === null);
  const reading = currentReadersOf(windows, message.id);
  return reading.size === present.length ? null : [...reading];
}
