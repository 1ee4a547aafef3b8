import { type ChatId, parseChatId } from "@4d/contract";
import { loadCopy, saveCopy } from "./local-copy.ts";
import { push } from "./navigation.ts";
import { serverNow } from "./server-clock.ts";
import { signedIn, signedOut } from "./session.ts";
import { signal } from "./signal.ts";

/** The most chats remembered, those opened last. */
const CHATS_MAX = 50;
const COPY_NAME = "openedChats";

const opened = signal<ReadonlyMap<ChatId, number>>(new Map());

/** When chats were opened from outside the list, epoch ms; stored on this device (`rules §4.5`, `MSG-2`). */
export const openedChats: Pick<typeof opened, "get" | "subscribe"> = opened;

const isEntry = (entry: [string, unknown]): entry is [ChatId, number] =>
  parseChatId(entry[0]) !== null && typeof entry[1] === "number";

function loadOpened(): Map<ChatId, number> {
  const copy = loadCopy(COPY_NAME);
  return new Map(typeof copy === "object" && copy !== null ? Object.entries(copy).filter(isEntry) : []);
}

function saveOpened(chats: ReadonlyMap<ChatId, number>): void {
  const newest = [...chats].sort(([, one], [, other]) => other - one).slice(0, CHATS_MAX);
  saveCopy(COPY_NAME, Object.fromEntries(newest));
  opened.set(new Map(newest));
}

/**
 * Opens a chat from the page of a person or a group, or from a search. It moves to the top of the list, even if it was
 * not in it (`rules §4.5`). The stored list is read again, because another tab may have opened other chats.
 */
export function enterChat(chatId: ChatId, { navigate: go = push, messageId }: EnterOptions = {}): void {
  saveOpened(loadOpened().set(chatId, serverNow()));
  go("/pages/chat/chat-box", { chatId, messageId });
}

interface EnterOptions {
  /** How to open the page. */
  navigate?: typeof push;
  messageId?: number;
}

/** Forgets a chat that was removed from the list. */
export function forgetChat(chatId: ChatId): void {
  const chats = loadOpened();
  if (chats.delete(chatId)) saveOpened(chats);
}

signedIn.on(() => opened.set(loadOpened()));
signedOut.on(() => opened.set(new Map()));
