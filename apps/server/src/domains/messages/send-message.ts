import {
  type api,
  type GroupMessage,
  groupChatId,
  type InputOf,
  type PrivateMessage,
  privateChatId,
  type StreamKind,
} from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { relationsOf } from "../friends/index.ts";
import { ensureTeenMayWrite } from "./chat-relation.ts";
import { publishDrafts } from "./drafts/end-drafts.ts";
import { checkedContent } from "./files/message-content.ts";
import { ensureFilesUsable } from "./files/referenced-files.ts";
import { loadQuote } from "./quotes/load-quotes.ts";
import { sendGroupIntent } from "./send-group.intent.ts";
import type { SentMessage } from "./send-intents.ts";
import { sendPrivateIntent } from "./send-private.intent.ts";
import { takeSendLimit } from "./sending-limit.ts";
import { storedTmpIds } from "./streams/messages.repository.ts";

type PrivateInput = InputOf<typeof api.privateMessages.send>;
type GroupInput = InputOf<typeof api.groupMessages.send>;

/** Checks the content and its files, and loads the quote. @throws Failure invalid, notFound (quote). */
async function prepare(
  { services, actor }: Context,
  input: Pick<PrivateInput, "type" | "content" | "tmpId" | "quoteId" | "draft">,
  chat: { kind: StreamKind; chatId: string },
): Promise<SentMessage> {
  const { type, quoteId, draft } = input;
  const tmpId = input.tmpId || null;
  const content = checkedContent(type, input.content);
  const keys = tmpId === null ? [] : [{ sendId: actor.id, tmpId }];
  await ensureFilesUsable(services, actor.id, input, {
    isSent: async () => (await storedTmpIds(services.db, chat.kind, keys)).size > 0,
  });
  const quoting = quoteId === undefined ? null : { chatId: chat.chatId, userId: actor.id, quoteId };
  return {
    sendId: actor.id,
    type,
    content,
    tmpId,
    extra: quoting && (await loadQuote(services, quoting)),
    sessionId: actor.sessionId,
    draft,
    publishDrafts: (rows) => publishDrafts(services.bus, rows),
  };
}

/**
 * Sends to a friend. Stored by the time it returns; the same tmpId returns the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (not friends, or teen mode), notFound (quote), conflict (tmpId reused), tooMany.
 */
export async function sendPrivateMessage({ ctx, input }: Call<PrivateInput>): Promise<PrivateMessage> {
  const { recvId } = input;
  await takeSendLimit(ctx.services, ctx.actor.id);
  await ensureTeenMayWrite(ctx.services, ctx.actor, recvId);
  const message = await prepare(ctx, input, { kind: "private", chatId: privateChatId(recvId) });
  return ctx.services.streams.private.submit(sendPrivateIntent, { ...message, recvId });
}

/**
 * Sends to a group. Stored by the time it returns; the same tmpId returns the first record again (`MSG-3`).
 * @throws Failure invalid, forbidden (left, muted, everyone-mention), notFound, conflict, tooMany.
 */
export async function sendGroupMessage({ ctx, input }: Call<GroupInput>): Promise<GroupMessage> {
  const { groupId, receipt } = input;
  await takeSendLimit(ctx.services, ctx.actor.id);
  const message = await prepare(ctx, input, { kind: "group", chatId: groupChatId(groupId) });
  const atUserIds = [...new Set(input.atUserIds ?? [])];
  return ctx.services.streams.group.submit(sendGroupIntent, { ...message, groupId, receipt, atUserIds });
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
