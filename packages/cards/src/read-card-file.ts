import { embeddedPath } from "./card/assets.ts";
import { readCard } from "./card/read-card.ts";
import type { CardReading, CharacterReading, LorebookReading } from "./card-reading.ts";
import { orRefusal, refuse } from "./card-refusal.ts";
import { parseJson } from "./json.ts";
import { isPng } from "./png/chunks.ts";
import { readPng } from "./png/read-png.ts";
import { noteInto, type Warning } from "./warning.ts";
import { isCharx, readCharx } from "./zip/read-charx.ts";

/**
 * Reads a character card of any version from PNG, APNG, JSON or charx, or a lorebook by itself (`characters
 * §5.1`). The bytes decide the format; the file's name is used for a nameless character.
 */
export function readCardFile(bytes: Uint8Array, fileName?: string): CardReading {
  return orRefusal(() => {
    const reading = readByFormat(bytes, fileName);
    return reading.kind === "character" ? withMissing(reading) : reading;
  });
}

function readByFormat(bytes: Uint8Array, fileName?: string): CharacterReading | LorebookReading {
  if (isPng(bytes)) return readPng(bytes, fileName);
  if (isCharx(bytes)) return readCharx(bytes, fileName);
  if (!/^\s*[{[]/u.test(new TextDecoder().decode(bytes.subarray(0, 64)))) refuse("notCard");
  const warnings: Warning[] = [];
  const card = readCard(parseJson(bytes, "JSON"), noteInto(warnings), fileName);
  if (card.kind === "lorebook") return { ...card, warnings };
  return { ...card, format: "json", picture: null, files: new Map(), warnings };
}

/** Adds a warning for each asset that the card names and the file lacks. */
function withMissing(reading: CharacterReading): CharacterReading {
  const warnings = [...reading.warnings];
  const note = noteInto(warnings);
  for (const asset of reading.character.assets) {
    const path = embeddedPath(asset);
    if (path !== undefined && !reading.files.has(path)) note("assetMissing", path);
  }
  return { ...reading, warnings };
}
