import { useState } from "react";
import { avatarColour, avatarLetter } from "../platform/avatar-look.ts";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

/** Sizes by name (`rules §9.5`), and those of lists. */
const sizes = {
  mark: "size-4",
  minier: "size-6",
  smaller: "size-9",
  mini: "size-9.5",
  small: "size-10.5",
  contact: "size-11",
  default: "size-12",
  row: "size-13",
  large: "size-13.5",
  larger: "size-15",
  hero: "size-19",
  poster: "size-24",
} as const;
/** The size of the letter, 42 % of the avatar. No container query, because lists draw many avatars. */
const letterSize = (box: string): string => `${Number.parseFloat(box.slice("size-".length)) * 4 * 0.42}px`;
const colours = ["bg-av-0", "bg-av-1", "bg-av-2", "bg-av-3", "bg-av-4", "bg-av-5"] as const;
export type AvatarSize = keyof typeof sizes;

interface AvatarProps {
  name: string;
  /** Address of the picture; without one, or when it fails, the coloured letter shows. */
  src?: string | null | undefined;
  size?: AvatarSize;
  /** Groups are square with soft corners. */
  square?: boolean;
  online?: boolean;
  className?: string;
}

/** An avatar: a picture, or the first letter on the colour of the name. Decorative; the name is shown beside it. */
export function Avatar({ name, src, size = "default", square, online, className }: AvatarProps) {
  const [broken, setBroken] = useState("");
  const shown = src !== undefined && src !== null && src !== "" && src !== broken;
  const shape = cx("shrink-0", sizes[size], square ? "rounded-[30%]" : "rounded-full");
  // One element, because lists draw many avatars.
  const face = shown ? (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
      className={cx("inline-block bg-ink-3 object-cover", shape, className)}
    />
  ) : (
    <span
      aria-hidden="true"
      style={{ fontSize: letterSize(sizes[size]) }}
      className={cx(
        "inline-grid place-items-center leading-none font-semibold text-on-bar",
        colours[avatarColour(name)],
        shape,
        className,
      )}
    >
      {avatarLetter(name)}
    </span>
  );
  if (online === undefined) return face;
  return (
    <span className="relative inline-grid shrink-0">
      {face}
      {online && (
        <span
          role="img"
          aria-label={t("common.online")}
          className="absolute right-0 bottom-0 size-[24%] min-h-2.5 min-w-2.5 rounded-full bg-bright ring-[2.5px] ring-ink-1"
        />
      )}
    </span>
  );
}
