import { type api, type InputOf, type PrivateMessage, privateChatId } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { relationsOf } from "../friends/index.ts";
import { ensureTeenMayWrite } from "./chat-relation.ts";
import { publishDrafts } from "./drafts/end-drafts.ts";
import { checkedContent } from "./files/message-content.ts";
import { ensureFilesUsable } from "./files/referenced-files.ts";
import { loadQuote } from "./quotes/load-quotes.ts";
import { sendPrivateIntent } from "./send-private.intent.ts";
import { takeSendLimit } from "./sending-limit.ts";
import { findByTmpIds } from "./streams/messages.repository.ts";

const keyOf = (sendId: number, tmpId: string | null | undefined) => (tmpId ? [{ sendId, tmpId }] : []);

type Input = InputOf<typeof api.privateMessages.send>;

/**
 * Sends to a friend. Stored by the time it returns; the same tmpId returns the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (not friends, or teen mode), notFound (quote), conflict (tmpId reused), tooMany.
 */
export async function sendPrivateMessage({ ctx, input }: Call<Input>): Promise<PrivateMessage> {
  const { services, actor } = ctx;
  await takeSendLimit(services, actor.id);
  await ensureTeenMayWrite(services, actor, input.recvId);
  const content = checkedContent(input.type, input.content);
  await ensureFilesUsable(services, actor.id, input, {
    isSent: async () => (await findByTmpIds(services.db, "private", keyOf(actor.id, input.tmpId))).length > 0,
  });
  const { quoteId } = input;
  const chatId = privateChatId(input.recvId);
  const quoting = quoteId === undefined ? null : { chatId, userId: actor.id, quoteId };
  const extra = quoting && (await loadQuote(services, quoting));
  return services.streams.private.submit(sendPrivateIntent, {
    sendId: actor.id,
    recvId: input.recvId,
    type: input.type,
    content,
    tmpId: input.tmpId || null,
    extra,
    sessionId: actor.sessionId,
    draft: input.draft,
    publishDrafts: (rows) => publishDrafts(services.bus, rows),
  });
}

/** Shows a friend for 5 s that I am typing (`MSG-14`); a blocked person's typing is dropped. */
export async function publishTyping({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.typing>>): Promise<null> {
  const { services, actor } = ctx;
  const { ok, retryAfter } = await services.limits.take(`typing:${actor.id}`, { rate: 1, burst: 10 });
  ensure(ok, "tooMany", { data: { retryAfter } });
  const [relation] = await relationsOf(services.db, [{ from: actor.id, to: input.friendId }]);
  if (relation?.friends && !relation.blocked) {
    publishEvent(services.bus, [input.friendId], {
      type: "typing",
      chatId: privateChatId(actor.id),
      userId: actor.id,
    });
  }
  return null;
}
