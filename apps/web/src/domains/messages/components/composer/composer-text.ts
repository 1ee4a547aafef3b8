import { emojiPosition } from "@4d/contract";

const TOKEN = /#([\u4E00-\u9FA5]{1,3});$/;

/** The text with something put in place of the selection, and where the caret goes. Pure. */
export function insertAt(
  text: string,
  from: number,
  until: number,
  piece: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + piece + text.slice(until), caret: from + piece.length };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** One step back from the caret: a named emoji goes as a whole, other letters one by one. Pure. */
export function deleteBefore(text: string, caret: number): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const token = TOKEN.exec(before);
  const last = [...graphemes.segment(before)].at(-1)?.segment ?? "";
  const removedLength = token !== null && emojiPosition(token[1] ?? "") >= 0 ? token[0].length : last.length;
  return {
    text: before.slice(0, before.length - removedLength) + text.slice(caret),
    caret: caret - removedLength,
  };
}

/** Length of the emoji token that ends at the caret; 0 when none does. Pure. */
export function tokenBefore(text: string, caret: number): number {
  const token = TOKEN.exec(text.slice(0, caret));
  return token !== null && emojiPosition(token[1] ?? "") >= 0 ? token[0].length : 0;
}
