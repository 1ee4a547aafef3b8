import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";

/** A line that may ask for something to be made. */
export interface Ask {
  readonly text: string;
  readonly language: Language;
  readonly lines: readonly Line[];
  /** What the character said before, to say nothing twice. */
  readonly said: string;
  readonly random: Random;
}

/** A kind of thing, what asks for it, how it is made, and what asks for something else. */
export type Maker = readonly [kind: string, asks: RegExp, make: (ask: Ask) => string | null, except?: RegExp];
