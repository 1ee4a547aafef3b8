import { embeddedPath, isMainIcon } from "../card/assets.ts";
import { readCard } from "../card/read-card.ts";
import type { CharacterReading, LorebookReading } from "../card-reading.ts";
import { refuse } from "../card-refusal.ts";
import { parseJson } from "../json.ts";
import { guards } from "../limits.ts";
import { noteInto, type Warning } from "../warning.ts";
import { unzip } from "./unzip.ts";

/** Whether the bytes are a zip, or a picture with one behind it, as one app writes them. */
export function isCharx(bytes: Uint8Array): boolean {
  const zip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!jpeg) return zip;
  const tail = bytes.subarray(-0xffff - 22);
  for (let at = tail.length - 22; at >= 0; at -= 1)
    if (tail[at] === 0x50 && tail[at + 1] === 0x4b && tail[at + 2] === 5 && tail[at + 3] === 6) return true;
  return false;
}

/** Reads a card from a charx of at most 50 MB, packed and unpacked. */
export function readCharx(zip: Uint8Array, fileName?: string): CharacterReading | LorebookReading {
  if (zip.length > guards.charx) refuse("tooLarge", "50MB");
  const files = unzip(zip);
  const json = files.get("card.json") ?? refuse("noCardJson");
  files.delete("card.json");
  const warnings: Warning[] = [];
  const card = readCard(parseJson(json, "card.json"), noteInto(warnings), fileName);
  if (card.kind === "lorebook") return { ...card, warnings };
  if (files.has("module.risum")) noteInto(warnings)("partUndone", "part:module");
  const icon = card.character.assets.find(isMainIcon);
  const picture = files.get((icon && embeddedPath(icon)) ?? "") ?? null;
  return { ...card, format: "charx", picture, files, warnings };
}
