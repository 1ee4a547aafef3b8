import type { Character } from "./card/character.ts";
import type { Lorebook } from "./card/lorebook.ts";
import type { CardRefusal } from "./card-refusal.ts";
import type { Warning } from "./warning.ts";

export type CardFormat = "png" | "json" | "charx";

/** The bytes of a card's own files, by the path behind `embeded://`. */
export type CardFiles = ReadonlyMap<string, Uint8Array>;

/** A card that was read: everything is text and bytes to be judged further, nothing was run or fetched. */
export interface CharacterReading {
  readonly kind: "character";
  readonly character: Character;
  readonly format: CardFormat;
  /** The version of the standard the card follows. */
  readonly version: 1 | 2 | 3;
  /** The portrait, without the card inside it; not yet decoded, so still to be checked as a picture. */
  readonly picture: Uint8Array | null;
  readonly files: CardFiles;
  readonly warnings: readonly Warning[];
}

export interface LorebookReading {
  readonly kind: "lorebook";
  readonly lorebook: Lorebook;
  readonly warnings: readonly Warning[];
}

export interface RefusedReading {
  readonly kind: "refused";
  readonly refusal: CardRefusal;
}

export type CardReading = CharacterReading | LorebookReading | RefusedReading;
