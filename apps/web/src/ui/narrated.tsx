import { Fragment, type ReactNode } from "react";

const ACTION = /([(（][^()（）\n]{1,200}[)）]|\*[^*\n]{1,200}\*)/;

interface NarratedProps {
  text: string;
  /** The colour of narration. */
  dim?: string;
  /** Draws the speech; default: the text. */
  draw?: (words: string) => ReactNode;
}

/** A character's words, with narration (in brackets or between asterisks) in italics (design rule 5). */
export function Narrated({ text, dim = "text-text-2", draw = (words) => words }: NarratedProps) {
  return text.split(ACTION).map((part, at) => {
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
