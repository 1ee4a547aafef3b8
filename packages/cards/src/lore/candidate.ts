import type { LoreRules } from "@4d/contract";
import type { Conditions } from "./conditions.ts";

/** What matching needs of an entry; entries of character sheets have it. */
export interface Lore {
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  /** With its decorators. */
  readonly content: string;
  readonly enabled: boolean;
  readonly constant: boolean;
  readonly insertionOrder: number;
  readonly priority: number | null;
  readonly caseSensitive: boolean | null;
  /** Secondary keys count unless this is false. */
  readonly selective?: boolean;
  readonly rules?: LoreRules | undefined;
}

/** An entry while it is decided whether it is used. */
export interface Candidate<E extends Lore = Lore> {
  readonly entry: E;
  readonly index: number;
  readonly conditions: Conditions;
  readonly text: string;
  /** The text that may call up further entries. */
  readonly searched: string;
  /** It was found some messages ago and stays. */
  readonly sticks: boolean;
}
