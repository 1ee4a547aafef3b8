import type { AiReplyMark, ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useStore } from "zustand";
import { me } from "../../platform/session.ts";
import { myRole } from "./chat-directory.ts";
import { liveRepliesStore } from "./live-replies.store.ts";
import { type LiveReply, liveText } from "./live-reply.ts";
import { messagesStore } from "./messages.store.ts";

/** Who writes replies: the built-in engine or a model. */
type Provenance = AiReplyMark["by"];

/** The AI reply being generated in a chat. */
export const useLiveReply = (chatId: ChatId): LiveReply | null =>
  useStore(liveRepliesStore, ({ chats }) => chats.get(chatId) ?? null);

/** Whether a character is answering in a chat. */
export const useIsReplying = (chatId: ChatId): boolean =>
  useStore(liveRepliesStore, ({ chats }) => chats.get(chatId)?.status === "streaming");

/** Whether I may stop the reply of a chat: in a group, the person it answers and the managers may. */
export const useMayStopReply = (chatId: ChatId): boolean =>
  useStore(liveRepliesStore, ({ chats }) => {
    const live = chats.get(chatId);
    if (live?.status !== "streaming") return false;
    const role = myRole(chatId);
    return role === null || role !== "member" || live.to === me.get()?.uid;
  });

/** The new words of a reply being regenerated; null when it is not, "" before the first word. */
export const useGrowingReply = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): string | null =>
  useStore(liveRepliesStore, ({ chats }) => {
    const live = chats.get(chatId);
    const again = live !== undefined && live.replyId === extra?.ai?.turnId && live.status === "streaming";
    return again ? liveText(live) : null;
  });

/** Who wrote the newest reply of a chat with a character; undefined while none is loaded, and in groups. */
export const useReplySource = (chatId: ChatId): Provenance | undefined =>
  useStore(messagesStore, ({ sync }) => {
    if (!chatId.startsWith("p:")) return undefined;
    const messages = sync?.chats.get(chatId)?.messages ?? [];
    return messages.findLast(({ sendId, extra }) => sendId !== sync?.me && extra?.ai !== undefined)?.extra?.ai
      ?.by;
  });

/** Whether a reply was addressed to me: in a private chat always, in a group as it says. Only I can regenerate it. */
export const isReplyForMe = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): boolean =>
  chatId.startsWith("p:") || (extra?.ai !== undefined && extra.ai.to === me.get()?.uid);
