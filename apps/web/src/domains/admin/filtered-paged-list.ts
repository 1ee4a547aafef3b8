import { createStore, type StoreApi } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { stateAfter } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";

/** A list loaded in pages, as far as it was scrolled. */
export interface FilteredPage<Query, Item> {
  query: Query;
  items: readonly Item[];
  state: LoadState;
  /** Cursor of the next page; null at the end. */
  cursor: string | null;
  /** The next page failed to load. */
  moreFailed: boolean;
}

type FetchPage<Query, Item> = (
  query: Query,
  cursor: string | null,
) => Promise<{ items: Item[]; nextCursor: string | null }>;

export interface FilteredPagedList<Query, Item> {
  store: StoreApi<FilteredPage<Query, Item>>;
  /** Reloads the first page. The shown items stay until it arrives, and also on failure, which is shown in a toast. */
  load: () => Promise<void>;
  more: () => Promise<void>;
  /** Changes the filter and clears the shown items. */
  choose: (query: Query) => Promise<void>;
  /** Replaces an item by a newer version, if it is in the list. */
  put: (item: Item) => void;
}

const emptyOf = <Query, Item>(query: Query): FilteredPage<Query, Item> => ({
  query,
  items: [],
  state: "idle",
  cursor: null,
  moreFailed: false,
});

/** A list of the admin console, paged by keyset; cleared on logout. */
export function filteredPagedList<Query, Item extends { id: number | string }>(
  first: Query,
  fetchPage: FetchPage<Query, Item>,
): FilteredPagedList<Query, Item> {
  const store = createStore<FilteredPage<Query, Item>>()(() => emptyOf(first));
  let requestId = 0;
  let busy = false;
  /** A reload is under way. */
  let reloading = false;

  async function load(): Promise<void> {
    const mine = ++requestId;
    reloading = true;
    if (store.getState().state !== "ready") store.setState({ state: "loading" });
    const outcome = await attempt(fetchPage(store.getState().query, null));
    if (mine !== requestId) return;
    reloading = false;
    const isShown = store.getState().items.length > 0;
    if (!outcome.ok) return store.setState({ state: stateAfter(outcome.failure, isShown) });
    const { items, nextCursor } = outcome.value;
    store.setState({ items, cursor: nextCursor, state: "ready", moreFailed: false });
  }

  async function more(): Promise<void> {
    const { query, cursor } = store.getState();
    if (cursor === null || busy || reloading) return;
    const mine = requestId;
    busy = true;
    store.setState({ moreFailed: false });
    const outcome = await attempt(fetchPage(query, cursor));
    busy = false;
    if (mine !== requestId) return;
    if (!outcome.ok) return store.setState({ moreFailed: true });
    const { items, nextCursor } = outcome.value;
    store.setState((now) => ({ items: [...now.items, ...items], cursor: nextCursor }));
  }

  signedOut.on(() => {
    requestId += 1;
    reloading = false;
    store.setState(emptyOf(first), true);
  });
  return {
    store,
    load,
    more,
    async choose(query) {
      store.setState(emptyOf(query), true);
      await load();
    },
    put: (item) =>
      store.setState(({ items }) => ({ items: items.map((one) => (one.id === item.id ? item : one)) })),
  };
}
