import type { Canvas } from "../core/canvas.ts";
import { mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { cos, sin } from "../core/math.ts";
import { box, ellipse, segment } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif, World } from "./world.ts";

/** The far bank, and its lights in the water. */
function town(canvas: Canvas, own: Dice, world: World, water: number): void {
  const { width, height } = canvas;
  for (let k = 0; k < 26; k++) {
    const x = own.num(0, width);
    const tall = own.num(0.02, 0.1) * height;
    canvas.add(box(x, water - tall, own.num(14, 42), tall), {
      fill: mix(world.far, world.near, 0.35),
      alpha: 0.8,
    });
    canvas.dot(x + 8, water - tall * 0.5, 1.8, { fill: world.light });
  }
  canvas.add(box(0, water, width, height - water), {
    fill: canvas.down(
      water,
      height,
      [0, mix(world.far, world.glow, 0.45)],
      [0.35, mix(world.far, world.near, 0.5)],
      [1, world.near],
    ),
  });
  for (let k = 0; k < 60; k++) {
    const depth = own.num();
    const y = water + depth * depth * (height - water);
    canvas.add(ellipse(own.num(0.1, 0.7) * width, y, own.num(10, 60), 0.8 + depth * 2), {
      fill: mix(world.glow, world.light, own.num()),
      alpha: own.num(0.1, 0.45),
    });
  }
}

function stones(canvas: Canvas, world: World, water: number): void {
  const { width, height } = canvas;
  const [cx, r] = [width * 0.5, width * 0.56];
  const hole = ellipse(cx, water, r, r * 0.92);
  const wall = canvas.linear(
    0,
    0,
    width,
    water,
    [0, mix(world.near, world.far, 0.5)],
    [0.5, mix(world.near, world.far, 0.18)],
    [1, world.near],
  );
  const under = reversedArc(hole.numbers);
  const top = box(-10, -10, width + 20, height);
  const pierced = {
    commands: `${top.commands}${hole.commands}`,
    numbers: [...top.numbers, ...hole.numbers.slice(0, 2), ...under],
  };
  canvas.inside(box(0, 0, width, water), () => canvas.add(pierced, { fill: wall }));
  for (let k = 1; k < 22; k++) {
    const turn = (k / 22) * Math.PI;
    const [dx, dy] = [cos(turn), -sin(turn) * 0.92];
    canvas.add(segment(cx + dx * r, water + dy * r, cx + dx * r * 1.13, water + dy * r * 1.13), {
      stroke: world.near,
      width: 2.5,
      alpha: 0.6,
    });
  }
  canvas.inside(box(0, 0, width, water), () =>
    canvas.add(hole, {
      stroke: canvas.across(0, width, [0, world.glow, 0.9], [0.6, world.glow, 0.25], [1, world.glow, 0.05]),
      width: 3,
    }),
  );
}

/** Under a stone bridge: the arch, its reflection in the water, the road's lights beyond. */
export const arch: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const water = height * 0.56;
  const own = dice.part("arch");
  glow(canvas, [width * 0.34, water, width * 0.7], world.glow, 0.8);
  town(canvas, own, world, water);
  stones(canvas, world, water);
};

function reversedArc(numbers: readonly number[]): number[] {
  const points: number[][] = [];
  for (let at = 0; at < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return points.reverse().slice(1).flat();
}
