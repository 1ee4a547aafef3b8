import type { Canvas } from "../core/canvas.ts";
import type { Color } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { cos, sin } from "../core/math.ts";
import { curve, drawn, moved, type Path, type Point } from "../core/path.ts";

/** The colours of a person: light ones where they face the glow, dark ones on the other side. */
export interface Tones {
  readonly skin: Color;
  readonly skinShade: Color;
  readonly hair: Color;
  readonly hairLight: Color;
  readonly cloth: Color;
  readonly trim: Color;
  /** The colour of the light behind and along the edges. */
  readonly glow: Color;
  /** The colour that shadows are mixed with. */
  readonly deep: Color;
}

/**
 * A person to draw, in its own units: the face's centre is (0, 0), its half width 46, the chin at y 70, the
 * crown at -106, the shoulders from y 110. Light comes from the left unless mirrored.
 */
export interface Figure {
  readonly canvas: Canvas;
  readonly dice: Dice;
  readonly tones: Tones;
  /** Pixels per unit. */
  readonly unit: number;
  /** Places a path of the head, which may be tilted, on the canvas. */
  readonly head: (path: Path) => Path;
  /** Places a path of the body on the canvas. */
  readonly body: (path: Path) => Path;
  /** Places a point of the body on the canvas. */
  at(x: number, y: number): readonly [number, number];
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** Whether the light comes from the right. */
  readonly mirrored: boolean;
  /** The head's lean, in radians. */
  readonly lean: number;
}

export function figureOf(canvas: Canvas, dice: Dice, tones: Tones, pose: Pose): Figure {
  const side = pose.mirrored ? -1 : 1;
  const at = (x: number, y: number) => [pose.x + side * x * pose.unit, pose.y + y * pose.unit] as const;
  const [c, s] = [cos(pose.lean), sin(pose.lean)];
  // The head turns about the top of the neck.
  const lean = (x: number, y: number) => at(x * c - (y - 80) * s, x * s + (y - 80) * c + 80);
  return {
    canvas,
    dice,
    tones,
    unit: pose.unit,
    head: (path) => moved(path, lean),
    body: (path) => moved(path, at),
    at,
  };
}

/** An outline given as points (smooth) or as a drawn path. */
export type Outline = readonly Point[] | string;

export const pathOf = (outline: Outline): Path =>
  typeof outline === "string" ? drawn(outline) : curve(outline);
