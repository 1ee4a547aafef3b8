import { EMOJI_NAMES, emojiPosition } from "@4d/contract";

/** Address of a named emoji's picture by its position (`MSG-9`). */
export const emojiUrl = (position: number): string => `${import.meta.env.BASE_URL}emoji/${position}.webp`;

/** The named emoji in the order of the list, each name once. */
export const namedEmoji: readonly { position: number; name: string }[] = EMOJI_NAMES.flatMap(
  (name, position) => (emojiPosition(name) === position ? [{ position, name }] : []),
);

/** An emoji as it is written in a text. */
export const emojiText = (name: string): string => `#${name};`;
