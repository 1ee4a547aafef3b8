import { lerp } from "./math.ts";

/** 32 well-mixed bits of a text (FNV-1a, mixed again at the end). */
export function hashText(text: string, start = 0x811c9dc5): number {
  let h = start >>> 0;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return stir(h);
}

function stir(x: number): number {
  let h = x >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

/**
 * A random source that can move. Choices (`pick`, `chance`) depend on the root alone; measures (`num`) drift
 * continuously with `time` and stay evenly distributed at every moment.
 */
export interface Dice {
  /** A number between `lo` and `hi`. */
  num(lo?: number, hi?: number): number;
  /** A whole number from `lo` up to and including `hi`; does not drift. */
  int(lo: number, hi: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
  /** Separate dice for a part, so that one part's draws never change another's. */
  part(name: string): Dice;
}

const SPREAD = 4294967296;

export function diceOf(seed: number, time = 0): Dice {
  let count = 0;
  const draw = () => stir(seed + Math.imul(++count, 0x9e3779b9)) / SPREAD;
  const drift = () => {
    const start = draw();
    const speed = draw() - 0.5;
    const walked = start + time * (speed + (speed < 0 ? -0.25 : 0.25));
    const folded = Math.abs(walked - 2 * Math.floor(walked / 2 + 0.5));
    return time === 0 ? start : folded;
  };
  const whole = (lo: number, hi: number) => lo + Math.floor(draw() * (hi - lo + 1));
  return {
    num: (lo = 0, hi = 1) => lerp(lo, hi, drift()),
    int: whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (share) => draw() < share,
    part: (name) => diceOf(hashText(name, seed), time),
  };
}
