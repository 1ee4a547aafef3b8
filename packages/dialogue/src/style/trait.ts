import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";

export interface Trait {
  readonly language: Language;
  readonly random: Random;
  /** Whether a trait shows this time, at the given share of lines. */
  readonly now: (share: number) => boolean;
}

/** A trait that adds whole phrases, and knows the recent ones. */
export interface Tail extends Trait {
  readonly recentLines: string;
}

export const unsaid = (phrases: readonly string[], recentLines: string): string[] =>
  phrases.filter((phrase) => !recentLines.includes(phrase));

/** How far a slider of 0 to 100 is above its middle (45 to 55), 0 to 1. */
export const above = (value: number): number => Math.max(0, (value - 55) / 45);
/** How far it is below its middle, 0 to 1. */
export const below = (value: number): number => Math.max(0, (45 - value) / 45);
