/** A value to store under a key, or null to remove it. `until`: when it falls due, epoch ms. */
export interface StateWrite {
  key: string;
  text: string | null;
  until: number | null;
}

/** Small values that all nodes share, changed by compare-and-set, with times at which they fall due. */
export interface StateStore {
  /** The values of these keys, null where there is none. */
  read(keys: readonly string[]): Promise<(string | null)[]>;
  /** Writes everything if every expected value still holds, else nothing. @returns whether it wrote. */
  swap(expected: ReadonlyMap<string, string | null>, writes: readonly StateWrite[]): Promise<boolean>;
  /** Keys whose `until` has passed, the longest overdue first. They stay until they are written. */
  due(now: number, most: number): Promise<string[]>;
}

/** What a change may read and write. Reads see the change's own writes. */
export interface StateChange {
  get<T>(key: string): Promise<T | null>;
  put(key: string, value: unknown, until?: number): void;
  remove(key: string): void;
}

const ATTEMPTS = 30;

/** Every attempt conflicted: far too many writers compete for one key. */
class StateContention extends Error {
  override readonly name = "StateContention";
}

function changeOver(store: StateStore) {
  const seen = new Map<string, string | null>();
  const writes = new Map<string, StateWrite>();
  const change: StateChange = {
    async get<T>(key: string) {
      const own = writes.get(key);
      if (own !== undefined) return own.text === null ? null : (JSON.parse(own.text) as T);
      if (!seen.has(key)) seen.set(key, (await store.read([key]))[0] ?? null);
      const text = seen.get(key) ?? null;
      return text === null ? null : (JSON.parse(text) as T);
    },
    put: (key, value, until) =>
      void writes.set(key, { key, text: JSON.stringify(value), until: until ?? null }),
    remove: (key) => void writes.set(key, { key, text: null, until: null }),
  };
  return { change, seen, writes };
}

/**
 * Runs `decide` and stores what it wrote, all or nothing: when another node changed anything it had read, it runs again
 * on the new values. It may throw to refuse; then nothing is written. It must have no side effects.
 */
export async function changeState<R>(
  store: StateStore,
  decide: (change: StateChange) => Promise<R>,
): Promise<R> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { change, seen, writes } = changeOver(store);
    const result = await decide(change);
    if (writes.size === 0 || (await store.swap(seen, [...writes.values()]))) return result;
  }
  throw new StateContention("shared state did not settle");
}
