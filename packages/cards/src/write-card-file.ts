import { type Zippable, zipSync } from "fflate";
import { backfill } from "./card/backfill.ts";
import { type Character, characterJson } from "./card/character.ts";
import type { CardFiles, CardFormat, RefusedReading } from "./card-reading.ts";
import { orRefusal, refuse } from "./card-refusal.ts";
import { jsonBytes } from "./json.ts";
import { guards } from "./limits.ts";
import { forCharx, forJson, forPng, type Packing } from "./packing.ts";
import { type AiLabel, labelPng } from "./png/ai-label.ts";
import { joinPng } from "./png/card-chunks.ts";
import { isPng } from "./png/chunks.ts";
import { noteInto, type Warning } from "./warning.ts";
import { safePath } from "./zip/safe-path.ts";

/** One date for all files, so that the same card gives the same bytes. */
const mtime = new Date(1980, 0, 1);

/**
 * A charx: the card at the root, its files beside it, stored without compression because pictures do not
 * shrink.
 */
function zipCard(card: Uint8Array, files: CardFiles): Uint8Array {
  const content: Zippable = { "card.json": [card, { level: 6, mtime }] };
  for (const [path, bytes] of files) content[safePath(path)] = [bytes, { level: 0, mtime }];
  return zipSync(content);
}

export interface WriteOptions {
  readonly format: CardFormat;
  /** The portrait: a PNG where the format is `png`, any picture for `charx`. */
  readonly picture?: Uint8Array | null;
  /** The card's own files, as they were read. */
  readonly files?: CardFiles;
  /** Written into a portrait that was made by machine, if it is a PNG. */
  readonly aiLabel?: AiLabel;
}

export interface Written {
  readonly kind: "written";
  readonly bytes: Uint8Array;
  readonly warnings: readonly Warning[];
}

/** Writes a character as a card of version 3; in a PNG also as version 2 for older apps (`characters §5.4`). */
export function writeCardFile(character: Character, options: WriteOptions): Written | RefusedReading {
  return orRefusal((): Written => {
    const warnings: Warning[] = [];
    const labelled = label(options);
    const packing = { character, picture: labelled, files: options.files ?? new Map<string, Uint8Array>() };
    const bytes = writers[options.format](packing, noteInto(warnings));
    const [maxBytes, words] = limits[options.format];
    if (bytes.length > maxBytes) refuse("tooLarge", words);
    return { kind: "written", bytes, warnings };
  });
}

/** The largest file of each format, and how the refusal writes it. */
const limits = {
  png: [guards.png, "20MB"],
  json: [guards.json, "20MB"],
  charx: [guards.charx, "50MB"],
} as const;

/** The portrait, with the AI label if it is to have one. */
function label({ picture, aiLabel }: WriteOptions): Uint8Array | null {
  if (!picture) return null;
  return aiLabel && isPng(picture) ? labelPng(picture, aiLabel) : picture;
}

type Writer = (packing: Packing, note: ReturnType<typeof noteInto>) => Uint8Array;

const writers: Readonly<Record<CardFormat, Writer>> = {
  png: (packing) => {
    const { character, picture, files } = forPng(packing);
    const card = characterJson(character);
    return joinPng(
      picture ?? refuse("noPicture"),
      { chara: cardBytes(backfill(card.data)), ccv3: cardBytes(card) },
      files,
    );
  },
  json: (packing, note) => cardBytes(characterJson(forJson(packing, note).character)),
  charx: (packing) => {
    const { character, files } = forCharx(packing);
    if (files.size >= guards.files) refuse("tooMany", "charx");
    return zipCard(cardBytes(characterJson(character)), files);
  },
};

/** Refuses a card that could not be read again. */
function cardBytes(card: Parameters<typeof jsonBytes>[0]): Uint8Array {
  const bytes = jsonBytes(card);
  return bytes.length > guards.json ? refuse("tooLarge", "20MB") : bytes;
}
