import { type AiChatPaths, type ChatId, isOnPath } from "@4d/contract";
import { type ChatData, toChatId } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { chatsEnded, chatsReady } from "./messages.store.ts";

const STORAGE_KEY = "paths";
type Chats = ReadonlyMap<ChatId, AiChatPaths>;

/** The paths of AI chats, by chat, as far as they were fetched (`characters §7.3`). */
export const aiChatPathsStore = createStore<{ chats: Chats }>()(() => ({ chats: new Map() }));

/** Also stored on the device: an abandoned path must not flash up before the server has answered. */
export function setAiChatPaths(chatId: ChatId, paths: AiChatPaths): void {
  const chats = new Map(aiChatPathsStore.getState().chats).set(chatId, paths);
  aiChatPathsStore.setState({ chats });
  saveCopy(STORAGE_KEY, Object.fromEntries([...chats].filter(([, { branches }]) => branches.length > 0)));
}

/** A shallow check: it is only drawn until the server's answer is here. */
const isPaths = (value: unknown): value is AiChatPaths =>
  typeof value === "object" && value !== null && "branches" in value && Array.isArray(value.branches);

function loadStored(): void {
  const stored = Object.entries(loadCopy(STORAGE_KEY) ?? {}).flatMap(
    ([name, paths]): [ChatId, AiChatPaths][] => {
      const chatId = toChatId(name);
      return chatId !== null && isPaths(paths) ? [[chatId, paths]] : [];
    },
  );
  aiChatPathsStore.setState(({ chats }) => ({ chats: new Map([...stored, ...chats]) }));
}

/** The messages of a chat that lie on its current path; around a search hit all of them. */
export function onPath(chat: ChatData): ChatData {
  const paths = aiChatPathsStore.getState().chats.get(chat.chatId);
  if (paths === undefined || paths.branches.length === 0 || chat.around !== null) return chat;
  return { ...chat, messages: chat.messages.filter(({ id }) => id <= 0 || isOnPath(paths, id)) };
}

chatsReady.on(loadStored);
chatsEnded.on(() => aiChatPathsStore.setState({ chats: new Map() }));
