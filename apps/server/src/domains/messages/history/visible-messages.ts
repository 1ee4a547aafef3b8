import { parseChatId } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { membershipsOf } from "../../groups/index.ts";
import { canSeeRow } from "../changes/group-changes.intents.ts";
import { pairOf } from "../messages.table.ts";
import { findMessages } from "../streams/messages.repository.ts";

/** The parts of a message that other domains may show. */
export interface VisibleMessage {
  id: number;
  send_id: number;
  type: number;
  content: string;
  status: number;
  extra: string | null;
  /** When it expires; null when it stays. */
  gone_at: number | null;
}

/** The messages of one chat the caller sees, of those asked for, in the chat's order. */
export async function findVisibleMessages(
  ctx: Context,
  { chatId, ids }: { chatId: string; ids: readonly number[] },
): Promise<VisibleMessage[]> {
  const chat = parseChatId(chatId);
  if (chat === null) return [];
  const { db, clock } = ctx.services;
  const me = ctx.actor.id;
  if (chat.kind === "private") {
    const pair = pairOf(me, chat.targetId);
    const rows = [...(await findMessages(db, "private", [...ids], clock.now())).values()];
    return rows
      .filter((row) => row.lo === pair.lo && row.hi === pair.hi && (row.only_for ?? me) === me)
      .sort((a, b) => a.id - b.id);
  }
  const [member] = await membershipsOf(db, [{ groupId: chat.targetId, userId: me }]);
  const rows = [...(await findMessages(db, "group", [...ids], clock.now())).values()];
  return rows
    .filter((row) => row.group_id === chat.targetId && canSeeRow(member ?? null, row))
    .sort((a, b) => a.id - b.id);
}

/** A message as it is now; its files stay with the report though it may expire. A tip of the server accuses nobody. */
const asEvidence = <R extends { send_id: number }>(row: R): R & { accusedId?: number } =>
  row.send_id === 0 ? row : { ...row, accusedId: row.send_id };

/**
 * A reported message as the server has it, for the administrators (`USER-1`). `chatId` determines the stream, since
 * both count from one. Undefined when the reporter does not see such a message.
 */
export async function messageEvidence(
  ctx: Context,
  input: { id: number; chatId?: string | undefined },
): Promise<(object & { accusedId?: number }) | undefined> {
  const chat = parseChatId(input.chatId ?? "");
  if (chat === null) return undefined;
  const { db, clock } = ctx.services;
  if (chat.kind === "private") {
    const row = (await findMessages(db, "private", [input.id], clock.now())).get(input.id);
    const pair = pairOf(ctx.actor.id, chat.targetId);
    const seen = row?.lo === pair.lo && row.hi === pair.hi && (row.only_for ?? ctx.actor.id) === ctx.actor.id;
    return seen ? asEvidence(row) : undefined;
  }
  const row = (await findMessages(db, "group", [input.id], clock.now())).get(input.id);
  const [member] = await membershipsOf(db, [{ groupId: chat.targetId, userId: ctx.actor.id }]);
  return row?.group_id === chat.targetId && canSeeRow(member ?? null, row) ? asEvidence(row) : undefined;
}
