import { type ChatId, isOnPath, type TalkPaths } from "@4d/contract";
import { type ChatData, chatIdOf } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { keepCopy, keptCopy } from "../../platform/kept.ts";
import { chatsEnded, chatsReady } from "./messages.store.ts";

const KEPT = "paths";
type Chats = ReadonlyMap<ChatId, TalkPaths>;

/** The ways talks with characters went, by chat, as far as they were asked for (`characters §7.3`). */
export const talkPathsStore = createStore<{ chats: Chats }>()(() => ({ chats: new Map() }));

/** Also kept on the device: what is set aside must not flash up before the server has answered. */
export function setPaths(chatId: ChatId, paths: TalkPaths): void {
  const chats = new Map(talkPathsStore.getState().chats).set(chatId, paths);
  talkPathsStore.setState({ chats });
  keepCopy(KEPT, Object.fromEntries([...chats].filter(([, { branches }]) => branches.length > 0)));
}

/** Shallow: it is only drawn by until the server's own is here. */
const isPaths = (value: unknown): value is TalkPaths =>
  typeof value === "object" && value !== null && "branches" in value && Array.isArray(value.branches);

function recall(): void {
  const chats = Object.entries(keptCopy(KEPT) ?? {}).flatMap(([name, paths]): [ChatId, TalkPaths][] => {
    const chatId = chatIdOf(name);
    return chatId !== null && isPaths(paths) ? [[chatId, paths]] : [];
  });
  talkPathsStore.setState(({ chats: asked }) => ({ chats: new Map([...chats, ...asked]) }));
}

/** Of a chat what lies on the path its talk is on; around a hit all of it. */
export function onPath(chat: ChatData): ChatData {
  const paths = talkPathsStore.getState().chats.get(chat.chatId);
  if (paths === undefined || paths.branches.length === 0 || chat.around !== null) return chat;
  return { ...chat, messages: chat.messages.filter(({ id }) => id <= 0 || isOnPath(paths, id)) };
}

chatsReady.on(recall);
chatsEnded.on(() => talkPathsStore.setState({ chats: new Map() }));
