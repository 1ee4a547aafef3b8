import type { ReactNode } from "react";
import { LargeEmoji, RichText } from "../rich-text.tsx";
import { aloneEmoji, firstLink } from "../text-parts.ts";
import { BubbleShell } from "./bubble-shell.tsx";
import { LinkCard } from "./link-card.tsx";

interface TextBubbleProps {
  text: string;
  own: boolean;
  mentions?: readonly string[] | undefined;
  /** The message quoted, drawn above the words. */
  quote?: ReactNode;
  /** Previews the linked page; not while it is being sent. */
  previewed?: boolean;
}

/** Text; a few emoji alone are drawn large without a background. */
export function TextBubble({ text, own, mentions, quote, previewed = false }: TextBubbleProps) {
  if (quote === undefined && aloneEmoji(text) > 0) {
    return (
      <div className="px-1 py-0.5">
        <LargeEmoji text={text} />
      </div>
    );
  }
  const link = previewed ? firstLink(text) : null;
  return (
    <BubbleShell own={own}>
      {quote}
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        <RichText text={text} mentions={mentions} />
      </p>
      {link !== null && <LinkCard url={link} own={own} />}
    </BubbleShell>
  );
}
