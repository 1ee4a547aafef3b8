import { type Asset, EMBEDDED, embeddedPath, isMainIcon, makeAsset } from "./card/assets.ts";
import type { Character } from "./card/character.ts";
import type { CardFiles } from "./card-reading.ts";
import { isPng } from "./png/chunks.ts";
import type { Note } from "./warning.ts";

/** A character with its portrait and files, ready for a file format. */
export interface Packing {
  readonly character: Character;
  readonly picture: Uint8Array | null;
  readonly files: CardFiles;
}

const withAssets = (character: Character, assets: readonly Asset[]): Character => ({ ...character, assets });

/** In a PNG the portrait is the file itself; other files are chunks with short, plain names. */
export function forPng({ character, picture, files }: Packing): Packing {
  const icon = character.assets.find(isMainIcon);
  const iconPath = icon && embeddedPath(icon);
  const own = picture ?? files.get(iconPath ?? "") ?? null;
  const others = [...files].filter(([path]) => path !== iconPath);
  const names = new Map(others.map(([path], index) => [path, chunkName(path, index)]));
  const assets = character.assets.map((asset) => {
    const path = embeddedPath(asset);
    if (path === undefined) return asset;
    if (asset === icon) return { ...asset, uri: "ccdefault:" };
    // A missing file stays missing under its own name.
    return { ...asset, uri: `__asset:${names.get(path) ?? path}` };
  });
  const chunks = new Map(others.map(([path, bytes]) => [names.get(path) ?? path, bytes]));
  return { character: withAssets(character, assets), picture: own, files: chunks };
}

/** A keyword has 79 bytes of Latin-1, 17 of them used by the prefix. */
function chunkName(path: string, index: number): string {
  return /^[\x21-\x7e]{1,60}$/u.test(path) ? path : `${index}`;
}

/** JSON contains no files, so assets that need one are left out. */
export function forJson({ character, picture, files }: Packing, note: Note): Packing {
  const assets = character.assets
    .map((asset) =>
      isMainIcon(asset) && embeddedPath(asset) !== undefined ? { ...asset, uri: "ccdefault:" } : asset,
    )
    .filter((asset) => embeddedPath(asset) === undefined);
  const leftOut = character.assets.length - assets.length;
  if (leftOut > 0) note("assetsLeftOut", "assets", leftOut);
  return { character: withAssets(character, assets), picture, files };
}

/** The same path, or another if it is the card's own. */
const besideCard = (path: string) => (path === "card.json" ? "assets/other/card.json" : path);

/** In a charx the portrait is a file like the others. */
export function forCharx(packing: Packing): Packing {
  const { picture } = packing;
  const files = new Map([...packing.files].map(([path, bytes]) => [besideCard(path), bytes]));
  const character = withAssets(
    packing.character,
    packing.character.assets.map((asset) =>
      embeddedPath(asset) === "card.json" ? { ...asset, uri: EMBEDDED + besideCard("card.json") } : asset,
    ),
  );
  if (!picture) return { character, picture, files };
  const icon = character.assets.find(isMainIcon);
  const path = (icon && embeddedPath(icon)) ?? freePath(files, extensionOf(picture));
  const uri = `${EMBEDDED}${path}`;
  const ext = extensionOf(picture);
  const assets = icon
    ? character.assets.map((asset) => (asset === icon && asset.uri !== uri ? { ...asset, uri, ext } : asset))
    : [makeAsset({ type: "icon", uri, name: "main", ext }), ...character.assets];
  return { character: withAssets(character, assets), picture, files: new Map([...files, [path, picture]]) };
}

function freePath(files: CardFiles, ext: string): string {
  const path = (name: string) => `assets/icon/images/${name}.${ext}`;
  let number = 0;
  while (files.has(path(number === 0 ? "main" : `main-${number}`))) number += 1;
  return path(number === 0 ? "main" : `main-${number}`);
}

function extensionOf(picture: Uint8Array): string {
  if (isPng(picture)) return "png";
  if (picture[0] === 0xff && picture[1] === 0xd8) return "jpeg";
  return picture[8] === 0x57 && picture[9] === 0x45 ? "webp" : "unknown";
}
