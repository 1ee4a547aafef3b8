import { withoutBidiControls } from "../../../platform/i18n/bidi-isolated.ts";
import { cx } from "../../../ui/cx.ts";
import { openAppLink } from "../app-links.ts";
import { EmojiPicture } from "./emoji-picture.tsx";
import { aloneEmoji, type TextPart, textParts } from "./text-parts.ts";

interface RichTextProps {
  text: string;
  /** Names of mentioned people. */
  mentions?: readonly string[] | undefined;
  /** One line for lists: no links, emoji small. */
  plain?: boolean;
}

const keyed = (parts: readonly TextPart[]) => {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.kind === "emoji" ? part.name.length + 2 : part.text.length;
    return { key, part };
  });
};

function Part({ part, plain }: { part: TextPart; plain: boolean }) {
  switch (part.kind) {
    case "emoji":
      return <EmojiPicture position={part.position} name={part.name} />;
    case "link":
      if (plain) return part.text;
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={(event) => openAppLink(part.href) && event.preventDefault()}
          className="text-sky underline decoration-1 underline-offset-2 wrap-anywhere"
        >
          {part.text}
        </a>
      );
    case "mention":
      return <span className={cx(!plain && "font-semibold text-capsule")}>{part.text}</span>;
    default:
      return part.text;
  }
}

/** A message's words: emoji as pictures, safe links, mentions in green. */
export function RichText({ text, mentions, plain = false }: RichTextProps) {
  return keyed(textParts(plain ? withoutBidiControls(text) : text, mentions)).map(({ key, part }) => (
    <Part key={key} part={part} plain={plain} />
  ));
}

/** One to three emoji and nothing else, drawn large without a bubble. */
export function LargeEmoji({ text }: { text: string }) {
  const single = aloneEmoji(text) === 1;
  return (
    <span className={cx("block leading-tight", single ? "text-3xl" : "text-2xl")}>
      {keyed(textParts(text.trim())).map(({ key, part }) =>
        part.kind === "emoji" ? (
          <EmojiPicture
            key={key}
            position={part.position}
            name={part.name}
            className={single ? "size-21" : "size-13"}
          />
        ) : (
          part.kind === "text" && part.text
        ),
      )}
    </span>
  );
}
