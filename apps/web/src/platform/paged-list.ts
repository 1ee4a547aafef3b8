import { createStore, type StoreApi } from "zustand/vanilla";
import { toastFailure } from "./dialogs.ts";
import { attempt, type Failure, type Outcome } from "./failure.ts";
import type { LoadState } from "./load-state.ts";
import { loadCopy, saveCopy } from "./local-copy.ts";
import { signedOut } from "./session.ts";

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
  /** Fetches the list again; if that fails, the shown items stay and the failure is toasted. */
  load: () => Promise<void>;
  /** Fetches the next page, unless the list is being fetched again. */
  more: () => Promise<void>;
  /** Removes items that no longer exist. */
  remove: (isRemoved: (item: T) => boolean) => void;
}

/** The state of a list that failed to load: shown items stay, and the failure is toasted. */
export function stateAfter(failure: Failure, isShown: boolean): LoadState {
  if (isShown) toastFailure(failure);
  return isShown ? "ready" : "failed";
}

/** Discards every answer but that to the latest request, and those to requests from before `forget`. */
function latestOnly<V>() {
  let latest = 0;
  return {
    forget: () => {
      latest += 1;
    },
    async to(work: Promise<V>): Promise<Outcome<V> | null> {
      latest += 1;
      const mine = latest;
      const outcome = await attempt(work);
      return mine === latest ? outcome : null;
    },
  };
}

/** A paged list; with `kept`, the items seen last are available offline. */
export function pagedList<T>(
  fetch: (cursor: string | null) => Promise<Page<T>>,
  copyName?: string,
): PagedList<T> {
  const initial: Paged<T> = { items: [], state: "idle", cursor: null };
  const store = createStore<Paged<T>>()(() => initial);
  const loader = latestOnly<Page<T>>();
  /** The list is being fetched again. */
  let renewing = false;
  /** The server has returned the list once; until then there are only cached items. */
  let hasLoaded = false;
  signedOut.on(() => {
    loader.forget();
    renewing = false;
    hasLoaded = false;
    store.setState(initial, true);
  });
  return {
    store,
    async load() {
      const isFirst = !hasLoaded && store.getState().state !== "failed";
      if (store.getState().state === "idle") {
        const before = copyName === undefined ? null : loadCopy(copyName);
        store.setState({ state: "loading", ...(Array.isArray(before) ? { items: before } : {}) });
      }
      renewing = true;
      const outcome = await loader.to(fetch(null));
      if (outcome === null) return;
      renewing = false;
      if (!outcome.ok) {
        const state = stateAfter(outcome.failure, !isFirst && store.getState().items.length > 0);
        return store.setState({ state: hasLoaded ? state : "failed" });
      }
      hasLoaded = true;
      const { items, nextCursor } = outcome.value;
      if (copyName !== undefined) saveCopy(copyName, items);
      store.setState({ items, cursor: nextCursor, state: "ready" });
    },
    async more() {
      const { cursor, state } = store.getState();
      if (cursor === null || state !== "ready" || renewing) return;
      store.setState({ state: "loading" });
      const outcome = await loader.to(fetch(cursor));
      if (outcome === null) return;
      if (!outcome.ok) return store.setState({ state: "ready" });
      const { items, nextCursor } = outcome.value;
      store.setState((now) => ({ items: [...now.items, ...items], cursor: nextCursor, state: "ready" }));
    },
    remove: (isRemoved) =>
      store.setState(({ items }) => ({ items: items.filter((item) => !isRemoved(item)) })),
  };
}
