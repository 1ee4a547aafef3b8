/** Told of every cell a shape covers, and how much of it. */
export type Cover = (x: number, y: number, share: number) => void;

interface Crossing {
  readonly x: number;
  readonly way: number;
}

function crossings(parts: readonly Part[], y: number): Crossing[] {
  const found: Crossing[] = [];
  for (const { line: part } of parts)
    for (let k = 0; k < part.length; k += 2) {
      const next = k + 2 < part.length ? k + 2 : 0;
      const [x0, y0, x1, y1] = [part[k] ?? 0, part[k + 1] ?? 0, part[next] ?? 0, part[next + 1] ?? 0];
      if (y0 <= y !== y1 <= y)
        found.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), way: y1 > y0 ? 1 : -1 });
    }
  return found.sort((a, b) => a.x - b.x);
}

interface Part {
  readonly line: readonly number[];
  readonly top: number;
  readonly foot: number;
}

function partOf(line: readonly number[]): Part {
  let [top, foot] = [1e9, -1e9];
  for (let k = 1; k < line.length; k += 2) {
    top = Math.min(top, line[k] ?? 0);
    foot = Math.max(foot, line[k] ?? 0);
  }
  return { line, top, foot };
}

/** Cells inside a shape, by the non-zero rule, tested at each cell's middle. */
export function fillCells(lines: readonly number[][], cols: number, rows: number, cover: Cover): void {
  const parts = lines.map(partOf);
  const top = Math.min(...parts.map((part) => part.top));
  const foot = Math.max(...parts.map((part) => part.foot));
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, Math.ceil(foot)); y++) {
    let winding = 0;
    let from = 0;
    const near = parts.filter((part) => part.top <= y + 0.5 && part.foot >= y + 0.5);
    for (const { x, way } of crossings(near, y + 0.5)) {
      if (winding === 0) from = x;
      winding += way;
      if (winding !== 0) continue;
      for (let c = Math.max(0, Math.ceil(from - 0.5)); c < Math.min(cols, Math.ceil(x - 0.5)); c++)
        cover(c, y, 1);
    }
  }
}

/** Square dabs along a line, each cell told of once. */
function dabber(width: number, cover: Cover): (x: number, y: number) => void {
  const seen = new Set<number>();
  const r = Math.max(0, (width - 1) / 2);
  const share = Math.min(1, width);
  return (x, y) => {
    for (let cy = Math.floor(y - r); cy <= Math.floor(y + r); cy++)
      for (let cx = Math.floor(x - r); cx <= Math.floor(x + r); cx++) {
        const key = cy * 4096 + cx;
        if (seen.has(key)) continue;
        seen.add(key);
        cover(cx, cy, share);
      }
  };
}

/** Cells along a line of some width; one thinner than a cell covers it in part. */
export function strokeCells(parts: readonly number[][], width: number, cover: Cover): void {
  const dab = dabber(width, cover);
  for (const part of parts)
    for (let k = 0; k + 3 < part.length; k += 2) {
      const [x0, y0, x1, y1] = [part[k] ?? 0, part[k + 1] ?? 0, part[k + 2] ?? 0, part[k + 3] ?? 0];
      const steps = Math.min(400, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 1.3) + 1);
      for (let s = 0; s <= steps; s++) dab(x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps);
    }
}
