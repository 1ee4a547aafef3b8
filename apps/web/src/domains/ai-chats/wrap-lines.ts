/** Punctuation that may not begin a line of Chinese. */
const CLOSING = /[，。！？；：、）》”’…,.!?;:)\]]/u;

/**
 * Wraps a text into lines no wider than `width`, by words where there are any and else by characters; a text longer
 * than `most` lines ends with an ellipsis. Pure.
 */
export function wrapLines(
  text: string,
  measure: (piece: string) => number,
  width: number,
  max: number,
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of paragraph.match(/[\w'’-]+\s*|./gu) ?? []) {
      if (line !== "" && measure(line + piece.trimEnd()) > width && !CLOSING.test(piece)) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  if (lines.length <= max) return lines;
  const shown = lines.slice(0, max);
  shown[max - 1] = `${(shown[max - 1] ?? "").slice(0, -1)}…`;
  return shown;
}
