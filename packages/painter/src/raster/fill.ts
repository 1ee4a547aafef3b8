/** Called for every cell that a shape covers, with the covered share. */
export type Cover = (x: number, y: number, share: number) => void;

/** Where a line crosses a row, and whether it goes down (1) or up (-1) there. */
interface Crossing {
  readonly x: number;
  readonly direction: number;
}

function crossings(parts: readonly Part[], y: number): Crossing[] {
  const list: Crossing[] = [];
  for (const { line: part } of parts)
    for (let k = 0; k < part.length; k += 2) {
      const next = k + 2 < part.length ? k + 2 : 0;
      const y0 = part[k + 1] ?? 0;
      const y1 = part[next + 1] ?? 0;
      if (y0 <= y === y1 <= y) continue;
      const x0 = part[k] ?? 0;
      const x1 = part[next] ?? 0;
      list.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), direction: y1 > y0 ? 1 : -1 });
    }
  return list.sort((a, b) => a.x - b.x);
}

/** A closed line, as x, y, x, y…, with the height where it begins and ends. */
interface Part {
  readonly line: readonly number[];
  readonly top: number;
  readonly foot: number;
}

function partOf(line: readonly number[]): Part {
  let [top, foot] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = 1; k < line.length; k += 2) {
    top = Math.min(top, line[k] ?? 0);
    foot = Math.max(foot, line[k] ?? 0);
  }
  return { line, top, foot };
}

/** Covers the cells inside a shape, by the non-zero rule, tested at each cell's middle. `lines` are as in `flatten`. */
export function fillCells(lines: readonly number[][], cols: number, rows: number, cover: Cover): void {
  const parts = lines.map(partOf);
  const top = Math.min(...parts.map((part) => part.top));
  const foot = Math.max(...parts.map((part) => part.foot));
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, Math.ceil(foot)); y++) {
    let winding = 0;
    let from = 0;
    const near = parts.filter((part) => part.top <= y + 0.5 && part.foot >= y + 0.5);
    for (const { x, direction: way } of crossings(near, y + 0.5)) {
      if (winding === 0) from = x;
      winding += way;
      if (winding !== 0) continue;
      for (let c = Math.max(0, Math.ceil(from - 0.5)); c < Math.min(cols, Math.ceil(x - 0.5)); c++)
        cover(c, y, 1);
    }
  }
}

/** Marks which cells were visited: one array that is reused for every line, instead of a new set for each. */
export class CellMarks {
  readonly #cols: number;
  readonly #rounds: Uint32Array;
  #round = 0;

  constructor(cols: number, rows: number) {
    this.#cols = cols;
    this.#rounds = new Uint32Array(cols * rows);
  }

  /** Clears all marks. */
  reset(): void {
    this.#round += 1;
  }

  /** Whether this is the first visit of a cell since the reset; false outside the picture. */
  isFirst(x: number, y: number): boolean {
    const at = y * this.#cols + x;
    if (x < 0 || x >= this.#cols || at < 0 || at >= this.#rounds.length) return false;
    if (this.#rounds[at] === this.#round) return false;
    this.#rounds[at] = this.#round;
    return true;
  }
}

/** Points drawn along one straight line: at most, and for each cell it crosses. */
const STEPS_MAX = 400;
const STEPS_A_CELL = 1.3;

/**
 * Calls `cover` once for each cell along a line of some width; a line thinner than a cell covers it in part.
 */
export function strokeCells(parts: readonly number[][], width: number, marks: CellMarks, cover: Cover): void {
  const r = Math.max(0, (width - 1) / 2);
  const share = Math.min(1, width);
  const dab = (x: number, y: number) => {
    for (let cy = Math.floor(y - r); cy <= Math.floor(y + r); cy++)
      for (let cx = Math.floor(x - r); cx <= Math.floor(x + r); cx++)
        if (marks.isFirst(cx, cy)) cover(cx, cy, share);
  };
  marks.reset();
  for (const part of parts)
    for (let k = 0; k + 3 < part.length; k += 2) {
      const x0 = part[k] ?? 0;
      const y0 = part[k + 1] ?? 0;
      const dx = (part[k + 2] ?? 0) - x0;
      const dy = (part[k + 3] ?? 0) - y0;
      // Closer together than cells, so that none is left out.
      const steps = Math.min(STEPS_MAX, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * STEPS_A_CELL) + 1);
      for (let s = 0; s <= steps; s++) dab(x0 + (dx * s) / steps, y0 + (dy * s) / steps);
    }
}
