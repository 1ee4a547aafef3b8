import { type Asset, assetBytes, type CharacterReading, embeddedPath, isMainIcon } from "@4d/cards";
import { type CharacterSheet, cleanFileName, SHEET_MAX } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { savePicture } from "../../files/index.ts";
import type { ImportWarning } from "./incoming-card.ts";

const LOST = {
  avatar: { zh: "卡里的头像无法使用", en: "The card’s portrait can’t be used" },
  background: { zh: "卡里的背景无法使用", en: "The card’s background can’t be used" },
  emotions: { zh: "卡里有些表情图无法使用", en: "Some of the card’s pictures of emotions can’t be used" },
} as const;

const pictureWarnings = (lost: readonly (keyof typeof LOST)[]): ImportWarning[] =>
  [...new Set(lost)].map((part) => ({ code: "pictureLost", ...LOST[part] }));

/** A warning of the assets that came with the card and that a sheet has no place for. */
function othersLeft(
  { character, files }: CharacterReading,
  taken: ReadonlySet<Asset | undefined>,
): ImportWarning[] {
  const others = character.assets.filter((asset) => {
    const path = embeddedPath(asset);
    const isHere = path === undefined ? /^data:/iu.test(asset.uri) : files.has(path);
    return isHere && !taken.has(asset);
  });
  if (others.length === 0) return [];
  const kinds = [...new Set(others.map(({ type }) => type.slice(0, 30)))].slice(0, 5);
  return [
    {
      code: "leftOutAssets",
      zh: `${others.length} 个素材未采用（${kinds.join("、")}），导出时保留`,
      en: `${others.length} assets were not imported (${kinds.join(", ")}). An export keeps them`,
    },
  ];
}

interface Pictures extends Pick<CharacterSheet, "avatar" | "background" | "emotions"> {
  /** What the card has and the sheet has not. */
  warnings: ImportWarning[];
}

/** Re-encodes the portrait and the background and saves them in our store (`characters §5.2`). */
export async function savePictures(
  { services, actor }: Context,
  reading: CharacterReading,
): Promise<Pictures> {
  const { assets, name } = reading.character;
  const icon = assets.find(isMainIcon) ?? assets.find(({ type }) => type === "icon");
  const background = assets.find(({ type }) => type === "background");
  const found = {
    avatar: reading.picture ?? (icon && assetBytes(icon, reading)),
    background: background && assetBytes(background, reading),
  };
  const saved = { avatar: "", background: "", emotions: [] as CharacterSheet["emotions"] };
  const lost: (keyof typeof LOST)[] = [];
  const owner = { owner: actor.id, name: cleanFileName(name), permanent: true };
  const save = async (bytes: Uint8Array, part: keyof typeof LOST): Promise<string> => {
    try {
      return (await savePicture(services, async () => bytes, owner)).originUrl;
    } catch (error) {
      services.log.info({ err: error }, "a card's picture was not usable");
      lost.push(part);
      return "";
    }
  };
  for (const part of ["avatar", "background"] as const) {
    const bytes = found[part];
    if (bytes) saved[part] = await save(bytes, part);
  }
  const faces = assets
    .filter(({ type, name: face }) => type === "emotion" && face !== "")
    .slice(0, SHEET_MAX.emotions);
  for (const face of faces) {
    const bytes = assetBytes(face, reading);
    const picture = bytes ? await save(bytes, "emotions") : "";
    const emotion = { name: face.name.slice(0, SHEET_MAX.emotionName), picture };
    if (picture !== "") saved.emotions.push(emotion);
  }
  const taken = new Set([icon, background, ...faces]);
  return { ...saved, warnings: [...pictureWarnings(lost), ...othersLeft(reading, taken)] };
}
