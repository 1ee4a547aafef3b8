import type { Dice } from "../core/dice.ts";
import { clamp } from "../core/math.ts";
import type { Node, Picture } from "../core/picture.ts";
import { type Cells, paintCells } from "../raster/paint-cells.ts";

/** One of 18 levels of a channel, so that many strokes share a paint. */
const coarse = (x: number) => (Math.round(clamp(x, 0, 255) / 15) * 15).toString(16).padStart(2, "0");

/** Strokes grouped by colour and width: few paths, however many strokes. */
export class Strokes {
  readonly held = new Map<string, { color: string; width: number; commands: string[]; numbers: number[] }>();

  add(rgb: readonly [number, number, number], width: number, line: readonly number[]): void {
    const color = `#${rgb.map(coarse).join("")}`;
    const key = `${color} ${width}`;
    const entry = this.held.get(key) ?? { color, width, commands: [], numbers: [] };
    this.held.set(key, entry);
    for (let at = 0; at < line.length; at += 2) {
      entry.commands.push(at === 0 ? "M" : "L");
      entry.numbers.push(Math.round(line[at] ?? 0), Math.round(line[at + 1] ?? 0));
    }
  }

  nodes(): Node[] {
    return [...this.held.values()].map(({ color, width, commands, numbers }) => ({
      kind: "mark",
      path: { commands: commands.join(""), numbers },
      stroke: color,
      width,
    }));
  }
}

/** The direction of a stroke at a place of the picture, in shares; of any length. */
export type Field = (x: number, y: number) => readonly [number, number];

export interface Layer {
  /** Number of strokes across the picture. */
  readonly across: number;
  readonly width: number;
  readonly long: number;
  /** The share of strokes left out where the picture is plain. */
  readonly spare: number;
  /** How far a stroke's lightness may vary. */
  readonly stray: number;
}

const luma = (cells: Cells, x: number, y: number) => {
  const at =
    (Math.min(cells.rows - 1, Math.max(0, y)) * cells.cols + Math.min(cells.cols - 1, Math.max(0, x))) * 3;
  return (cells.rgb[at] ?? 0) * 0.3 + (cells.rgb[at + 1] ?? 0) * 0.59 + (cells.rgb[at + 2] ?? 0) * 0.11;
};

/** Adds one layer of strokes: along edges where there are any, along the field elsewhere. */
export function brush(
  strokes: Strokes,
  cells: Cells,
  picture: Picture,
  { layer, field, dice }: { readonly layer: Layer; readonly field: Field; readonly dice: Dice },
): void {
  // The same number of strokes for every ratio, measured on a sheet of 768 × 1024.
  const step = Math.sqrt((picture.width * picture.height * 0.75) / (layer.across * layer.across));
  const scale = cells.cols / picture.width;
  for (let gy = step / 2; gy < picture.height; gy += step)
    for (let gx = step / 2; gx < picture.width; gx += step) {
      const [x, y] = [gx + dice.num(-0.6, 0.6) * step, gy + dice.num(-0.6, 0.6) * step];
      const [stray, luck] = [dice.num(-1, 1) * layer.stray, dice.num()];
      const [cx, cy] = [
        Math.floor(clamp(x * scale, 0, cells.cols - 1)),
        Math.floor(clamp(y * scale, 0, cells.rows - 1)),
      ];
      const [ex, ey] = [
        luma(cells, cx + 1, cy) - luma(cells, cx - 1, cy),
        luma(cells, cx, cy + 1) - luma(cells, cx, cy - 1),
      ];
      const edge = Math.sqrt(ex * ex + ey * ey);
      if (edge < 14 && luck < layer.spare) continue;
      const [fx, fy] = field(x / picture.width, y / picture.height);
      const follow = clamp(edge / 30);
      const way = -ey * fx + ex * fy < 0 ? -1 : 1;
      const [dx, dy] = [
        fx * (1 - follow) + (way * -ey * follow) / (edge || 1),
        fy * (1 - follow) + (way * ex * follow) / (edge || 1),
      ];
      const size = Math.sqrt(dx * dx + dy * dy) || 1;
      const reach = (layer.long * (1 - follow * 0.5)) / size / 2;
      const at = (cy * cells.cols + cx) * 3;
      const rgb = [0, 1, 2].map((k) => (cells.rgb[at + k] ?? 0) * (1 + stray) + stray * 26);
      strokes.add([rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0], layer.width, [
        x - dx * reach,
        y - dy * reach,
        x + dx * reach,
        y + dy * reach,
      ]);
    }
}

export const cellsOf = (picture: Picture): Cells => paintCells(picture, 200);
