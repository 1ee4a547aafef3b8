import { EMOJI_NAMES, emojiPosition } from "@4d/contract";
import { cx } from "../../../ui/cx.ts";

interface EmojiPictureProps {
  position: number;
  name: string;
  className?: string;
}

/** A named emoji inside a text, one line high by default. */
export function EmojiPicture({ position, name, className = "size-[1.45em]" }: EmojiPictureProps) {
  return (
    <img
      src={emojiUrl(position)}
      alt={`[${name}]`}
      draggable={false}
      className={cx("mx-px -mt-[0.2em] inline-block align-middle", className)}
    />
  );
}

/** Address of a named emoji's picture by its position (`MSG-9`). */
const emojiUrl = (position: number): string => `${import.meta.env.BASE_URL}emoji/${position}.webp`;

/** The named emoji in list order, each name once. */
export const namedEmoji: readonly { position: number; name: string }[] = EMOJI_NAMES.flatMap(
  (name, position) => (emojiPosition(name) === position ? [{ position, name }] : []),
);

/** The text form of an emoji. */
export const emojiText = (name: string): string => `#${name};`;
