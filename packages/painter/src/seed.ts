import { type Dice, diceOf, hashText } from "./core/dice.ts";

/** Seeds that share a composition: within each hundred, a slider moves the picture without a jump. */
export const SEEDS_A_COMPOSITION = 100;

/** The seeds of the slider: 0 up to this. */
export const LARGEST_SEED = 9999;

/** Over the hundred seeds, the quickest value crosses its range twice. */
const DRIFT = 2.6;

/**
 * The dice of a text and a seed. The seed may be a fraction: its hundreds choose the composition, the rest
 * moves it continuously (`images §1.3`).
 */
export function seededDice(text: string, seed: number): Dice {
  const safe = Number.isFinite(seed) ? Math.min(Math.abs(seed), 1e12) : 0;
  const composition = Math.floor(safe / SEEDS_A_COMPOSITION);
  const within = safe / SEEDS_A_COMPOSITION - composition;
  return diceOf(hashText(`${composition}`, hashText(text)), within * DRIFT);
}

/** The seeds of `count` pictures of different composition, beginning with the given one. */
export const seedsFrom = (seed: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, k) => (Math.floor(Math.abs(seed)) + k * 1700) % (LARGEST_SEED + 1));

const NEAR = [9, -9, 18, -18, 27, -27, 36, -36];

/** The seeds of up to four pictures that share a seed's composition and move it, the nearest first. */
export function seedsBeside(seed: number, count: number): readonly number[] {
  const whole = Math.floor(Math.abs(seed));
  const within = whole % SEEDS_A_COMPOSITION;
  const fits = (off: number) => within + off >= 0 && within + off < SEEDS_A_COMPOSITION;
  return NEAR.filter(fits)
    .slice(0, count)
    .map((off) => whole + off);
}

/** An id for the gradients of one picture, from everything that made it. */
export const idOf = (...parts: readonly (string | number)[]): string =>
  `p${hashText(parts.join("\n")).toString(36)}`;
