import { type Message, messageOf, rowOf, type StreamRecord } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { chatListStore } from "./chat-list.store.ts";
import type { ChatRow } from "./chat-rows.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, running } from "./messages.store.ts";
import { asksSomething, chatsNamed, joinHits, type SearchFilter, WORDED } from "./search-rules.ts";

export interface SearchState {
  filter: SearchFilter;
  /** Chats by their name. */
  chats: readonly ChatRow[];
  /** Messages, newest first: at once from storage, then from the server. */
  hits: readonly Message[];
  state: "idle" | "loading" | "ready" | "failed";
  nextCursor: string | null;
}
const initial: SearchState = {
  filter: { keyword: "" },
  chats: [],
  hits: [],
  state: "idle",
  nextCursor: null,
};
const LOCAL_MAX = 50;

/** The search over chats and messages (`MSG-15`). */
export const searchStore = createStore<SearchState>()(() => initial);

let turn = 0;

async function localHits(filter: SearchFilter): Promise<Message[]> {
  const { keyword, chatId, type } = filter;
  const types = type === undefined ? WORDED : [type];
  const query = { keyword: keyword.trim(), types, limit: LOCAL_MAX, ...(chatId !== undefined && { chatId }) };
  return (
    (await running()
      ?.store.search(query)
      .catch(() => [])) ?? []
  );
}

async function remoteHits(filter: SearchFilter, cursor?: string) {
  const outcome = await attempt(messagesApi.search({ ...filter, ...(cursor !== undefined && { cursor }) }));
  if (!outcome.ok) return null;
  const me = running()?.uid ?? 0;
  const hits = outcome.value.items.flatMap(({ privateMessage, groupMessage }) => {
    const record: StreamRecord | undefined = privateMessage ?? groupMessage;
    return record === undefined ? [] : [messageOf(rowOf(me, record).chatId, record)];
  });
  return { hits, nextCursor: outcome.value.nextCursor };
}

/** Looks for something; a newer search makes an older one's answer worthless. */
export async function searchFor(filter: SearchFilter): Promise<void> {
  turn += 1;
  const own = turn;
  if (!asksSomething(filter)) return searchStore.setState({ ...initial, filter }, true);
  const { rows, archived } = chatListStore.getState();
  const chats = filter.chatId === undefined ? chatsNamed([...rows, ...archived], filter.keyword) : [];
  searchStore.setState({ filter, chats, state: "loading", nextCursor: null });
  const local = await localHits(filter);
  if (own !== turn) return;
  searchStore.setState({ hits: joinHits(local, [], filter) });
  const remote = await remoteHits(filter);
  if (own !== turn) return;
  if (remote === null) return searchStore.setState({ state: "failed" });
  searchStore.setState({
    hits: joinHits(local, remote.hits, filter),
    state: "ready",
    nextCursor: remote.nextCursor,
  });
}

/** The next page of the server's hits. */
export async function searchMore(): Promise<void> {
  const { filter, nextCursor, state } = searchStore.getState();
  if (nextCursor === null || state === "loading") return;
  const own = turn;
  searchStore.setState({ state: "loading" });
  const remote = await remoteHits(filter, nextCursor);
  if (own !== turn) return;
  if (remote === null) return searchStore.setState({ state: "failed" });
  searchStore.setState(({ hits }) => ({
    hits: joinHits(hits, remote.hits, filter),
    state: "ready",
    nextCursor: remote.nextCursor,
  }));
}

/** Forgets the search. */
export function clearSearch(): void {
  turn += 1;
  searchStore.setState(initial, true);
}

chatsEnded.on(clearSearch);
