import { mix } from "../core/color.ts";
import { box, curve, drawn, placed, poly, segment } from "../core/path.ts";
import { beam } from "./air.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

/** A platform by night: rails to the vanishing point, lamps in a row, signals far away. */
export const platform: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const [vx, vy] = [width * 0.4, height * 0.5];
  const own = dice.part("platform");
  glow(canvas, [vx, vy, width * 0.6], world.glow, 0.75);
  canvas.add(box(0, vy, width, height - vy), {
    fill: canvas.down(vy, height, [0, mix(world.far, world.near, 0.3)], [1, world.near]),
  });
  canvas.add(poly(vx, vy, width * 1.7, height, width * 0.5, height), {
    fill: canvas.linear(
      vx,
      vy,
      width,
      height,
      [0, mix(world.far, world.glow, 0.3)],
      [1, mix(world.near, world.far, 0.25)],
    ),
  });
  for (const foot of [-0.5, -0.12]) {
    const rail = canvas.linear(
      vx,
      vy,
      width * foot,
      height,
      [0, world.light],
      [0.5, mix(world.light, world.far, 0.4)],
      [1, world.far],
    );
    canvas.add(poly(vx, vy, width * foot, height, width * foot + 16, height), { fill: rail });
  }
  canvas.add(poly(-10, -10, width * 0.36, -10, vx, vy - 30, vx, vy - 22, -10, height * 0.14), {
    fill: world.near,
    alpha: 0.85,
  });
  for (let k = 0; k < 6; k++) {
    const t = 1 / (1.25 + k * 0.9);
    for (const side of [-1, 1]) {
      const x = vx + side * width * 0.62 * t + side * own.num(0, 6);
      const foot = vy + height * 0.42 * t;
      const top = vy - height * 0.5 * t;
      canvas.add(segment(x, foot, x, top), { stroke: world.near, width: 9 * t });
      beam(canvas, [x, top], [x, foot], 120 * t, { color: world.light, alpha: 0.3 });
      glow(canvas, [x, top, 90 * t], world.light, 0.85);
      canvas.dot(x, top, 11 * t, { fill: mix(world.light, { l: 1, a: 0, b: 0 }, 0.6) });
    }
  }
};

const BIRD = drawn("M-14 2 C-9 -6 -4 -6 0 0 C4 -7 10 -8 15 -3 C9 -4 4 -1 0 5 C-4 -1 -9 -2 -14 2Z");

/** A few birds, far off. */
export function birds(count: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("birds");
    const [cx, cy] = [own.num(0.15, 0.85) * canvas.width, own.num(0.12, 0.3) * canvas.height];
    for (let k = 0; k < count; k++)
      canvas.add(placed(BIRD, cx + own.num(-120, 120), cy + own.num(-50, 50), own.num(0.5, 1.4)), {
        fill: mix(world.near, world.far, 0.3),
        alpha: 0.85,
      });
  };
}

/** Threads that hang from above, each with a small light as its weight. */
export function threads(count: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("threads");
    for (let k = 0; k < count; k++) {
      const x = own.num(0, canvas.width);
      const y = own.num(0.12, 0.5) * canvas.height;
      const sway = own.num(-18, 18);
      canvas.add(
        curve(
          [
            [x, -10],
            [x + sway, y * 0.5],
            [x, y],
          ],
          false,
        ),
        { stroke: mix(world.glow, world.light, own.num()), width: 1, alpha: 0.55 },
      );
      glow(canvas, [x, y, 16], world.light, 0.8);
      canvas.dot(x, y, 2.6, { fill: mix(world.light, { l: 1, a: 0, b: 0 }, 0.5) });
    }
  };
}
