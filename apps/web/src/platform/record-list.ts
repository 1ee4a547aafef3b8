import * as z from "zod/mini";
import { createLatestLoader } from "./latest-loader.ts";
import type { LoadState } from "./load-state.ts";
import { loadCopy, saveCopy } from "./local-copy.ts";
import { parseJson } from "./parse-json.ts";

/** The part of a store that holds a list of records. */
interface Listed<T> {
  records: readonly T[];
  state: LoadState;
}

interface RecordListOptions<T> {
  /** The name of the copy on this device. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** Fetches the whole list. */
  fetch: () => Promise<readonly T[]>;
  read: () => Listed<T>;
  show: (list: Listed<T>) => void;
}

/** What stores do with records that are fetched as a list, change one by one, and are also stored on this device. */
export interface RecordList<T> {
  /** Adds a record, or replaces the one with its id. */
  put: (record: T) => void;
  /** Changes part of a record, if it is known. */
  patch: (id: number, part: Partial<T>) => void;
  /** Fetches the list; the present records stay on screen meanwhile. @returns the list; null without an answer. */
  load: () => Promise<readonly T[] | null>;
  /** Shows the stored copy until the server answers, or if it cannot be reached. */
  restore: () => void;
  /** The record of this id that a signal carries, or null: a legacy server sends a shorter one. */
  carried: (content: string | undefined, id: number) => T | null;
}

export function recordList<T extends { id: number }>(options: RecordListOptions<T>): RecordList<T> {
  const { name, schema, fetch, read, show } = options;
  const loader = createLatestLoader();
  const put = (records: readonly T[], state: LoadState) => {
    show({ records, state });
    saveCopy(name, records);
  };
  const change = (to: (records: readonly T[]) => readonly T[]) => {
    // Even for an unknown record: the list being fetched may be older than this change.
    loader.changed();
    const { records, state } = read();
    const next = to(records);
    if (next !== records) put(next, state);
  };
  const has = (records: readonly T[], id: number) => records.some((one) => one.id === id);
  return {
    put: (record) =>
      change((records) =>
        has(records, record.id)
          ? records.map((one) => (one.id === record.id ? record : one))
          : [...records, record],
      ),
    patch: (id, part) =>
      change((records) =>
        has(records, id) ? records.map((one) => (one.id === id ? { ...one, ...part } : one)) : records,
      ),
    load: async () => {
      // On a reload, even an empty list stays on screen.
      if (read().state !== "ready") show({ ...read(), state: "loading" });
      const outcome = await loader.load(fetch);
      if (outcome === null) return null;
      if (!outcome.ok) show({ ...read(), state: "failed" });
      else put(outcome.value, "ready");
      return outcome.ok ? outcome.value : null;
    },
    restore: () => {
      const copy = z.array(schema).safeParse(loadCopy(name));
      if (copy.success) show({ ...read(), records: copy.data });
    },
    carried: (content, id) => {
      const parsed = schema.safeParse(parseJson(content));
      return parsed.success && parsed.data.id === id ? parsed.data : null;
    },
  };
}
