import { type Asset, type CardFiles, type Character, embeddedPath, makeAsset } from "@4d/cards";
import { type CharacterSheet, SHEET_MAX } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { storedPng } from "../../files/index.ts";
import type { CharacterRow } from "../characters.table.ts";
import { readSource } from "../source.ts";

type Emotions = CharacterSheet["emotions"];

/** A card's assets; one that names any names its portrait, which would be understood without them. */
export const withDefaultIcon = (assets: readonly Asset[]): readonly Asset[] =>
  assets.length > 0 ? assets : [makeAsset({ type: "icon", uri: "ccdefault:", name: "main", ext: "png" })];

/** The assets that the imported pictures of emotions were, by the addresses that they have here. */
function originsOf(was: Emotions, assets: readonly Asset[]): Map<string, Asset> {
  const waiting = assets.filter(({ type, name }) => type === "emotion" && name !== "");
  const origins = new Map<string, Asset>();
  for (const { name, picture } of was) {
    const at = waiting.findIndex((asset) => asset.name.slice(0, SHEET_MAX.emotionName) === name);
    const [asset] = at < 0 ? [] : waiting.splice(at, 1);
    if (asset) origins.set(picture, asset);
  }
  return origins;
}

interface CardWithFiles {
  character: Character;
  files: CardFiles;
}

/**
 * The card with the pictures of emotions that the sheet has now: one that was not replaced stays the file it was
 * imported as, renamed ones under their names, and those that were removed are left out.
 */
export async function withEmotions(
  { services, actor }: Context,
  { row, sheet }: { row: CharacterRow; sheet: CharacterSheet },
  { character, files }: CardWithFiles,
): Promise<CardWithFiles> {
  const source = readSource(row.source);
  const was = source?.kind === "card" ? source.emotions : [];
  if (was === undefined || JSON.stringify(was) === JSON.stringify(sheet.emotions))
    return { character, files };
  const origins = originsOf(was, character.assets);
  const imported = new Set(origins.values());
  const faces: Asset[] = [];
  const more = new Map(files);
  for (const [at, { name, picture }] of sheet.emotions.entries()) {
    const origin = origins.get(picture);
    const isRenamed = origin && origin.name.slice(0, SHEET_MAX.emotionName) !== name;
    const bytes = origin
      ? undefined
      : await storedPng(services, picture, { who: actor.id, field: "emotions" });
    const path = `assets/emotion/images/own-${at + 1}.png`;
    if (origin) faces.push(isRenamed ? { ...origin, name } : origin);
    else if (bytes) {
      more.set(path, new Uint8Array(bytes));
      faces.push(makeAsset({ type: "emotion", uri: `embeded://${path}`, name, ext: "png" }));
    }
  }
  for (const [picture, asset] of origins)
    if (!sheet.emotions.some((one) => one.picture === picture)) more.delete(embeddedPath(asset) ?? "");
  const others = character.assets.filter((asset) => !imported.has(asset));
  const assets = faces.length === 0 ? others : [...withDefaultIcon(others), ...faces];
  return { character: { ...character, assets }, files: more };
}
