import type { api, ChatState, Draft, InputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { roomsOf } from "../groups/index.ts";
import {
  type ChatStateRow,
  findChatStates,
  findDrafts,
  keepNewestDrafts,
  removeFromGroups,
  removePrivate,
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
  const pinnedAt = input.pinned ? now : null;
  const row = await saveChatState(
    db,
    { user_id: ctx.actor.id, chat_id: input.chatId, updated_at: now },
    {
      ...(input.pinned !== undefined && { pinned_at: pinnedAt }),
      ...(input.archived !== undefined && { archived: input.archived }),
      ...(input.markedUnread !== undefined && { marked_unread: input.markedUnread }),
      ...(input.hiddenUpTo !== undefined && { hidden_up_to: input.hiddenUpTo }),
      ...(input.clearedUpTo !== undefined && { cleared_up_to: input.clearedUpTo || null }),
    },
  );
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

function tellRemoved({ ctx, input }: Call<{ ids: number[] }>, kind: "private" | "group"): null {
  const event = { type: "message.removed" as const, kind, ids: input.ids };
  tell(ctx.services.bus, [ctx.actor.id], event, ctx.actor.sessionId);
  return null;
}

/** Removes private messages for me alone (`MSG-7`). */
export async function removePrivateMessages(call: Call<{ ids: number[] }>): Promise<null> {
  await removePrivate(call.ctx.services.db, call.ctx.actor.id, call.input.ids);
  return tellRemoved(call, "private");
}

/** Removes group messages for me alone (`MSG-7`). */
export async function removeGroupMessages(call: Call<{ ids: number[] }>): Promise<null> {
  const { services, actor } = call.ctx;
  const rooms = await roomsOf(services.db, actor.id);
  await removeFromGroups(
    services.db,
    actor.id,
    call.input.ids,
    rooms.map((one) => one.room),
  );
  return tellRemoved(call, "group");
}
