/** Past states, the present one, and undone ones. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Subject and time of the last change: quick successive changes of one subject are undone together. */
  readonly about: string;
  readonly at: number;
}

const HISTORY_MAX = 200;
const MERGE_MS = 1200;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [], about: "", at: 0 });

/** Records a change. Quick changes of the same subject count as one; an empty `about` is never merged. */
export function pushed<T>(history: History<T>, now: T, about = "", at = performance.now()): History<T> {
  if (now === history.now) return history;
  const joins = about !== "" && about === history.about && at - history.at < MERGE_MS;
  const past = joins ? history.past : [...history.past, history.now].slice(-HISTORY_MAX);
  return { past, now, future: [], about, at };
}

/** One step back; the same if there is none. */
export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: "", at: 0 };
}

/** One step forward again. */
export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, about: "", at: 0 };
}
