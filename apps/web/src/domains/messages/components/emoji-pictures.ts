import { EMOJI_NAMES, emojiPosition } from "@4d/contract";

const files = import.meta.glob<string>("../../../assets/emoji/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of a named emoji's picture by its position (`MSG-9`). */
export function emojiUrl(position: number): string {
  return files[`../../../assets/emoji/${position}.webp`] ?? "";
}

/** The named emoji in the order of the list, each name once. */
export const namedEmoji: readonly { position: number; name: string }[] = EMOJI_NAMES.flatMap(
  (name, position) => (emojiPosition(name) === position ? [{ position, name }] : []),
);

/** An emoji as it is written in a text. */
export const emojiText = (name: string): string => `#${name};`;
