import type { api, GroupMessage, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { membershipsOf } from "../groups/index.ts";
import { sees } from "./group-changes.intents.ts";
import { findGroupMessages } from "./group-messages.repository.ts";
import { checkContent } from "./message-content.ts";
import { quoteOf } from "./quote.ts";
import { ensureFilesExist, keepFiles } from "./referred-files.ts";
import { sendGroupIntent } from "./send-group.intent.ts";
import { takeSending } from "./sending-limit.ts";

type Input = InputOf<typeof api.groupMessages.send>;

async function quoted({ ctx, input }: Call<Input>) {
  if (input.quoteId === undefined) return null;
  const { db, clock } = ctx.services;
  const row = (await findGroupMessages(db, [input.quoteId], clock.now())).get(input.quoteId);
  const [member] = await membershipsOf(db, [{ groupId: input.groupId, userId: ctx.actor.id }]);
  ensure(row?.group_id === input.groupId && sees(member ?? null, row), "notFound", { field: "quoteId" });
  return quoteOf({ ...row, sendId: row.send_id, name: row.send_nick_name });
}

/**
 * Sends to a group. Stored when it answers; the same tmpId answers the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (left, silenced, everyone-mention), notFound, conflict, tooMany.
 */
export async function sendGroupMessage(call: Call<Input>): Promise<GroupMessage> {
  const { ctx, input } = call;
  const { services, actor } = ctx;
  await takeSending(services, actor.id);
  checkContent(input.type, input.content, services.config.publicUrl);
  await ensureFilesExist(services, input.type, input.content);
  const extra = await quoted(call);
  const record = await services.streams.group.submit(sendGroupIntent, {
    groupId: input.groupId,
    sendId: actor.id,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId || null,
    receipt: input.receipt,
    atUserIds: [...new Set(input.atUserIds ?? [])],
    extra,
    sessionId: actor.sessionId,
  });
  await keepFiles(services, input.type, input.content, record.extra?.gone);
  return record;
}
