import { hex, rgbOf } from "../core/color.ts";
import { clamp } from "../core/math.ts";
import type { Gradient, Mark, Node, Paint, Picture } from "../core/picture.ts";
import { CellMarks, fillCells, strokeCells } from "./fill.ts";
import { flatten } from "./flatten.ts";

/** A picture in few large cells, red, green and blue 0…255 each: the colours that the styles' brushes use. */
export interface Cells {
  readonly cols: number;
  readonly rows: number;
  readonly rgb: Float32Array;
}

/** Writes red, green, blue and opacity at a point into `out`. */
type Shade = (x: number, y: number, out: Float64Array) => void;

const rgbs = new Map<string, readonly [number, number, number]>();

export function rgbOfHex(text: string): readonly [number, number, number] {
  const held = rgbs.get(text) ?? rgbOf(hex(text));
  rgbs.set(text, held);
  return held;
}

// Runs for every cell of every mark, so it allocates nothing.
function along({ kind, x1, y1, x2, y2, r }: Gradient, x: number, y: number): number {
  const dx = x - x1;
  const dy = y - y1;
  if (kind === "radial") return Math.sqrt(dx * dx + dy * dy) / r;
  const ex = x2 - x1;
  const ey = y2 - y1;
  return (dx * ex + dy * ey) / (ex * ex + ey * ey || 1);
}

const SLOTS = 256;

/** The gradient's colours as a lookup table, so that they are not computed for every cell. */
function shadeOf(gradient: Gradient): Shade {
  const slots = new Float64Array((SLOTS + 1) * 4);
  const { stops } = gradient;
  for (let slot = 0; slot <= SLOTS; slot++) {
    const t = slot / SLOTS;
    const next = stops.findIndex(({ at }) => at >= t);
    const to = stops[next < 0 ? stops.length - 1 : next];
    const from = next > 0 ? stops[next - 1] : to;
    if (!to || !from) continue;
    const k = to.at > from.at ? clamp((t - from.at) / (to.at - from.at)) : 1;
    const [start, end] = [rgbOfHex(from.color), rgbOfHex(to.color)];
    for (const part of [0, 1, 2] as const)
      slots[slot * 4 + part] = start[part] + (end[part] - start[part]) * k;
    slots[slot * 4 + 3] = from.alpha + (to.alpha - from.alpha) * k;
  }
  return (x, y, out) => {
    const at = Math.round(clamp(along(gradient, x, y)) * SLOTS) * 4;
    out[0] = slots[at] ?? 0;
    out[1] = slots[at + 1] ?? 0;
    out[2] = slots[at + 2] ?? 0;
    out[3] = slots[at + 3] ?? 0;
  };
}

class Painter {
  readonly cells: Cells;
  readonly scale: number;
  readonly picture: Picture;
  readonly #marks: CellMarks;

  constructor(picture: Picture, cols: number) {
    this.picture = picture;
    this.scale = cols / picture.width;
    const rows = Math.round(picture.height * this.scale);
    this.cells = { cols, rows, rgb: new Float32Array(cols * rows * 3) };
    this.#marks = new CellMarks(cols, rows);
  }

  shade(paint: Paint): Shade {
    const gradient = typeof paint === "number" ? this.picture.gradients[paint] : undefined;
    if (gradient) return shadeOf(gradient);
    const [r, g, b] = rgbOfHex(typeof paint === "string" ? paint : "#000000");
    return (_x, _y, out) => {
      out[0] = r;
      out[1] = g;
      out[2] = b;
      out[3] = 1;
    };
  }

  cover(shade: Shade, alpha: number, mask: Uint8Array | undefined) {
    const { cells, scale } = this;
    const { rgb } = cells;
    const tint = new Float64Array(4);
    return (x: number, y: number, share: number) => {
      if (x < 0 || y < 0 || x >= cells.cols || y >= cells.rows) return;
      const at = y * cells.cols + x;
      if (mask && mask[at] === 0) return;
      shade((x + 0.5) / scale, (y + 0.5) / scale, tint);
      const a = (tint[3] ?? 0) * alpha * share;
      for (let k = 0; k < 3; k++) {
        const old = rgb[at * 3 + k] ?? 0;
        rgb[at * 3 + k] = old + ((tint[k] ?? 0) - old) * a;
      }
    };
  }

  mark({ path, fill, stroke, width = 1, alpha = 1 }: Mark, all: number, mask: Uint8Array | undefined): void {
    const { cols, rows } = this.cells;
    const parts = flatten(path, this.scale);
    if (fill !== undefined) fillCells(parts, cols, rows, this.cover(this.shade(fill), alpha * all, mask));
    if (stroke !== undefined)
      strokeCells(parts, width * this.scale, this.#marks, this.cover(this.shade(stroke), alpha * all, mask));
  }

  nodes(nodes: readonly Node[], alpha: number, mask: Uint8Array | undefined): void {
    for (const node of nodes) {
      if (node.kind === "mark") this.mark(node, alpha, mask);
      else {
        let inner = mask;
        if (node.clip) {
          const { cols, rows } = this.cells;
          const held = new Uint8Array(cols * rows);
          fillCells(flatten(node.clip, this.scale), cols, rows, (x, y) => {
            held[y * cols + x] = mask ? (mask[y * cols + x] ?? 0) : 1;
          });
          inner = held;
        }
        this.nodes(node.nodes, alpha * (node.alpha ?? 1), inner);
      }
    }
  }
}

/** Draws a picture in `cols` columns of square cells. */
export function paintCells(picture: Picture, cols: number): Cells {
  const painter = new Painter(picture, cols);
  painter.nodes(picture.nodes, 1, undefined);
  return painter.cells;
}
