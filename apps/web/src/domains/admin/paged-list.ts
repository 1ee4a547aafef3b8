import { createStore, type StoreApi } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { stateAfter } from "../../platform/paged-list.ts";
import { left } from "../../platform/session.ts";

/** A list that comes in parts, as far as it was scrolled. */
export interface Paged<Query, Item> {
  query: Query;
  items: readonly Item[];
  state: LoadState;
  /** Where the next part begins; null at the end. */
  cursor: string | null;
  /** The next part did not come. */
  moreFailed: boolean;
}

type Ask<Query, Item> = (
  query: Query,
  cursor: string | null,
) => Promise<{ items: Item[]; nextCursor: string | null }>;

export interface PagedList<Query, Item> {
  store: StoreApi<Paged<Query, Item>>;
  /** Fetches the first part anew; what is shown stays until it is there, and when it fails, which is told. */
  load: () => Promise<void>;
  more: () => Promise<void>;
  /** Narrows the list otherwise; what was shown goes. */
  choose: (query: Query) => Promise<void>;
  /** Puts a newer one in the place of an item, if it is there. */
  put: (item: Item) => void;
}

const emptyOf = <Query, Item>(query: Query): Paged<Query, Item> => ({
  query,
  items: [],
  state: "idle",
  cursor: null,
  moreFailed: false,
});

/** A list of the desk that is fetched in parts by keyset; emptied when its reader leaves. */
export function pagedList<Query, Item extends { id: number | string }>(
  first: Query,
  ask: Ask<Query, Item>,
): PagedList<Query, Item> {
  const store = createStore<Paged<Query, Item>>()(() => emptyOf(first));
  let asked = 0;
  let busy = false;
  /** It is being fetched anew. */
  let renewing = false;

  async function load(): Promise<void> {
    const mine = ++asked;
    renewing = true;
    if (store.getState().state !== "ready") store.setState({ state: "loading" });
    const outcome = await attempt(ask(store.getState().query, null));
    if (mine !== asked) return;
    renewing = false;
    const isShown = store.getState().items.length > 0;
    if (!outcome.ok) return store.setState({ state: stateAfter(outcome.failure, isShown) });
    const { items, nextCursor } = outcome.value;
    store.setState({ items, cursor: nextCursor, state: "ready", moreFailed: false });
  }

  async function more(): Promise<void> {
    const { query, cursor } = store.getState();
    if (cursor === null || busy || renewing) return;
    const mine = asked;
    busy = true;
    store.setState({ moreFailed: false });
    const outcome = await attempt(ask(query, cursor));
    busy = false;
    if (mine !== asked) return;
    if (!outcome.ok) return store.setState({ moreFailed: true });
    const { items, nextCursor } = outcome.value;
    store.setState((now) => ({ items: [...now.items, ...items], cursor: nextCursor }));
  }

  left.on(() => {
    asked += 1;
    renewing = false;
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
