/** A repeatable random source: the same seed gives the same numbers. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a over UTF-16 units. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32, seeded by text. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)],
    shuffle: (list) => {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        const held = mixed[last];
        const swapped = mixed[other];
        if (held !== undefined && swapped !== undefined) {
          mixed[last] = swapped;
          mixed[other] = held;
        }
      }
      return mixed;
    },
  };
}
