import { cx } from "../../../ui/cx.ts";
import { emojiUrl } from "./emoji-pictures.ts";

interface EmojiPictureProps {
  position: number;
  name: string;
  className?: string;
}

/** A named emoji inside a text, as tall as a line unless told otherwise. */
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
