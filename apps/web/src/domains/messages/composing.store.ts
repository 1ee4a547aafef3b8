import type { ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import type { Mentioned } from "./composer-rules.ts";
import { chatsEnded } from "./messages.store.ts";

/** The state of a composer besides its text. */
export interface Composing {
  quoting: Message | null;
  editing: Message | null;
  mentions: readonly Mentioned[];
}
export const NOTHING_COMPOSED: Composing = { quoting: null, editing: null, mentions: [] };

/** Quotes, edits and mentions in progress, by chat (`MSG-7`, `MSG-8`). */
export const composingStore = createStore<{ chats: ReadonlyMap<ChatId, Composing> }>()(() => ({
  chats: new Map(),
}));

/** The composing state of a chat. */
export const composingIn = (chatId: ChatId): Composing =>
  composingStore.getState().chats.get(chatId) ?? NOTHING_COMPOSED;

function change(chatId: ChatId, part: Partial<Composing>): void {
  composingStore.setState(({ chats }) => ({
    chats: new Map(chats).set(chatId, { ...(chats.get(chatId) ?? NOTHING_COMPOSED), ...part }),
  }));
}

/** Sets the quoted message of a chat, or removes it. */
export const quoteMessage = (chatId: ChatId, quoting: Message | null): void =>
  change(chatId, { quoting, editing: null });
/** Begins to edit a message, or cancels. */
export const startEditing = (chatId: ChatId, editing: Message | null): void =>
  change(chatId, { editing, quoting: null });
/** Adds a picked person as a mention. */
export const addMention = (chatId: ChatId, mention: Mentioned): void =>
  change(chatId, { mentions: [...composingIn(chatId).mentions, mention] });
/** Resets the state after sending. */
export const clearComposing = (chatId: ChatId): void => change(chatId, NOTHING_COMPOSED);

chatsEnded.on(() => composingStore.setState({ chats: new Map() }));
