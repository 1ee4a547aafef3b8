import { type ChatId, MessageType } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import type { Message } from "@4d/sync";
import type { ChatRow } from "./chat-rows.ts";

/** A search filter (`MSG-15`). Times in epoch milliseconds. */
export interface SearchFilter {
  keyword: string;
  chatId?: ChatId;
  type?: number;
  after?: number;
  before?: number;
}

/** Types whose text is searched. */
export const SEARCHABLE_TYPES: readonly number[] = [
  MessageType.TEXT,
  MessageType.FILE,
  MessageType.TEXT_WITH_AUDIO,
];

/** Whether there is anything to search for: words, or a kind or date alone. Pure. */
export const hasCriteria = ({ keyword, type, after, before }: SearchFilter): boolean =>
  keyword.trim() !== "" || type !== undefined || after !== undefined || before !== undefined;

/** A page of the server's hits. The server scans a limited number of messages per page, so a page may be empty. */
export interface HitPage<T> {
  hits: readonly T[];
  nextCursor: string | null;
}

/** No hits, and more is left to search. Pure. */
export const isEmptyPage = ({ hits, nextCursor }: HitPage<unknown>): boolean =>
  hits.length === 0 && nextCursor !== null;

/** Most empty pages requested in a row. */
export const EMPTY_PAGES_MAX = 5;

/**
 * Fetches pages from a cursor until one has hits, none is left or too many were empty. Returns the last page,
 * or null when there was none.
 */
export async function fetchUntilFound<T>(
  ask: (cursor: string | undefined) => Promise<HitPage<T> | null>,
  cursor?: string,
): Promise<HitPage<T> | null> {
  let page = await ask(cursor);
  for (let asked = 1; page !== null && isEmptyPage(page) && asked < EMPTY_PAGES_MAX; asked += 1) {
    const next = await ask(page.nextCursor ?? undefined);
    if (next === null) break;
    page = next;
  }
  return page;
}

/** Chats whose name contains the words. Pure. */
export function chatsNamed(rows: readonly ChatRow[], keyword: string): ChatRow[] {
  const wanted = foldQuery(keyword);
  return wanted === "" ? [] : rows.filter(({ name }) => includesFolded(wanted, name));
}

/** Merges the hits of storage and server: newest first, no duplicates, within the dates. Pure. */
export function joinHits(
  local: readonly Message[],
  remote: readonly Message[],
  filter: SearchFilter,
): Message[] {
  const { after = 0, before = Number.MAX_SAFE_INTEGER } = filter;
  const hits = new Map<string, Message>();
  for (const message of [...local, ...remote]) hits.set(`${message.chatId}/${message.id}`, message);
  return [...hits.values()]
    .filter(({ sendTime }) => sendTime >= after && sendTime < before)
    .sort((one, other) => other.sendTime - one.sendTime);
}
