import type { ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useStore } from "zustand";
import { me } from "../../platform/session.ts";
import { myRole } from "./chat-directory.ts";
import { type LiveAnswer, liveText } from "./live-answer.ts";
import { liveAnswersStore } from "./live-answers.store.ts";

/** What a character is saying in a chat just now. */
export const useLiveAnswer = (chatId: ChatId): LiveAnswer | null =>
  useStore(liveAnswersStore, ({ chats }) => chats.get(chatId) ?? null);

/** Whether a character is answering in a chat. */
export const useAnswering = (chatId: ChatId): boolean =>
  useStore(liveAnswersStore, ({ chats }) => chats.get(chatId)?.status === "streaming");

/** Whether I may stop what a character is answering in a chat: in a group whom it answers, and who runs the group. */
export const useMayStop = (chatId: ChatId): boolean =>
  useStore(liveAnswersStore, ({ chats }) => {
    const live = chats.get(chatId);
    if (live?.status !== "streaming") return false;
    const role = myRole(chatId);
    return role === null || role !== "member" || live.to === me.get()?.uid;
  });

/** The words growing in place of an answer that is being given again; null when none is, "" before the first word. */
export const useGrowing = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): string | null =>
  useStore(liveAnswersStore, ({ chats }) => {
    const live = chats.get(chatId);
    const again = live !== undefined && live.turnId === extra?.ai?.turnId && live.status === "streaming";
    return again ? liveText(live) : null;
  });
