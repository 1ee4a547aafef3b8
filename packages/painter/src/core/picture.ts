import type { Path } from "./path.ts";

/** `#rrggbb`, or the index of a gradient of the picture. */
export type Paint = string | number;

export interface Stop {
  readonly at: number;
  readonly color: string;
  readonly alpha: number;
}

/** Linear from (x1, y1) to (x2, y2), or radial around (x1, y1) with radius `r`; in the picture's units. */
export interface Gradient {
  readonly kind: "linear" | "radial";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly r: number;
  readonly stops: readonly Stop[];
}

export interface Mark {
  readonly kind: "mark";
  readonly path: Path;
  readonly fill?: Paint | undefined;
  readonly stroke?: Paint | undefined;
  readonly width?: number | undefined;
  readonly alpha?: number | undefined;
}

/** Marks shown only inside `clip`, with the opacity `alpha` as a whole. */
export interface Group {
  readonly kind: "group";
  readonly clip?: Path | undefined;
  readonly alpha?: number | undefined;
  readonly nodes: readonly Node[];
}

export type Node = Mark | Group;

/** How lines end: round, flat as of a flat brush, or drawn as hard squares without smoothing. */
export type Edge = "round" | "flat" | "crisp";

/** A picture as data. It holds only shapes and colours, so no person's text can get into it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Separates its gradients from those of other pictures in the same page. */
  readonly id: string;
  readonly gradients: readonly Gradient[];
  readonly nodes: readonly Node[];
  readonly edge: Edge;
}
