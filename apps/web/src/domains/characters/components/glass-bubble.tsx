import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Narrated } from "../../../ui/narrated.tsx";
import { Tag } from "../../../ui/tag.tsx";

interface GlassBubbleProps {
  from: "user" | "character";
  text: string;
  /** Below the text: sound, the source of the reply. */
  foot?: ReactNode;
}

/** A chat bubble over a picture. */
export function GlassBubble({ from, text, foot }: GlassBubbleProps) {
  return (
    <div
      className={cx(
        "w-fit max-w-[82%] rounded-bubble px-3.5 py-2.5 text-m leading-normal wrap-anywhere whitespace-pre-line",
        from === "user" ? "ml-auto rounded-br-s bg-glass-deep text-on-art" : "glass rounded-bl-s",
      )}
    >
      <Narrated text={text} dim="text-on-art-dim" />
      {foot}
    </div>
  );
}

/** Three dots while a reply is being generated. */
export function ThinkingBubble({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="glass flex w-fit gap-1.5 rounded-bubble rounded-bl-s px-4 py-4"
    >
      {[0, 1, 2].map((at) => (
        <span
          key={at}
          style={{ animationDelay: `${at * 160}ms` }}
          className="size-1.5 animate-twinkle rounded-full bg-on-art"
        />
      ))}
    </div>
  );
}

/** The source of a reply: a model or the built-in engine (`CHAR-6`). */
export function ReplySourceTag({ by }: { by: "builtin" | "model" }) {
  return <Tag tone="glass">{t(`making.by.${by}`)}</Tag>;
}
