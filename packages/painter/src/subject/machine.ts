import type { Canvas } from "../core/canvas.ts";
import { type Color, hex, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box, ellipse, type Point, poly } from "../core/path.ts";
import { glow } from "../motif/sky.ts";
import type { Motif, World } from "../motif/world.ts";

const WHITE = hex("#ffffff");
const CANS: readonly [Color, ...Color[]] = [
  hex("#35e0a1"),
  hex("#ff8fa3"),
  hex("#62b2ff"),
  hex("#ffb445"),
  hex("#b48cff"),
  hex("#f4f7ff"),
];

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

function can(canvas: Canvas, { x, y, s }: Cell, color: Color): void {
  const [w, h] = [17 * s, 34 * s];
  canvas.add(box(x - w / 2, y - h, w, h), {
    fill: canvas.across(
      x - w / 2,
      x + w / 2,
      [0, tone(color, -0.14)],
      [0.3, tone(color, 0.14)],
      [1, tone(color, -0.26)],
    ),
  });
  canvas.add(ellipse(x, y - h, w / 2, 3.4 * s), { fill: mix(color, hex("#ffffff"), 0.6) });
  canvas.add(box(x - w / 2, y - h * 0.64, w, h * 0.22), { fill: hex("#ffffff"), alpha: 0.6 });
}

interface Case {
  readonly canvas: Canvas;
  readonly world: World;
  /** Pixels per unit. */
  readonly s: number;
}

/** The lit window with its three rows. */
function cans({ canvas, world, s }: Case, own: Dice, [gx, gy]: Point, gw: number): void {
  const gh = 218 * s;
  canvas.add(box(gx, gy, gw, gh), {
    fill: canvas.down(gy, gy + gh, [0, mix(world.glow, WHITE, 0.8)], [1, mix(world.glow, WHITE, 0.35)]),
  });
  for (let row = 0; row < 3; row++) {
    const y = gy + (58 + row * 72) * s;
    for (let col = 0; col < 6; col++) {
      const smile = row === 2 ? Math.abs(col - 2.5) * Math.abs(col - 2.5) * -2.6 + 4 : 0;
      can(canvas, { x: gx + (16 + col * 25.6) * s, y: y + smile * s, s }, own.pick(CANS));
    }
    canvas.add(box(gx, y + 6 * s, gw, 5 * s), { fill: mix(world.far, world.near, 0.3) });
  }
  canvas.add(poly(gx + gw * 0.55, gy, gx + gw * 0.8, gy, gx + gw * 0.35, gy + gh, gx + gw * 0.1, gy + gh), {
    fill: WHITE,
    alpha: 0.16,
  });
}

/** A vending machine that lights the night: three rows, the third arranged as a smile. */
export const machine: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const tall = height > width * 1.2;
  const s = tall ? width / 400 : width / 430;
  const [cx, top] = [width * 0.5, height * (tall ? 0.2 : 0.1)];
  const [w, h] = [236 * s, 400 * s];
  const left = cx - w / 2;
  const own = dice.part("machine");
  glow(canvas, [cx, top + h * 0.4, w * 1.9], world.glow, 0.85);
  const floor = top + h;
  canvas.add(box(0, floor - 16 * s, width, height), {
    fill: canvas.down(floor, height, [0, mix(world.far, world.near, 0.5)], [1, world.near]),
  });
  canvas.add(poly(left, floor, left + w, floor, left + w * 1.7, height, left - w * 0.7, height), {
    fill: canvas.down(floor, Math.min(height, floor + 330 * s), [0, world.glow, 0.6], [1, world.glow, 0]),
  });
  canvas.add(box(left + w, top + 8 * s, 22 * s, h - 8 * s), { fill: world.near });
  const shell = mix(world.far, WHITE, 0.16);
  canvas.add(box(left, top, w, h), {
    fill: canvas.linear(
      left,
      top,
      left + w,
      floor,
      [0, mix(shell, world.glow, 0.5)],
      [0.5, shell],
      [1, mix(shell, world.near, 0.55)],
    ),
  });
  canvas.add(box(left, top, w, 44 * s), {
    fill: canvas.across(left, left + w, [0, world.light], [1, mix(world.light, world.glow, 0.7)]),
  });
  for (let k = 0; k < 3; k++)
    canvas.dot(left + (30 + k * 22) * s, top + 22 * s, 6 * s, { fill: WHITE, alpha: 0.95 - k * 0.25 });
  const gy = top + 58 * s;
  cans({ canvas, world, s }, own, [left + 16 * s, gy], w - 76 * s);
  panel({ canvas, world, s }, [left + w - 48 * s, gy]);
  canvas.add(box(left + 20 * s, floor - 92 * s, w - 96 * s, 58 * s), {
    fill: canvas.down(floor - 92 * s, floor - 34 * s, [0, world.near], [1, mix(world.near, world.far, 0.6)]),
  });
  canvas.add(box(left + 26 * s, floor - 44 * s, w - 108 * s, 8 * s), { fill: world.light, alpha: 0.75 });
  const edge = canvas.down(top, floor, [0, mix(world.glow, WHITE, 0.6), 0.95], [1, world.glow, 0.1]);
  canvas.add(box(left, top, w, h), { stroke: edge, width: 3 * s });
};

function panel({ canvas, world, s }: Case, [x, y]: Point): void {
  canvas.add(box(x, y, 34 * s, 54 * s), { fill: world.near });
  for (let k = 0; k < 3; k++)
    canvas.add(box(x + 6 * s, y + (10 + k * 13) * s, 22 * s, 6 * s), {
      fill: k === 1 ? world.light : mix(world.light, world.near, 0.5),
    });
  canvas.add(box(x + 13 * s, y + 72 * s, 8 * s, 26 * s), { fill: world.near });
  for (let k = 0; k < 6; k++)
    canvas.dot(x + (8 + (k % 2) * 18) * s, y + (124 + Math.floor(k / 2) * 20) * s, 6 * s, {
      fill: k === 3 ? WHITE : mix(world.far, world.near, 0.35),
    });
}
