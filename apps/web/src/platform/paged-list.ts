import { createStore, type StoreApi } from "zustand/vanilla";
import { attempt, type Outcome } from "./failure.ts";
import { keepCopy, keptCopy } from "./kept.ts";
import type { LoadState } from "./load-state.ts";
import { left } from "./session.ts";

export interface Paged<T> {
  items: readonly T[];
  state: LoadState;
  cursor: string | null;
}
interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
export interface PagedList<T> {
  store: StoreApi<Paged<T>>;
  /** Fetches the list anew. */
  load: () => Promise<void>;
  /** Fetches what comes after. */
  more: () => Promise<void>;
  /** Takes away what is no more. */
  drop: (isGone: (item: T) => boolean) => void;
}

/** A list that comes page by page; with `kept`, those seen last are there without network. */
export function pagedList<T>(
  fetch: (cursor: string | null) => Promise<Page<T>>,
  kept?: string,
): PagedList<T> {
  const initial: Paged<T> = { items: [], state: "idle", cursor: null };
  const store = createStore<Paged<T>>()(() => initial);
  let asked = 0;
  /** Only the answer to the last question counts. */
  const ask = async (cursor: string | null): Promise<Outcome<Page<T>> | null> => {
    asked += 1;
    const mine = asked;
    const outcome = await attempt(fetch(cursor));
    return mine === asked ? outcome : null;
  };
  left.on(() => {
    asked += 1;
    store.setState(initial, true);
  });
  return {
    store,
    async load() {
      if (store.getState().state === "idle") {
        const before = kept === undefined ? null : keptCopy(kept);
        store.setState({ state: "loading", ...(Array.isArray(before) ? { items: before } : {}) });
      }
      const outcome = await ask(null);
      if (outcome === null) return;
      if (!outcome.ok) return store.setState({ state: "failed" });
      const { items, nextCursor } = outcome.value;
      if (kept !== undefined) keepCopy(kept, items);
      store.setState({ items, cursor: nextCursor, state: "ready" });
    },
    async more() {
      const { cursor, state } = store.getState();
      if (cursor === null || state !== "ready") return;
      store.setState({ state: "loading" });
      const outcome = await ask(cursor);
      if (outcome === null) return;
      if (!outcome.ok) return store.setState({ state: "ready" });
      const { items, nextCursor } = outcome.value;
      store.setState((now) => ({ items: [...now.items, ...items], cursor: nextCursor, state: "ready" }));
    },
    drop: (isGone) => store.setState(({ items }) => ({ items: items.filter((item) => !isGone(item)) })),
  };
}
