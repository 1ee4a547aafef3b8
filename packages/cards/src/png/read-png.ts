import { fromBase64 } from "../base64.ts";
import { readCard } from "../card/read-card.ts";
import type { CharacterReading, LorebookReading } from "../card-reading.ts";
import { refuse } from "../card-refusal.ts";
import { parseJson } from "../json.ts";
import { guards } from "../limits.ts";
import { noteInto, type Warning } from "../warning.ts";
import { soundCard, splitPng } from "./card-chunks.ts";
import { pngOf } from "./chunks.ts";

/** Reads a card from a PNG or APNG of at most 20 MB. */
export function readPng(png: Uint8Array, fileName?: string): CharacterReading | LorebookReading {
  if (png.length > guards.png) refuse("tooLarge", "20MB");
  const { picture, cards, assets } = splitPng(png);
  const { read, fellBack } = soundCard(cards, (bytes, keyword) => {
    const warnings: Warning[] = [];
    return { card: readCard(parseJson(bytes, keyword), noteInto(warnings), fileName), warnings };
  });
  const { card, warnings } = read;
  if (fellBack) noteInto(warnings)("fellBack");
  if (card.kind === "lorebook") return { ...card, warnings };
  const files = new Map(assets.map(({ path, text }) => [path, fromBase64(text, `chara-ext-asset_:${path}`)]));
  return { ...card, format: "png", picture: pngOf(picture), files, warnings };
}
