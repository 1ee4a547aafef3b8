import { parseChatId } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { membershipsOf } from "../../groups/index.ts";
import { canSeeRow } from "../changes/group-changes.intents.ts";
import { pairOf } from "../messages.table.ts";
import { findGroupMessages } from "../streams/group-messages.repository.ts";
import { findPrivateMessages } from "../streams/private-messages.repository.ts";

/** A message as other domains may show parts of it. */
export interface VisibleMessage {
  id: number;
  send_id: number;
  type: number;
  content: string;
  status: number;
  extra: string | null;
  /** When it disappears; null when it stays. */
  gone_at: number | null;
}

/** Those of these messages of one chat that the caller sees, in the chat's order. */
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
    const rows = [...(await findPrivateMessages(db, [...ids], clock.now())).values()];
    return rows
      .filter((row) => row.lo === pair.lo && row.hi === pair.hi && (row.only_for ?? me) === me)
      .sort((a, b) => a.id - b.id);
  }
  const [member] = await membershipsOf(db, [{ groupId: chat.targetId, userId: me }]);
  const rows = [...(await findGroupMessages(db, [...ids], clock.now())).values()];
  return rows
    .filter((row) => row.group_id === chat.targetId && canSeeRow(member ?? null, row))
    .sort((a, b) => a.id - b.id);
}
