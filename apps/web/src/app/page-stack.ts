/** One opened page: its entry key in the browser's history, path and query string. */
export interface Entry {
  key: string;
  path: string;
  search: string;
}
/** How the address changed. */
export type Move = "PUSH" | "REPLACE" | "POP";
/** Pages kept alive under the present one; more would only cost memory. */
export const MAX_ALIVE = 5;

/** The stack after a move; the last entry is the one on screen. Pure. */
export function nextStack(stack: readonly Entry[], entry: Entry, move: Move): Entry[] {
  const known = stack.findIndex(({ key }) => key === entry.key);
  if (known >= 0) return [...stack.slice(0, known), entry];
  if (move === "PUSH") return [...stack, entry].slice(-MAX_ALIVE);
  if (move === "REPLACE") return [...stack.slice(0, -1), entry];
  return [entry];
}

/** The query string as parameters; of a repeated name the last one counts. */
export function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
