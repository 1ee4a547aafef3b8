import { t } from "../../../platform/i18n/i18n.ts";

/** Our own pack, drawn by scripts/draw-stickers.mjs (`MSG-9`). */
export const STICKERS = [
  "hello",
  "laugh",
  "love",
  "good",
  "hug",
  "party",
  "cheer",
  "wow",
  "shy",
  "think",
  "cry",
  "angry",
  "rain",
  "work",
  "run",
  "sleep",
] as const;
type Sticker = (typeof STICKERS)[number];

const isSticker = (name: string): name is Sticker => STICKERS.some((known) => known === name);

/** A sticker's title; its raw name if a newer client added it. */
export const stickerName = (name: string): string => (isSticker(name) ? t(`chat.stickers.${name}`) : name);

/** The address of a sticker's picture. */
export const stickerUrl = (name: Sticker): string => `${import.meta.env.BASE_URL}stickers/${name}.svg`;
