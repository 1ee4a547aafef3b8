import type { api, ChatState, Draft, InputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { findChatStates, findDrafts, keepNewestDrafts, saveDraft } from "./chats.repository.ts";
import { changeChatStateIntent, presentState, removeMessagesIntent } from "./own-changes.intents.ts";

/** How my chats stand in the list (`MSG-18`). */
export async function chatStates({ ctx }: Call<unknown>): Promise<ChatState[]> {
  return (await findChatStates(ctx.services.db, ctx.actor.id)).map(presentState);
}

/** Each change is a row of the stream, so the changes of one person are bounded (`W18`). */
const CHANGES = { rate: 5, burst: 100 };

/** Changes how a chat stands, on all my terminals (`MSG-18`). @throws Failure `tooMany`. */
export async function setChatState({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.setState>>): Promise<ChatState> {
  const { services, actor } = ctx;
  await limited(services, `chat-state:${actor.id}`, CHANGES);
  const state = await services.streams.private.submit(changeChatStateIntent, { ...input, userId: actor.id });
  tell(services.bus, [actor.id], { type: "chat.state", state }, actor.sessionId);
  return state;
}

/** My drafts by chat (`MSG-13`). */
export async function drafts({ ctx }: Call<unknown>): Promise<Record<string, Draft>> {
  const rows = await findDrafts(ctx.services.db, ctx.actor.id);
  const standing = rows.filter((row) => row.text !== "");
  return Object.fromEntries(
    standing.map((row) => [row.chat_id, { text: row.text, updatedAt: row.updated_at }]),
  );
}

const CHAT_ID = /^[pg]:[1-9]\d{0,15}$/;
const DRAFTS_AT_ONCE = 200;

/** Merges drafts; of each chat the newer one wins, so that terminals agree. Wrong chat ids are dropped. */
export async function setDrafts(
  call: Call<InputOf<typeof api.chats.setDrafts>>,
): Promise<Record<string, Draft>> {
  const { services, actor } = call.ctx;
  const latest = services.clock.now() + 60_000;
  const given = Object.entries(call.input as Record<string, Draft>).filter(([chatId]) =>
    CHAT_ID.test(chatId),
  );
  const rows = given.slice(0, DRAFTS_AT_ONCE).map(([chatId, draft]) => ({
    user_id: actor.id,
    chat_id: chatId,
    text: draft.text,
    updated_at: Math.min(draft.updatedAt, latest),
  }));
  const saved = await services.db.transaction().execute(async (trx) => {
    const newer: typeof rows = [];
    for (const row of rows) if (await saveDraft(trx, row)) newer.push(row);
    await keepNewestDrafts(trx, actor.id);
    return newer;
  });
  for (const { chat_id: chatId, text, updated_at: updatedAt } of saved) {
    const told = text === "" ? null : { text, updatedAt };
    tell(services.bus, [actor.id], { type: "draft", chatId, draft: told }, actor.sessionId);
  }
  return drafts(call);
}

const removeOf =
  (kind: "private" | "group") =>
  async ({ ctx, input: { ids } }: Call<{ ids: number[] }>): Promise<null> => {
    const { services, actor } = ctx;
    await services.streams.private.submit(removeMessagesIntent, { userId: actor.id, kind, ids });
    tell(services.bus, [actor.id], { type: "message.removed", kind, ids }, actor.sessionId);
    return null;
  };

/** Removes private messages for me alone, on all my terminals (`MSG-7`). */
export const removePrivateMessages = removeOf("private");

/** Removes group messages for me alone, on all my terminals (`MSG-7`). */
export const removeGroupMessages = removeOf("group");
