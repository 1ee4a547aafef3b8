import { STORY_TEXT_MAX } from "@4d/contract";
import { wholeLetters } from "../whole-letters.ts";

/** Where a text longer than a node holds is best cut: behind a paragraph, a sentence or, if need be, anywhere. */
function cutAt(text: string): number {
  const start = text.slice(0, STORY_TEXT_MAX);
  const paragraph = start.lastIndexOf("\n");
  if (paragraph > STORY_TEXT_MAX / 2) return paragraph;
  const sentence = Math.max(
    ...["。", "!", "?", "!", "?", ". ", "”", "\n"].map((end) => start.lastIndexOf(end)),
  );
  if (sentence > STORY_TEXT_MAX / 2) return sentence + 1;
  return wholeLetters(text, STORY_TEXT_MAX);
}

/** A text in pieces that each fit a node; one empty piece for an empty text. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > STORY_TEXT_MAX) {
    const at = cutAt(rest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}
