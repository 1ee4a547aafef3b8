import type { Canvas } from "../core/canvas.ts";
import { mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box, ellipse, joined, type Path, poly } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif, World } from "./world.ts";

interface Block {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly foot: number;
}

/** Lit windows of one house, grouped by brightness. */
function windows(canvas: Canvas, own: Dice, world: World, { x, top, wide, foot }: Block): void {
  const step = Math.max(9, wide / own.int(3, 6));
  const bright: Path[] = [];
  const dim: Path[] = [];
  for (let wy = top + step; wy < foot - step * 0.6; wy += step * 1.35)
    for (let wx = x + step * 0.35; wx + step * 0.5 < x + wide; wx += step) {
      const luck = own.num();
      if (luck < 0.3) bright.push(box(wx, wy, step * 0.46, step * 0.62));
      else if (luck < 0.55) dim.push(box(wx, wy, step * 0.46, step * 0.62));
    }
  canvas.add(joined(bright), { fill: mix(world.light, world.glow, own.num(0, 0.6)), alpha: 0.95 });
  canvas.add(joined(dim), { fill: world.light, alpha: 0.3 });
}

function roof(canvas: Canvas, own: Dice, world: World, { x, top, wide }: Block): void {
  const shape = own.int(0, 4);
  const dark = mix(world.near, world.far, 0.2);
  if (shape === 0)
    canvas.add(poly(x + wide * 0.47, top, x + wide * 0.5, top - wide * 0.9, x + wide * 0.53, top), {
      fill: dark,
    });
  if (shape === 1)
    canvas.add(box(x + wide * 0.2, top - wide * 0.22, wide * 0.6, wide * 0.23), { fill: dark });
  if (shape === 2) canvas.add(poly(x, top, x + wide * 0.5, top - wide * 0.4, x + wide, top), { fill: dark });
  if (shape === 0) glow(canvas, [x + wide * 0.5, top - wide * 0.9, wide * 0.3], world.light, 0.9);
}

/** An upright sign of light on a wall. */
function sign(canvas: Canvas, own: Dice, world: World, { x, top, wide, foot }: Block): void {
  const color = own.pick([world.light, world.glow, mix(world.light, world.glow, 0.5)]);
  const [sx, sy, tall] = [
    x + wide * own.num(0.1, 0.8),
    top + (foot - top) * own.num(0.1, 0.4),
    (foot - top) * own.num(0.2, 0.4),
  ];
  glow(canvas, [sx, sy + tall / 2, tall * 0.8], color, 0.55);
  canvas.add(box(sx - 5, sy, 12, tall), { fill: mix(world.near, color, 0.3) });
  canvas.add(box(sx - 5, sy, 12, tall), { stroke: color, width: 2 });
  for (let k = 0; k < 4; k++)
    canvas.add(box(sx - 2, sy + tall * (0.1 + k * 0.22), 6, tall * 0.13), {
      fill: mix(color, { l: 1, a: 0, b: 0 }, 0.5),
    });
}

/** Rows of towers with lit windows, standing on `foot`. */
export function skyline(foot: number, tallest: number): Motif {
  return (canvas, dice, world) => {
    const { width, height } = canvas;
    glow(canvas, [width * 0.5, foot * height, width * 0.75], world.glow, 0.9);
    for (let row = 0; row < 3; row++) {
      const street = dice.part(`row${row}`);
      const near = row / 2;
      const color = mix(world.far, world.near, 0.12 + near * 0.6);
      let x = -street.num(0, 40);
      // Each house has its own dice, so that one more window in it moves no other house.
      for (let number = 0; x < width; number++) {
        const own = street.part(`house${number}`);
        const wide = own.num(0.06, 0.13) * width * (0.8 + near * 0.5);
        const tall = own.num(0.35, 1) * tallest * height * (1.05 - near * 0.45);
        const block = { x, top: foot * height - tall, wide, foot: foot * height };
        canvas.add(box(x, block.top, wide, tall + 4), {
          fill: canvas.down(block.top, block.foot, [0, color], [1, mix(color, world.glow, 0.3 - near * 0.2)]),
        });
        canvas.add(box(x, block.top, 3, tall), { fill: mix(color, world.glow, 0.5), alpha: 0.5 });
        roof(canvas, own, world, block);
        if (row > 0) windows(canvas, own, world, block);
        if (row > 0 && own.chance(0.4)) sign(canvas, own, world, block);
        x += wide + own.num(-4, 14);
      }
    }
  };
}

/** A wet street or a canal before the city: its lights are reflected as trembling columns. */
export function mirror(y: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("mirror");
    const { width, height } = canvas;
    const top = y * height;
    canvas.add(box(0, top, width, height - top), {
      fill: canvas.down(
        top,
        height,
        [0, mix(world.far, world.near, 0.45)],
        [0.25, mix(world.near, world.far, 0.3)],
        [1, world.near],
      ),
    });
    for (let k = 0; k < 34; k++) {
      const x = own.num(0, width);
      const color = mix(world.light, world.glow, own.num());
      const long = own.num(0.1, 0.36) * height;
      const wide = own.num(3, 15);
      canvas.add(box(x, top, wide, long), {
        fill: canvas.down(top, top + long, [0, color, 0.75], [1, color, 0]),
        alpha: own.num(0.3, 0.8),
      });
    }
    for (let k = 0; k < 90; k++) {
      const depth = own.num();
      const level = top + depth * depth * (height - top);
      canvas.add(ellipse(own.num(0, width), level, own.num(10, 70), 0.8 + depth * 2), {
        fill: own.chance(0.5) ? world.near : mix(world.far, world.glow, 0.4),
        alpha: own.num(0.12, 0.5),
      });
    }
  };
}
