import { clamp } from "../core/math.ts";
import type { Node, Picture } from "../core/picture.ts";
import { type Cells, paintCells } from "../raster/paint-cells.ts";
import { recolored } from "./edit.ts";
import type { Style } from "./style.ts";

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((x) => (x / 16 - 0.47) * 0.55);
const LEVELS = 7;

/** One channel in a few levels; a dither pattern of neighbours stands for the levels between. */
function strength(value: number, x: number, y: number): string {
  const spread = BAYER[(y % 4) * 4 + (x % 4)] ?? 0;
  const level = clamp(Math.round((value / 255) * LEVELS + spread), 0, LEVELS);
  return Math.round((level * 255) / LEVELS)
    .toString(16)
    .padStart(2, "0");
}

function colorAt({ cols, rgb }: Cells, x: number, y: number): string {
  const at = (y * cols + x) * 3;
  return `#${[0, 1, 2].map((k) => strength(rgb[at + k] ?? 0, x, y)).join("")}`;
}

/** Runs of one colour, joined into one path per colour. */
function runs(cells: Cells, size: number): readonly Node[] {
  const held = new Map<string, { commands: string[]; numbers: number[] }>();
  for (let y = 0; y < cells.rows; y++)
    for (let x = 0; x < cells.cols; ) {
      const color = colorAt(cells, x, y);
      let end = x + 1;
      while (end < cells.cols && colorAt(cells, end, y) === color) end++;
      const entry = held.get(color) ?? { commands: [], numbers: [] };
      held.set(color, entry);
      entry.commands.push("ML");
      entry.numbers.push(x * size, (y + 0.5) * size, end * size, (y + 0.5) * size);
      x = end;
    }
  return [...held].map(([color, { commands, numbers }]) => ({
    kind: "mark",
    path: { commands: commands.join(""), numbers },
    stroke: color,
    width: size + 0.02,
  }));
}

/** 像素: large squares, few colours. */
export const pixel: Style = {
  finish: (picture: Picture) => {
    const vivid = recolored(picture, ({ l, a, b }) => ({ l, a: a * 1.25, b: b * 1.25 }));
    const cells = paintCells(vivid, 96);
    return { ...picture, gradients: [], nodes: runs(cells, picture.width / 96), edge: "crisp" };
  },
};
