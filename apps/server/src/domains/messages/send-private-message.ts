import { type api, type InputOf, type PrivateMessage, privateChatId } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensureApart } from "./ensure-apart.ts";
import { tellDrafts } from "./leaving-words.ts";
import { checkedContent } from "./message-content.ts";
import { findPrivateByTmpIds } from "./private-messages.repository.ts";
import { quotedIn } from "./quoted.ts";
import { ensureFilesUsable } from "./referred-files.ts";
import { sendPrivateIntent } from "./send-private.intent.ts";
import { takeSending } from "./sending-limit.ts";

const keyOf = (sendId: number, tmpId: string | null | undefined) => (tmpId ? [{ sendId, tmpId }] : []);

type Input = InputOf<typeof api.privateMessages.send>;

/**
 * Sends to a friend. Stored when it answers; the same tmpId answers the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (not friends, or minor mode), notFound (quote), conflict (tmpId reused), tooMany.
 */
export async function sendPrivateMessage({ ctx, input }: Call<Input>): Promise<PrivateMessage> {
  const { services, actor } = ctx;
  await takeSending(services, actor.id);
  await ensureApart(services, actor, input.recvId);
  const content = checkedContent(input.type, input.content);
  await ensureFilesUsable(services, actor.id, input, {
    isSent: async () => (await findPrivateByTmpIds(services.db, keyOf(actor.id, input.tmpId))).length > 0,
  });
  const { quoteId } = input;
  const chatId = privateChatId(input.recvId);
  const quoting = quoteId === undefined ? null : { chatId, userId: actor.id, quoteId };
  const extra = quoting && (await quotedIn(services, quoting));
  return services.streams.private.submit(sendPrivateIntent, {
    sendId: actor.id,
    recvId: input.recvId,
    type: input.type,
    content,
    tmpId: input.tmpId || null,
    extra,
    sessionId: actor.sessionId,
    draft: input.draft,
    tellDrafts: (rows) => tellDrafts(services.bus, rows),
  });
}
