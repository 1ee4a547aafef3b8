import type { api, ChatState, Draft, InputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import {
  type ChatStateRow,
  findChatState,
  findChatStates,
  findDrafts,
  removeMessages,
  saveChatState,
  saveDraft,
} from "./chats.repository.ts";

const present = (row: ChatStateRow): ChatState => ({
  chatId: row.chat_id,
  pinnedAt: row.pinned_at,
  archived: row.archived,
  markedUnread: row.marked_unread,
  hiddenUpTo: row.hidden_up_to,
  clearedUpTo: row.cleared_up_to,
  updatedAt: row.updated_at,
});

/** How my chats stand in the list (`MSG-18`). */
export async function chatStates({ ctx }: Call<unknown>): Promise<ChatState[]> {
  return (await findChatStates(ctx.services.db, ctx.actor.id)).map(present);
}

/** Changes how a chat stands; what the call leaves out stays. My other terminals are told. */
export async function setChatState({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.setState>>): Promise<ChatState> {
  const { db, clock, bus } = ctx.services;
  const now = clock.now();
  const before = await findChatState(db, ctx.actor.id, input.chatId);
  const pinned = input.pinned ? now : null;
  const pinnedAt = input.pinned === undefined ? (before?.pinned_at ?? null) : pinned;
  const row: ChatStateRow = {
    user_id: ctx.actor.id,
    chat_id: input.chatId,
    pinned_at: pinnedAt,
    archived: input.archived ?? before?.archived ?? false,
    marked_unread: input.markedUnread ?? before?.marked_unread ?? false,
    hidden_up_to: input.hiddenUpTo === undefined ? (before?.hidden_up_to ?? null) : input.hiddenUpTo,
    cleared_up_to: Math.max(input.clearedUpTo ?? 0, before?.cleared_up_to ?? 0) || null,
    updated_at: now,
  };
  await saveChatState(db, row);
  const state = present(row);
  tell(bus, [ctx.actor.id], { type: "chat.state", state }, ctx.actor.sessionId);
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
  for (const [chatId, draft] of given.slice(0, DRAFTS_AT_ONCE)) {
    const updatedAt = Math.min(draft.updatedAt, latest);
    const row = { user_id: actor.id, chat_id: chatId, text: draft.text, updated_at: updatedAt };
    if (!(await saveDraft(services.db, row))) continue;
    const told = draft.text === "" ? null : { text: draft.text, updatedAt };
    tell(services.bus, [actor.id], { type: "draft", chatId, draft: told }, actor.sessionId);
  }
  return drafts(call);
}

function remove(kind: "private" | "group") {
  return async ({ ctx, input }: Call<{ ids: number[] }>): Promise<null> => {
    await removeMessages(ctx.services.db, ctx.actor.id, kind, input.ids);
    tell(
      ctx.services.bus,
      [ctx.actor.id],
      { type: "message.removed", kind, ids: input.ids },
      ctx.actor.sessionId,
    );
    return null;
  };
}

/** Removes private messages for me alone (`MSG-7`). */
export const removePrivateMessages = remove("private");
/** Removes group messages for me alone (`MSG-7`). */
export const removeGroupMessages = remove("group");
