import type { AiReplyMark, ChatId } from "@4d/contract";
import { toChatId } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { me } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { applyDelta, applyUpdate, type LiveReply } from "./live-reply.ts";
import { chatsEnded, messagesStore } from "./messages.store.ts";

/** The words of an ended reply stay this long, until its message takes their place, ms. */
const SHOW_ENDED_MS = 6000;
/** Number of newest messages searched for the message of a reply. */
const LOOKED_AT = 30;

/** The AI replies being generated, by chat (`CHAR-2`). */
export const liveRepliesStore = createStore<{ chats: ReadonlyMap<ChatId, LiveReply> }>()(() => ({
  chats: new Map(),
}));

const ends = new Map<ChatId, ReturnType<typeof setTimeout>>();

/** The reply being generated in a chat, or null. */
export const liveReplyId = (chatId: ChatId): number | null =>
  liveRepliesStore.getState().chats.get(chatId)?.replyId ?? null;

/** Removes the live reply of a chat. */
export function dropLiveReply(chatId: ChatId): void {
  clearTimeout(ends.get(chatId));
  ends.delete(chatId);
  liveRepliesStore.setState(({ chats }) => {
    if (!chats.has(chatId)) return {};
    const next = new Map(chats);
    next.delete(chatId);
    return { chats: next };
  });
}

function change(name: string, by: (held: LiveReply | undefined) => LiveReply | undefined): void {
  const chatId = toChatId(name);
  if (chatId === null) return;
  const held = liveRepliesStore.getState().chats.get(chatId);
  const next = by(held);
  if (next === undefined || next === held || isHere(chatId, next)) return;
  // Only the person who asked learns that their question was not answered.
  if (next.status === "failed" && next.to !== null && next.to !== me.get()?.uid) {
    dropLiveReply(chatId);
    return;
  }
  liveRepliesStore.setState(({ chats }) => ({ chats: new Map(chats).set(chatId, next) }));
  clearTimeout(ends.get(chatId));
  if (next.status === "done" || next.status === "cancelled")
    ends.set(
      chatId,
      setTimeout(
        () => dropLiveReply(chatId),
        next.status === "done" || next.pieces.size > 0 ? SHOW_ENDED_MS : 0,
      ),
    );
}

/** A reply as it stands in the chat, if it is among the newest messages. */
function shownReply(chatId: ChatId | null, replyId: number): AiReplyMark | null {
  const chat = chatId === null ? undefined : messagesStore.getState().sync?.chats.get(chatId);
  const newest = chat?.messages.slice(-LOOKED_AT) ?? [];
  return newest.findLast(({ extra }) => extra?.ai?.turnId === replyId)?.extra?.ai ?? null;
}

/** Whether the message of a live reply is in the chat, with this variant chosen. */
function isHere(chatId: ChatId, { replyId, variant }: LiveReply): boolean {
  const mark = shownReply(chatId, replyId);
  return mark !== null && mark.variant >= variant;
}

frames.on((frame) => {
  if (frame.cmd !== 5) return;
  const { data } = frame;
  if (data.type === "ai.delta") change(data.chatId, (held) => applyDelta(held, data));
  if (data.type === "ai.turn") {
    const mark = shownReply(toChatId(data.chatId), data.turnId);
    change(data.chatId, (held) => applyUpdate(held, { ...data, variant: mark?.of ?? 0 }));
  }
});
messagesStore.subscribe(({ sync, link }, before) => {
  const { chats } = liveRepliesStore.getState();
  if (chats.size === 0) return;
  // Words generated while there was no socket come with the next pull, as a message.
  const cut = link !== "online" && before.link === "online";
  for (const [chatId, live] of chats)
    if (cut || (sync !== before.sync && isHere(chatId, live))) dropLiveReply(chatId);
});
chatsEnded.on(() => {
  for (const chatId of liveRepliesStore.getState().chats.keys()) dropLiveReply(chatId);
});
