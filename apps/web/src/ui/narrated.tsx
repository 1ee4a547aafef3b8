import { Fragment, type ReactNode } from "react";

const ACTION = /([(（][^()（）\n]{1,200}[)）]|\*[^*\n]{1,200}\*)/;

interface NarratedProps {
  text: string;
  /** Draws only this much of the text, as its whole is narrated and said. */
  shown?: number;
  /** The colour of narration. */
  dim?: string;
  /** Draws the speech; default: the text. */
  draw?: (words: string) => ReactNode;
}

/** A character's words, with narration (in brackets or between asterisks) in italics (design rule 5). */
export function Narrated({
  text,
  shown = text.length,
  dim = "text-text-2",
  draw = (words) => words,
}: NarratedProps) {
  let before = 0;
  return text.split(ACTION).map((whole, at) => {
    const part = whole.slice(0, Math.max(0, shown - before));
    before += whole.length;
    // Parts of one text are never reordered.
    const key = at;
    return at % 2 === 1 ? (
      <i key={key} className={dim}>
        {part}
      </i>
    ) : (
      <Fragment key={key}>{draw(part)}</Fragment>
    );
  });
}
