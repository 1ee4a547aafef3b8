import type { api, InputOf, PrivateMessage } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers } from "../users/index.ts";
import { ensureApart } from "./ensure-apart.ts";
import { checkContent } from "./message-content.ts";
import { pairOf } from "./messages.table.ts";
import { findPrivateMessages } from "./private-messages.repository.ts";
import { quoteOf } from "./quote.ts";
import { ensureFilesExist, keepFiles } from "./referred-files.ts";
import { sendPrivateIntent } from "./send-private.intent.ts";
import { takeSending } from "./sending-limit.ts";

type Input = InputOf<typeof api.privateMessages.send>;

async function quoted({ ctx, input }: Call<Input>) {
  if (input.quoteId === undefined) return null;
  const { db, clock } = ctx.services;
  const row = (await findPrivateMessages(db, [input.quoteId], clock.now())).get(input.quoteId);
  const pair = pairOf(ctx.actor.id, input.recvId);
  const seen = row?.lo === pair.lo && row.hi === pair.hi;
  ensure(seen && (row.only_for ?? ctx.actor.id) === ctx.actor.id, "notFound", { field: "quoteId" });
  const sender = (await findUsers(db, [row.send_id])).get(row.send_id);
  return quoteOf({ ...row, sendId: row.send_id, name: sender?.nick_name ?? "" });
}

/**
 * Sends to a friend. Stored when it answers; the same tmpId answers the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (not friends, or minor mode), notFound (quote), conflict (tmpId reused), tooMany.
 */
export async function sendPrivateMessage(call: Call<Input>): Promise<PrivateMessage> {
  const { ctx, input } = call;
  const { services, actor } = ctx;
  await takeSending(services, actor.id);
  await ensureApart(services.db, actor, input.recvId);
  checkContent(input.type, input.content, services.config.publicUrl);
  await ensureFilesExist(services, input.type, input.content);
  const extra = await quoted(call);
  const record = await services.streams.private.submit(sendPrivateIntent, {
    sendId: actor.id,
    recvId: input.recvId,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId || null,
    extra,
    sessionId: actor.sessionId,
  });
  await keepFiles(services, input.type, input.content, record.extra?.gone);
  return record;
}
