import type { StateStore } from "./shared-state.ts";

/** State of a single node, in this process. */
export function memoryStateStore(): StateStore {
  const held = new Map<string, { text: string; until: number | null }>();
  const textOf = (key: string) => held.get(key)?.text ?? null;
  return {
    read: async (keys) => keys.map(textOf),
    async swap(expected, writes) {
      for (const [key, text] of expected) if (textOf(key) !== text) return false;
      for (const { key, text, until } of writes) {
        if (text === null) held.delete(key);
        else held.set(key, { text, until });
      }
      return true;
    },
    async due(now, most) {
      return [...held]
        .flatMap(([key, { until }]) => (until !== null && until <= now ? [{ key, until }] : []))
        .sort((a, b) => a.until - b.until)
        .slice(0, most)
        .map(({ key }) => key);
    },
  };
}
