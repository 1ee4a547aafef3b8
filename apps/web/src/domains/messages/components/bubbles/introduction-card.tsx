import { t } from "../../../../platform/i18n/i18n.ts";
import { RichText } from "../rich-text.tsx";

/** Who an AI character is, at the head of the chat; narration in italics (design rule 5). */
export function IntroductionCard({ text }: { text: string }) {
  return (
    <section className="mx-4 rounded-m bg-ink-2 px-3.5 py-3 text-s leading-normal text-text-2">
      <b className="mr-3 font-semibold text-text-1">{t("chat.introduction")}</b>
      <span className="wrap-anywhere whitespace-pre-wrap">
        <RichText text={text} />
      </span>
    </section>
  );
}

const STAGE = /([(（][^)）\n]{1,200}[)）])/;

/** A character's first words; what is done rather than said stands in italics. */
export function Prologue({ text }: { text: string }) {
  let at = 0;
  return text.split(STAGE).map((piece) => {
    const key = at;
    at += piece.length;
    return STAGE.test(piece) ? (
      <i key={key} className="text-text-2">
        {piece}
      </i>
    ) : (
      <RichText key={key} text={piece} />
    );
  });
}
