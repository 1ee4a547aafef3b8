import { type ChatId, parseChatId } from "@4d/contract";
import { keepCopy, keptCopy } from "./kept.ts";
import { push } from "./navigation.ts";
import { serverNow } from "./server-clock.ts";
import { entered, left } from "./session.ts";
import { signal } from "./signal.ts";

/** So many chats are remembered, the last entered ones. */
const MOST = 50;
const NAME = "openedChats";

const opened = signal<ReadonlyMap<ChatId, number>>(new Map());

/** When chats were entered from elsewhere than the list, epoch ms; kept on this device (`rules §4.5`, `MSG-2`). */
export const openedChats: Pick<typeof opened, "get" | "subscribe"> = opened;

const isEntry = (entry: [string, unknown]): entry is [ChatId, number] =>
  parseChatId(entry[0]) !== null && typeof entry[1] === "number";

function stored(): Map<ChatId, number> {
  const kept = keptCopy(NAME);
  return new Map(typeof kept === "object" && kept !== null ? Object.entries(kept).filter(isEntry) : []);
}

function keep(chats: ReadonlyMap<ChatId, number>): void {
  const newest = [...chats].sort(([, one], [, other]) => other - one).slice(0, MOST);
  keepCopy(NAME, Object.fromEntries(newest));
  opened.set(new Map(newest));
}

/**
 * Opens a chat from somebody's page, a group's or a search: it stands on top of the list then, whether it was in it or
 * not (`rules §4.5`). Another tab may have entered others.
 */
export function enterChat(chatId: ChatId, { go = push, messageId }: Entering = {}): void {
  keep(stored().set(chatId, serverNow()));
  go("/pages/chat/chat-box", { chatId, messageId });
}

interface Entering {
  /** How the page is opened. */
  go?: typeof push;
  messageId?: number;
}

/** The chat was taken out of the list. */
export function forgetChat(chatId: ChatId): void {
  const chats = stored();
  if (chats.delete(chatId)) keep(chats);
}

entered.on(() => opened.set(stored()));
left.on(() => opened.set(new Map()));
