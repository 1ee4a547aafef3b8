import type { ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useStore } from "zustand";
import { me } from "../../platform/session.ts";
import { myRole } from "./chat-directory.ts";
import { liveRepliesStore } from "./live-replies.store.ts";
import { type LiveReply, liveText } from "./live-reply.ts";

/** What a character is saying in a chat just now. */
export const useLiveReply = (chatId: ChatId): LiveReply | null =>
  useStore(liveRepliesStore, ({ chats }) => chats.get(chatId) ?? null);

/** Whether a character is answering in a chat. */
export const useIsReplying = (chatId: ChatId): boolean =>
  useStore(liveRepliesStore, ({ chats }) => chats.get(chatId)?.status === "streaming");

/** Whether I may stop what a character is answering in a chat: in a group whom it answers, and who runs the group. */
export const useMayStopReply = (chatId: ChatId): boolean =>
  useStore(liveRepliesStore, ({ chats }) => {
    const live = chats.get(chatId);
    if (live?.status !== "streaming") return false;
    const role = myRole(chatId);
    return role === null || role !== "member" || live.to === me.get()?.uid;
  });

/** The words growing in place of an answer that is being given again; null when none is, "" before the first word. */
export const useGrowingReply = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): string | null =>
  useStore(liveRepliesStore, ({ chats }) => {
    const live = chats.get(chatId);
    const again = live !== undefined && live.replyId === extra?.ai?.turnId && live.status === "streaming";
    return again ? liveText(live) : null;
  });

/** Whether a character's answer was given to me: between two it is, in a group it says so. Only I have it given again. */
export const isReplyForMe = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): boolean =>
  chatId.startsWith("p:") || (extra?.ai !== undefined && extra.ai.to === me.get()?.uid);
