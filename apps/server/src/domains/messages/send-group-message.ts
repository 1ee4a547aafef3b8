import { type api, type GroupMessage, groupChatId, type InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { publishDrafts } from "./drafts/end-drafts.ts";
import { checkedContent } from "./files/message-content.ts";
import { ensureFilesUsable } from "./files/referenced-files.ts";
import { loadQuote } from "./quotes/load-quotes.ts";
import { sendGroupIntent } from "./send-group.intent.ts";
import { takeSendLimit } from "./sending-limit.ts";
import { findByTmpIds } from "./streams/messages.repository.ts";

const keyOf = (sendId: number, tmpId: string | null | undefined) => (tmpId ? [{ sendId, tmpId }] : []);

type Input = InputOf<typeof api.groupMessages.send>;

/**
 * Sends to a group. Stored by the time it returns; the same tmpId returns the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (left, muted, everyone-mention), notFound, conflict, tooMany.
 */
export async function sendGroupMessage({ ctx, input }: Call<Input>): Promise<GroupMessage> {
  const { services, actor } = ctx;
  await takeSendLimit(services, actor.id);
  const content = checkedContent(input.type, input.content);
  await ensureFilesUsable(services, actor.id, input, {
    isSent: async () => (await findByTmpIds(services.db, "group", keyOf(actor.id, input.tmpId))).length > 0,
  });
  const { quoteId } = input;
  const chatId = groupChatId(input.groupId);
  const quoting = quoteId === undefined ? null : { chatId, userId: actor.id, quoteId };
  const extra = quoting && (await loadQuote(services, quoting));
  return services.streams.group.submit(sendGroupIntent, {
    groupId: input.groupId,
    sendId: actor.id,
    type: input.type,
    content,
    tmpId: input.tmpId || null,
    receipt: input.receipt,
    atUserIds: [...new Set(input.atUserIds ?? [])],
    extra,
    sessionId: actor.sessionId,
    draft: input.draft,
    publishDrafts: (rows) => publishDrafts(services.bus, rows),
  });
}
