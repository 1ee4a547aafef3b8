import type { Dice } from "./dice.ts";
import { lerp } from "./math.ts";

/** Smooth noise along a line, between -1 and 1, changing direction about once per unit. */
export function noiseOf(dice: Dice, knots = 64): (x: number) => number {
  const heights = Array.from({ length: knots }, () => dice.num(-1, 1));
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const get = (at: number) => heights[((at % knots) + knots) % knots] ?? 0;
    return lerp(get(cell), get(cell + 1), t * t * (3 - 2 * t));
  };
}

/** Noise with finer noise added. */
export function roughOf(dice: Dice, octaves = 4): (x: number) => number {
  const noise = noiseOf(dice);
  return (x) => {
    let sum = 0;
    for (let k = 0, size = 1, frequency = 1; k < octaves; k++, size /= 2.1, frequency *= 2.07)
      sum += noise(x * frequency + k * 17) * size;
    return sum / 1.8;
  };
}
