import { type Message, messageOf, rowOf, type StreamRecord } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { chatListStore } from "./chat-list.store.ts";
import type { ChatRow } from "./chat-rows.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, running } from "./messages.store.ts";
import {
  chatsNamed,
  fetchUntilFound,
  type HitPage,
  hasCriteria,
  isEmptyPage,
  joinHits,
  SEARCHABLE_TYPES,
  type SearchFilter,
} from "./search-rules.ts";

export interface SearchState {
  filter: SearchFilter;
  /** Chats by name. */
  chats: readonly ChatRow[];
  /** Messages, newest first: at once from storage, then from the server. */
  hits: readonly Message[];
  state: "idle" | "loading" | "ready" | "failed";
  nextCursor: string | null;
  /** Several pages were empty; older messages are searched on request. */
  resting: boolean;
}
const initial: SearchState = {
  filter: { keyword: "" },
  chats: [],
  hits: [],
  state: "idle",
  nextCursor: null,
  resting: false,
};
const LOCAL_MAX = 50;

/** The search over chats and messages (`MSG-15`). */
export const searchStore = createStore<SearchState>()(() => initial);

let searchId = 0;

async function localHits(filter: SearchFilter): Promise<Message[]> {
  const { keyword, chatId, type } = filter;
  const types = type === undefined ? SEARCHABLE_TYPES : [type];
  const query = { keyword: keyword.trim(), types, limit: LOCAL_MAX, ...(chatId !== undefined && { chatId }) };
  return (
    (await running()
      ?.store.search(query)
      .catch(() => [])) ?? []
  );
}

async function remotePage(filter: SearchFilter, cursor?: string): Promise<HitPage<Message> | null> {
  const outcome = await attempt(messagesApi.search({ ...filter, ...(cursor !== undefined && { cursor }) }));
  if (!outcome.ok) return null;
  const me = running()?.uid ?? 0;
  const hits = outcome.value.items.flatMap(({ privateMessage, groupMessage }) => {
    const record: StreamRecord | undefined = privateMessage ?? groupMessage;
    return record === undefined ? [] : [messageOf(rowOf(me, record).chatId, record)];
  });
  return { hits, nextCursor: outcome.value.nextCursor };
}

/** The next non-empty page, unless a newer search replaced this one. */
const remoteHits = (own: number, filter: SearchFilter, cursor?: string) =>
  fetchUntilFound(async (at) => (own === searchId ? remotePage(filter, at) : null), cursor);

const resultState = (page: HitPage<Message>) => ({
  state: "ready" as const,
  nextCursor: page.nextCursor,
  resting: isEmptyPage(page),
});

/** Searches; the answer of a replaced search is dropped. */
export async function searchFor(filter: SearchFilter): Promise<void> {
  searchId += 1;
  const own = searchId;
  if (!hasCriteria(filter)) return searchStore.setState({ ...initial, filter }, true);
  const { rows, archived } = chatListStore.getState();
  const chats = filter.chatId === undefined ? chatsNamed([...rows, ...archived], filter.keyword) : [];
  searchStore.setState({ filter, chats, state: "loading", nextCursor: null, resting: false });
  const local = await localHits(filter);
  if (own !== searchId) return;
  searchStore.setState({ hits: joinHits(local, [], filter) });
  const remote = await remoteHits(own, filter);
  if (own !== searchId) return;
  if (remote === null) return searchStore.setState({ state: "failed" });
  searchStore.setState({ hits: joinHits(local, remote.hits, filter), ...resultState(remote) });
}

/** Continues the server's search further back. */
export async function searchMore(): Promise<void> {
  const { filter, nextCursor, state } = searchStore.getState();
  if (nextCursor === null || state === "loading") return;
  const own = searchId;
  searchStore.setState({ state: "loading", resting: false });
  const remote = await remoteHits(own, filter, nextCursor);
  if (own !== searchId) return;
  if (remote === null) return searchStore.setState({ state: "failed" });
  searchStore.setState(({ hits }) => ({ hits: joinHits(hits, remote.hits, filter), ...resultState(remote) }));
}

/** Resets the search. */
export function clearSearch(): void {
  searchId += 1;
  searchStore.setState(initial, true);
}

chatsEnded.on(clearSearch);
