import { t } from "../../../../platform/i18n/i18n.ts";
import { Narrated } from "../../../../ui/narrated.tsx";
import { RichText } from "../rich-text.tsx";

/** Who an AI character is, at the top of the chat; narration in italics (design rule 5). */
export function IntroductionCard({ text }: { text: string }) {
  return (
    <section className="min-w-0 grow rounded-m bg-ink-2 px-3.5 py-3 text-s leading-normal text-text-2 art:glass art:text-on-art-dim">
      <b className="mr-3 font-semibold text-text-1">{t("chat.introduction")}</b>
      <span className="wrap-anywhere whitespace-pre-wrap">
        <RichText text={text} />
      </span>
    </section>
  );
}

const OPENING = /^\s*[(（]([^)）\n]{1,200})[)）]\s*/;

/** A prologue without the narration it begins with. Pure. */
export const withoutNarration = (text: string): string => {
  const rest = text.replace(OPENING, "");
  return rest === "" ? text : rest;
};

/** The narration at the start of a prologue, centred over its bubble (design, chat-homepage). */
export function Narration({ text }: { text: string }) {
  const words = withoutNarration(text) === text ? undefined : OPENING.exec(text)?.[1];
  if (words === undefined) return null;
  return (
    <p className="px-8 pt-3 text-center text-s leading-snug text-balance text-text-3 italic art:text-on-art-dim">
      {words}
    </p>
  );
}

/** A character's words in a chat; `shown`: only the first so many signs of them. */
export const Spoken = ({ text, shown = text.length }: { text: string; shown?: number }) => (
  <Narrated
    text={text}
    shown={shown}
    dim="text-text-2 art:text-on-art-dim"
    draw={(words) => (words === "" ? null : <RichText text={words} />)}
  />
);
