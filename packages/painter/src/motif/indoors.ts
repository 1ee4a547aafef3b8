import type { Canvas } from "../core/canvas.ts";
import { type Color, hex, mix, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box, segment } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif, World } from "./world.ts";

function books(canvas: Canvas, own: Dice, world: World, y: number, row: number): void {
  const { width } = canvas;
  const spines: readonly [Color, ...Color[]] = [
    world.far,
    mix(world.far, hex("#7a3b2e"), 0.6),
    mix(world.far, hex("#2e5a52"), 0.6),
    mix(world.far, hex("#8a6a34"), 0.6),
    mix(world.far, world.near, 0.5),
  ];
  let x = -own.num(0, 20);
  while (x < width) {
    const thick = own.num(0.016, 0.042) * width;
    const tall = row * own.num(0.6, 0.88);
    const color = tone(own.pick(spines), own.num(-0.06, 0.05));
    const foot = y + row - 9;
    canvas.add(box(x, foot - tall, thick - 1.5, tall), {
      fill: canvas.across(
        x,
        x + thick,
        [0, tone(color, 0.08)],
        [0.4, color],
        [1, mix(color, world.near, 0.7)],
      ),
    });
    if (own.chance(0.4))
      canvas.add(box(x + 2, foot - tall * 0.8, Math.max(2, thick - 6), tall * 0.06), {
        fill: world.light,
        alpha: 0.35,
      });
    x += thick + (own.chance(0.07) ? own.num(12, 40) : 0);
  }
}

/** Shelves full of books, lit from one side by a lamp that is not in the picture. */
export const shelves: Motif = (canvas, dice, world) => {
  const own = dice.part("shelves");
  const { width, height } = canvas;
  const row = width * 0.17;
  for (let y = -row * 0.35; y < height; y += row) {
    canvas.add(box(0, y, width, row), { fill: mix(world.near, world.far, 0.12) });
    books(canvas, own.part(`row${Math.round(y)}`), world, y, row);
    canvas.add(box(0, y + row - 9, width, 9), {
      fill: canvas.down(
        y + row - 9,
        y + row,
        [0, mix(world.far, world.light, 0.35)],
        [0.3, mix(world.far, world.near, 0.5)],
        [1, world.near],
      ),
    });
  }
  canvas.add(box(0, 0, width, height), {
    fill: canvas.radial(
      width * 0.3,
      height * 0.34,
      width * 1.1,
      [0, world.glow, 0.34],
      [0.35, world.far, 0.12],
      [0.7, world.near, 0.55],
      [1, world.near, 0.85],
    ),
  });
};

/** A wall of small drawers with brass rings. */
export const drawers: Motif = (canvas, dice, world) => {
  const own = dice.part("drawers");
  const { width, height } = canvas;
  const [w, h] = [width / 7, width / 8.4];
  canvas.add(box(0, 0, width, height), { fill: mix(world.near, world.far, 0.2) });
  for (let y = -h * 0.4; y < height; y += h)
    for (let x = -w * 0.5; x < width; x += w) {
      const wood = tone(mix(world.far, world.near, own.num(0, 0.35)), own.num(-0.03, 0.03));
      canvas.add(box(x + 3, y + 3, w - 6, h - 6), {
        fill: canvas.linear(
          x,
          y,
          x + w,
          y + h,
          [0, tone(wood, 0.09)],
          [0.5, wood],
          [1, mix(wood, world.near, 0.5)],
        ),
      });
      canvas.add(box(x + w * 0.3, y + h * 0.2, w * 0.4, h * 0.24), {
        fill: mix(wood, world.light, 0.42),
        alpha: 0.8,
      });
      const [kx, ky] = [x + w / 2, y + h * 0.64];
      canvas.dot(kx, ky, h * 0.1, { stroke: mix(world.light, wood, 0.25), width: 2.4 });
      canvas.dot(kx, ky - h * 0.1, 2.6, { fill: mix(world.light, world.glow, 0.5) });
    }
  canvas.add(box(0, 0, width, height), {
    fill: canvas.radial(
      width * 0.28,
      height * 0.3,
      width * 1.15,
      [0, world.glow, 0.4],
      [0.4, world.far, 0.1],
      [0.75, world.near, 0.5],
      [1, world.near, 0.85],
    ),
  });
};

/** A lamp with a coloured shade, from above. */
export function lamp(x: number, y: number, size: number): Motif {
  return (canvas, _dice, world) => {
    const [cx, cy, s] = [x * canvas.width, y * canvas.height, size * canvas.width];
    glow(canvas, [cx, cy, s * 3.4], world.glow, 0.75);
    canvas.add(segment(cx, -10, cx, cy - s * 0.4), { stroke: world.near, width: 3 });
    const shade = {
      commands: "MCLCZ",
      numbers: [
        cx - s,
        cy,
        cx - s * 0.9,
        cy - s * 0.3,
        cx - s * 0.6,
        cy - s * 0.52,
        cx - s * 0.3,
        cy - s * 0.55,
        cx + s * 0.3,
        cy - s * 0.55,
        cx + s * 0.6,
        cy - s * 0.52,
        cx + s * 0.9,
        cy - s * 0.3,
        cx + s,
        cy,
      ],
    };
    canvas.add(shade, {
      fill: canvas.down(
        cy - s * 0.5,
        cy,
        [0, mix(world.light, world.near, 0.55)],
        [1, mix(world.light, world.glow, 0.4)],
      ),
    });
    canvas.add(segment(cx - s, cy, cx + s, cy), {
      stroke: mix(world.glow, { l: 1, a: 0, b: 0 }, 0.6),
      width: 3,
    });
  };
}
