import type { Canvas } from "../core/canvas.ts";
import type { Color } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { cos, sin } from "../core/math.ts";
import { curve, drawn, moved, type Path, type Point } from "../core/path.ts";

/** The colours of a person: light ones face the glow, dark ones turn away from it. */
export interface Tones {
  readonly skin: Color;
  readonly skinShade: Color;
  readonly hair: Color;
  readonly hairLight: Color;
  readonly cloth: Color;
  readonly trim: Color;
  /** What shines behind and along the edges. */
  readonly glow: Color;
  /** What shadows are mixed with. */
  readonly deep: Color;
}

/**
 * A person to be drawn, in units of its own: the face's middle is (0, 0), its half width 46, the chin at
 * y 70, the crown at -106, shoulders from y 110. Light comes from the left unless mirrored.
 */
export interface Figure {
  readonly canvas: Canvas;
  readonly dice: Dice;
  readonly tones: Tones;
  /** Pixels a unit. */
  readonly unit: number;
  /** A path of the head, which may be tilted, on the canvas. */
  readonly head: (path: Path) => Path;
  /** A path of the body on the canvas. */
  readonly body: (path: Path) => Path;
  /** A point of the body on the canvas. */
  at(x: number, y: number): readonly [number, number];
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** Light from the right. */
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
