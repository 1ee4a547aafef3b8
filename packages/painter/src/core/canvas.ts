import { type Color, toHex } from "./color.ts";
import { ellipse, type Path, segment } from "./path.ts";
import type { Gradient, Node, Paint, Picture } from "./picture.ts";

export type Ratio = "1:1" | "3:4" | "9:16";

/** One stop of a gradient: position, colour, opacity. */
export type Step = readonly [at: number, color: Color, alpha?: number];

export type Ink = Color | { readonly gradient: number };

export interface Look {
  readonly fill?: Ink | undefined;
  readonly stroke?: Ink | undefined;
  readonly width?: number | undefined;
  readonly alpha?: number | undefined;
}

const SIZES: Readonly<Record<Ratio, readonly [number, number]>> = {
  "1:1": [768, 768],
  "3:4": [768, 1024],
  "9:16": [720, 1280],
};

/** What motifs draw on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  linear(x1: number, y1: number, x2: number, y2: number, ...steps: readonly Step[]): Ink;
  /** From `y1` down to `y2`. */
  down(y1: number, y2: number, ...steps: readonly Step[]): Ink;
  /** From `x1` across to `x2`. */
  across(x1: number, x2: number, ...steps: readonly Step[]): Ink;
  radial(x: number, y: number, r: number, ...steps: readonly Step[]): Ink;
  add(path: Path, look: Look): void;
  dot(x: number, y: number, r: number, look: Look): void;
  /** What `draw` adds, shown only inside `clip`, with opacity `alpha`. */
  inside(clip: Path | undefined, draw: () => void, alpha?: number): void;
  picture(id: string): Picture;
}

const paintOf = (ink: Ink | undefined): Paint | undefined => {
  if (ink === undefined) return undefined;
  return "gradient" in ink ? ink.gradient : toHex(ink);
};

const stopsOf = (steps: readonly Step[]) =>
  steps.map(([at, color, alpha = 1]) => ({ at, color: toHex(color), alpha }));

export function canvasOf(ratio: Ratio): Canvas {
  const [width, height] = SIZES[ratio];
  const gradients: Gradient[] = [];
  let nodes: Node[] = [];
  const shade = (gradient: Gradient): Ink => ({ gradient: gradients.push(gradient) - 1 });
  const add = (path: Path, { fill, stroke, width: wide, alpha }: Look) => {
    nodes.push({ kind: "mark", path, fill: paintOf(fill), stroke: paintOf(stroke), width: wide, alpha });
  };
  const linear: Canvas["linear"] = (x1, y1, x2, y2, ...steps) =>
    shade({ kind: "linear", x1, y1, x2, y2, r: 0, stops: stopsOf(steps) });
  return {
    width,
    height,
    linear,
    down: (y1, y2, ...steps) => linear(0, y1, 0, y2, ...steps),
    across: (x1, x2, ...steps) => linear(x1, 0, x2, 0, ...steps),
    radial: (x, y, r, ...steps) =>
      shade({ kind: "radial", x1: x, y1: y, x2: x, y2: y, r, stops: stopsOf(steps) }),
    add,
    dot(x, y, r, look) {
      // A small spot is the round end of a line of zero length: a fifth of the text of a circle.
      const spot = r < 5 && look.fill && !("gradient" in look.fill) && !look.stroke;
      if (spot) add(segment(x, y, x + 0.1, y), { stroke: look.fill, width: 2 * r, alpha: look.alpha });
      else add(ellipse(x, y, r), look);
    },
    inside(clip, draw, alpha) {
      const outer = nodes;
      nodes = [];
      draw();
      outer.push({ kind: "group", clip, alpha, nodes });
      nodes = outer;
    },
    picture: (id) => ({ width, height, id, gradients, nodes, edge: "round" }),
  };
}
