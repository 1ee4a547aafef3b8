import type { Path } from "./path.ts";

/** `#rrggbb`, or the number of a gradient of the picture. */
export type Paint = string | number;

export interface Stop {
  readonly at: number;
  readonly color: string;
  readonly alpha: number;
}

/** Straight from (x1, y1) to (x2, y2), or round about (x1, y1) with radius `r`; in the picture's units. */
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

/** Marks shown only where `clip` lies, together as transparent as `alpha` says. */
export interface Group {
  readonly kind: "group";
  readonly clip?: Path | undefined;
  readonly alpha?: number | undefined;
  readonly nodes: readonly Node[];
}

export type Node = Mark | Group;

/** How lines end: round, flat as of a flat brush, or drawn in squares that nothing softens. */
export type Edge = "round" | "flat" | "crisp";

/** A picture as data: nothing in it but shapes and colours, so no text of a person can enter it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Tells its gradients from other pictures' in the same page. */
  readonly id: string;
  readonly gradients: readonly Gradient[];
  readonly nodes: readonly Node[];
  readonly edge: Edge;
}
