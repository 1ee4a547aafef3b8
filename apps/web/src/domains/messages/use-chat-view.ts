import { type ChatId, MessageType } from "@4d/contract";

import { type Message, withFacts } from "@4d/sync";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { chatViewStore, jumpTo, openChat } from "./chat-view.store.ts";
import type { ChatView } from "./chat-view.ts";
import { type Composing, composingStore, NOTHING_COMPOSED } from "./composing.store.ts";
import { draftsStore } from "./drafts.store.ts";
import { pinnedStore } from "./message-actions.store.ts";
import { messagesStore, running } from "./messages.store.ts";
import { currentQuote, type Quote } from "./quote-rules.ts";
import { selectionStore } from "./selection.store.ts";
import { typingStore } from "./typing.store.ts";
import { type Upload, uploadsStore } from "./uploads.store.ts";

/** Opens a chat with its page, at its first unread line or `atEnd`, and closes it with the page. */
export function useOpenChat(chatId: ChatId, atEnd = false): void {
  // A fresh terminal learns its read position from the first answer; without a network it never does.
  const isLoaded = useStore(
    messagesStore,
    ({ sync, loading }) => sync !== null && (!loading || sync.chats.has(chatId) || !navigator.onLine),
  );
  useEffect(() => (isLoaded ? openChat(chatId, atEnd) : undefined), [chatId, isLoaded, atEnd]);
}

/** An open chat as it is drawn. */
export const useChatView = (chatId: ChatId): ChatView => useStore(chatViewStore(chatId));

/** Whether the first messages of an open chat are here. */
export const useChatReady = (chatId: ChatId): boolean =>
  useStore(chatViewStore(chatId), ({ ready }) => ready);

const NONE: readonly Message[] = [];
const NO_IDS: ReadonlySet<number> = new Set();

/** Pinned messages of a chat; `loadPinned` fetches them. */
export const usePinned = (chatId: ChatId): readonly Message[] =>
  useStore(pinnedStore, ({ chats }) => chats.get(chatId) ?? NONE);

/**
 * A message of a chat as far as this device knows it: from memory, otherwise from storage with later changes applied.
 */
function useKnownMessage(chatId: ChatId, id: number): Message | undefined {
  const [stored, setStored] = useState<Message>();
  const held = useStore(messagesStore, ({ sync }) => {
    const chat = sync?.chats.get(chatId);
    const isIt = (message: Message) => message.id === id;
    return chat?.messages.find(isIt) ?? chat?.around?.find(isIt);
  });
  const facts = useStore(messagesStore, ({ sync }) => sync?.chats.get(chatId)?.waiting.get(id));
  const isHeld = held !== undefined;
  useEffect(() => {
    if (isHeld || id === 0) return;
    let over = false;
    const found = running()?.store.messagesBefore(chatId, id + 1, 1);
    found?.then(
      ([message]) => !over && setStored(message?.id === id ? message : undefined),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [chatId, id, isHeld]);
  return useMemo(() => {
    const known = held ?? stored;
    if (known !== undefined) return facts === undefined ? known : withFacts(known, facts);
    return facts && withFacts(unknownMessage(chatId, id), facts);
  }, [held, stored, facts, chatId, id]);
}

/** A message of which only the id is known. */
const unknownMessage = (chatId: ChatId, id: number): Message => ({
  ...{ chatId, id, tmpId: null, sendId: 0, type: MessageType.TEXT, content: "", status: 0, sendTime: 0 },
});

/** A message in its present state, or as passed in if nothing newer is known. */
export function useCurrentMessage(chatId: ChatId, message: Message | null): Message | null {
  const held = useKnownMessage(chatId, message?.id ?? 0);
  return message && (held?.sendId === message.sendId ? held : message);
}

/** A quote in its present state: it follows the quoted message (`MSG-7`), and is emptied with it (`W16`). */
export function useQuote(chatId: ChatId, quote: Quote): Quote {
  const held = useKnownMessage(chatId, quote.id);
  return useMemo(() => currentQuote(quote, held), [quote, held]);
}

/** The unsent text of a chat. */
export const useDraft = (chatId: ChatId): string =>
  useStore(draftsStore, ({ drafts }) => drafts.get(chatId) ?? "");

/** Another device's replaced text in a chat, which can be restored; "" when there is none. */
export const usePreviousDraft = (chatId: ChatId): string =>
  useStore(draftsStore, ({ previous }) => previous.get(chatId) ?? "");

/** Quote, edit and mentions in progress in a chat. */
export const useComposing = (chatId: ChatId): Composing =>
  useStore(composingStore, ({ chats }) => chats.get(chatId) ?? NOTHING_COMPOSED);

/** Whether the peer is typing now. */
export const useTyping = (chatId: ChatId): boolean =>
  useStore(typingStore, ({ typing }) => typing.has(chatId));

/** The upload of an unsent message. */
export const useUpload = (tmpId: string): Upload | null =>
  useStore(uploadsStore, ({ uploads }) => uploads.get(tmpId) ?? null);

/** The selected messages of a chat; `on` during multi-select. */
export function useSelection(chatId: ChatId): { on: boolean; ids: ReadonlySet<number> } {
  const on = useStore(selectionStore, (state) => state.chatId === chatId);
  const ids = useStore(selectionStore, (state) => state.ids);
  return { on, ids: on ? ids : NO_IDS };
}

/** Jumps once to the message a page was opened at; a page that is shown again keeps its reader's place. */
export function useJumpToMessage(chatId: ChatId, messageId: number, ready: boolean): void {
  const jumped = useRef(0);
  useEffect(() => {
    if (!ready || messageId === 0 || jumped.current === messageId) return;
    jumped.current = messageId;
    void jumpTo(chatId, messageId).then((found) => found || toast(t("chat.notFound")));
  }, [chatId, messageId, ready]);
}
