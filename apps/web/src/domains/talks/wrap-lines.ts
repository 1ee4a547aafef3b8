/** Marks that may not begin a line of Chinese. */
const CLOSING = /[，。！？；：、）》”’…,.!?;:)\]]/u;

/**
 * A text in lines no wider than `width`, by words where there are words and by letters else; what does not fit in
 * `most` lines ends with an ellipsis. Pure.
 */
export function wrapLines(
  text: string,
  measure: (piece: string) => number,
  width: number,
  most: number,
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
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").slice(0, -1)}…`;
  return kept;
}
