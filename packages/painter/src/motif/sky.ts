import type { Canvas } from "../core/canvas.ts";
import { type Color, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box } from "../core/path.ts";
import type { Motif } from "./world.ts";

/** The whole background, from the top colour down. */
export function sky(canvas: Canvas, colors: readonly Color[], lean = 0.25): void {
  const { width, height } = canvas;
  const last = Math.max(1, colors.length - 1);
  canvas.add(box(0, 0, width, height), {
    fill: canvas.linear(
      width * (0.5 - lean),
      0,
      width * (0.5 + lean),
      height,
      ...colors.map((color, at) => [at / last, color] as const),
    ),
  });
}

/** A centre and a radius, in pixels. */
export type Spot = readonly [x: number, y: number, r: number];

/** A glow without an edge. */
export function glow(canvas: Canvas, [x, y, r]: Spot, color: Color, alpha = 1): void {
  canvas.dot(x, y, r, {
    fill: canvas.radial(
      x,
      y,
      r,
      [0, tone(color, 0.06), alpha],
      [0.35, color, alpha * 0.55],
      [0.7, color, alpha * 0.15],
      [1, color, 0],
    ),
  });
}

/** The disc of light behind a person's head. */
export function halo(canvas: Canvas, x: number, y: number, r: number, color: Color): void {
  glow(canvas, [x, y, r * 1.9], color, 0.5);
  canvas.dot(x, y, r, {
    fill: canvas.radial(
      x,
      y,
      r,
      [0, tone(color, 0.12)],
      [0.55, tone(color, 0.03), 0.95],
      [0.82, color, 0.6],
      [1, color, 0],
    ),
  });
}

/** Stars of three sizes, fewer towards the bottom; the largest with a small shine. */
export function stars(canvas: Canvas, dice: Dice, color: Color, count: number, depth: number): void {
  const own = dice.part("stars");
  for (let k = 0; k < count; k++) {
    const x = own.num(0, canvas.width);
    const y = own.num() * own.num(0.4, 1) * canvas.height * depth;
    const size = own.num();
    const r = 0.5 + size * size * size * 2.2;
    const alpha = own.num(0.25, 0.95) * (1 - (y / (canvas.height * depth)) * 0.6);
    if (r > 2.1) glow(canvas, [x, y, r * 5], color, 0.35);
    canvas.dot(x, y, r, { fill: mix(color, tone(color, 0.2), 0.5), alpha });
  }
}

/** Stars over the upper part of the picture. */
export const starfield =
  (count: number, depth: number): Motif =>
  (canvas, dice, world) =>
    stars(canvas, dice, tone(world.glow, 0.14, 0.5), count, depth);
