import type { Canvas } from "../core/canvas.ts";
import { type Color, hex } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";

/** The colours of a place at an hour. */
export interface World {
  /** From the zenith to the ground. */
  readonly sky: readonly Color[];
  readonly glow: Color;
  /** The farthest land, nearly sky. */
  readonly far: Color;
  /** The nearest land, nearly black. */
  readonly near: Color;
  /** Windows, lanterns, sparks. */
  readonly light: Color;
}

export type Motif = (canvas: Canvas, dice: Dice, world: World) => void;

export const world = (sky: string, glow: string, far: string, near: string, light: string): World => ({
  sky: sky.split(" ").map(hex),
  glow: hex(glow),
  far: hex(far),
  near: hex(near),
  light: hex(light),
});
