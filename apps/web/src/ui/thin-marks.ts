/** What stands in one row of an index: a mark, or a dot for those between two marks. */
export interface IndexRow {
  readonly text: string;
  readonly now: boolean;
}

const DOT = "·";

/**
 * The rows of an index where only so many find room: all marks, or every other row a dot for those left out, as in a
 * phone's address book. The row nearest to the current mark is the present one.
 * @param now the current mark's place among `marks`
 * @param room how many rows find room, at least 2
 */
export function thinIndex(marks: readonly string[], now: number, room: number): IndexRow[] {
  if (marks.length <= room) return marks.map((text, at) => ({ text, now: at === now }));
  // An odd number begins and ends with a mark.
  const rows = room - ((room + 1) % 2);
  const step = (marks.length - 1) / (rows - 1);
  return Array.from({ length: rows }, (_, row) => ({
    text: row % 2 === 1 ? DOT : (marks[Math.round(row * step)] ?? DOT),
    now: row === Math.round(now / step),
  }));
}
