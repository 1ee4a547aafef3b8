import { fromBase64 } from "./base64.ts";
import { type Asset, embeddedPath } from "./card/assets.ts";
import type { Character } from "./card/character.ts";
import type { Lorebook } from "./card/lorebook.ts";
import { type CardRefusal, CardRefused } from "./card-refusal.ts";

import type { Warning } from "./warning.ts";

export type CardFormat = "png" | "json" | "charx";

/** The bytes of a card's own files, by the path behind `embeded://`. */
export type CardFiles = ReadonlyMap<string, Uint8Array>;

/** A card that was read: its text and bytes still have to be checked, nothing was run or fetched. */
export interface CharacterReading {
  readonly kind: "character";
  readonly character: Character;
  readonly format: CardFormat;
  /** The version of the standard the card follows. */
  readonly version: 1 | 2 | 3;
  /** The portrait, without the card inside it; not decoded, so it must still be checked as a picture. */
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

/**
 * The bytes of an asset that came with the card: in the file, in the address itself, or the picture.
 * Undefined for an asset that is elsewhere: nothing is ever fetched.
 */
export function assetBytes(
  asset: Asset,
  { files, picture }: Pick<CharacterReading, "files" | "picture">,
): Uint8Array | undefined {
  if (asset.uri === "ccdefault:") return asset.type === "icon" ? (picture ?? undefined) : undefined;
  const inline = /^data:[^,]{0,200};base64,/iu.exec(asset.uri);
  if (!inline) return files.get(embeddedPath(asset) ?? "");
  try {
    return fromBase64(asset.uri.slice(inline[0].length), asset.name);
  } catch (error) {
    if (error instanceof CardRefused) return undefined;
    throw error;
  }
}
