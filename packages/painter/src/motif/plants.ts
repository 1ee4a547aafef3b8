import type { Canvas } from "../core/canvas.ts";
import { type Color, mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { cos, sin } from "../core/math.ts";
import { curve, ellipse, joined, type Path, type Point, poly, polygon } from "../core/path.ts";
import type { Motif } from "./world.ts";

/** A pine as a ragged arrowhead. */
function pine(own: Dice, x: number, foot: number, tall: number): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  const tiers = 6;
  for (let k = 0; k < tiers; k++) {
    const y = foot - tall * (1 - (k + 0.25) / tiers);
    const wide = tall * 0.24 * ((k + 1) / tiers) * own.num(0.8, 1.15);
    left.push([x - wide, y + tall * 0.07], [x - wide * 0.45, y + tall * 0.03]);
    right.push([x + wide, y + tall * 0.07], [x + wide * 0.45, y + tall * 0.03]);
  }
  return polygon([[x, foot - tall], ...left, [x - 2, foot], [x + 2, foot], ...right.reverse()]);
}

/** Rows of pines, the far ones in haze. */
export function pines(from: number, to: number, rows = 4, shade = 0.25): Motif {
  return (canvas, dice, world) => {
    const { width, height } = canvas;
    for (let row = 0; row < rows; row++) {
      const own = dice.part(`pines${row}`);
      const t = rows === 1 ? 1 : row / (rows - 1);
      const foot = (from + (to - from) * t) * height;
      const count = Math.round(26 - t * 14);
      const trees = Array.from({ length: count }, (_, k) =>
        pine(
          own,
          ((k + own.num(0.1, 0.9)) / count) * width,
          foot + own.num(0, 0.03) * height,
          (0.11 + 0.2 * t) * height * own.num(0.6, 1.15),
        ),
      );
      const color = mix(world.far, world.near, shade + (0.97 - shade) * t);
      const haze = 0.28 * (1 - t) * (1 - shade);
      canvas.add(joined(trees), {
        fill: canvas.down(
          foot - 0.3 * height,
          foot + 0.06 * height,
          [0, color],
          [1, mix(color, world.glow, haze)],
        ),
      });
      canvas.add(poly(0, foot, width, foot, width, height, 0, height), {
        fill: canvas.down(foot, height, [0, mix(color, world.glow, haze)], [1, world.near]),
      });
    }
  };
}

/** Grass along the lower edge, bent by one wind. */
export function grass(count: number, tall: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("grass");
    const { width, height } = canvas;
    for (let k = 0; k < count; k++) {
      const x = own.num(-0.02, 1.02) * width;
      const high = own.num(0.4, 1) * tall * height;
      const bend = own.num(0.1, 0.45) * high;
      const near = mix(world.near, world.far, own.num(0, 0.3));
      canvas.add(
        curve(
          [
            [x, height + 4],
            [x + bend * 0.25, height - high * 0.55],
            [x + bend, height - high],
          ],
          false,
        ),
        { stroke: near, width: own.num(1.4, 4.2) },
      );
      if (own.chance(0.2))
        canvas.add(ellipse(x + bend, height - high, 3, 8), { fill: mix(near, world.light, 0.5) });
    }
  };
}

/** Stems of bamboo, jointed, with drops of leaves. */
export const bamboo: Motif = (canvas, dice, world) => {
  const own = dice.part("bamboo");
  const { width, height } = canvas;
  for (let k = 0; k < 13; k++) {
    const near = k / 12;
    const x = own.num(-0.02, 1.02) * width;
    const wide = 5 + near * 16;
    const color = mix(world.far, world.near, 0.2 + near * 0.6);
    const lean = own.num(-0.05, 0.05) * width;
    for (let joint = 0; joint < 9; joint++) {
      const [y0, y1] = [height * (joint / 8 - 0.04), height * ((joint + 1) / 8 - 0.047)];
      const [x0, x1] = [x + lean * (1 - joint / 8), x + lean * (1 - (joint + 1) / 8)];
      canvas.add(poly(x0 - wide / 2, y0, x0 + wide / 2, y0, x1 + wide / 2, y1, x1 - wide / 2, y1), {
        fill: canvas.across(
          x0 - wide / 2,
          x0 + wide / 2,
          [0, mix(color, world.glow, 0.5)],
          [0.4, color],
          [1, mix(color, world.near, 0.6)],
        ),
      });
      if (own.chance(0.45)) spray(canvas, own, [x0, y0], mix(color, world.light, 0.18));
    }
  }
};

function spray(canvas: Canvas, own: Dice, [x, y]: Point, color: Color): void {
  for (let k = 0; k < 4; k++) {
    const turn = own.num(-0.4, 3.5);
    const long = own.num(26, 60);
    const [dx, dy] = [cos(turn) * long, Math.abs(sin(turn)) * long * 0.7];
    canvas.add(
      curve([
        [x, y, 1],
        [x + dx * 0.5 - dy * 0.12, y + dy * 0.4],
        [x + dx, y + dy, 1],
        [x + dx * 0.5 + dy * 0.12, y + dy * 0.62],
      ]),
      { fill: color, alpha: 0.85 },
    );
  }
}

interface Bough {
  readonly at: Point;
  readonly turn: number;
  readonly long: number;
  readonly level: number;
}

function grow(canvas: Canvas, own: Dice, color: Color, bough: Bough): Point[] {
  const {
    at: [x, y],
    turn,
    long,
    level,
  } = bough;
  const [ex, ey] = [x + cos(turn) * long, y - sin(turn) * long];
  const bow = own.num(-0.16, 0.16) * long;
  canvas.add(
    curve(
      [
        [x, y],
        [(x + ex) / 2 + bow, (y + ey) / 2],
        [ex, ey],
      ],
      false,
    ),
    { stroke: color, width: Math.max(1.2, long * 0.13) },
  );
  if (level === 0) return [[ex, ey]];
  const forks = level > 2 ? [-0.45, 0.4] : [-0.55, 0.02, 0.52];
  return forks.flatMap((fork) =>
    grow(canvas, own, color, {
      at: [ex, ey],
      turn: turn + fork + own.num(-0.16, 0.16),
      long: long * own.num(0.68, 0.8),
      level: level - 1,
    }),
  );
}

/** One tree, alone, its crown a cloud of leaves or blossom. */
export function tree(x: number, y: number, size: number): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("tree");
    const long = size * canvas.height * 0.2;
    const [mx, my] = [x * canvas.width, y * canvas.height];
    canvas.add(ellipse(mx, my + long * 0.5, long * 2.6, long * 0.55), {
      fill: canvas.down(my - 10, my + long * 0.4, [0, mix(world.near, world.far, 0.35)], [1, world.near]),
    });
    const ends = grow(canvas, own, mix(world.near, world.far, 0.08), {
      at: [mx, my + 6],
      turn: Math.PI / 2 + own.num(-0.12, 0.12),
      long,
      level: 4,
    });
    for (const tint of [0.1, 0.4, 0.75])
      for (const [ex, ey] of ends) {
        const r = long * own.num(0.16, 0.34);
        const [cx, cy] = [ex + own.num(-0.5, 0.5) * r - tint * 6, ey + own.num(-0.5, 0.5) * r - tint * 8];
        canvas.dot(cx, cy, r * (1.15 - tint * 0.6), {
          fill: mix(mix(world.light, world.near, 0.55), mix(world.light, world.glow, 0.4), tint),
          alpha: 0.34,
        });
      }
  };
}

/** A blossoming branch that reaches into the picture from above. */
export const branch: Motif = (canvas, dice, world) => {
  const own = dice.part("branch");
  const { width } = canvas;
  const ends = grow(canvas, own, world.near, {
    at: [width * 1.04, width * own.num(0.12, 0.26)],
    turn: Math.PI + own.num(-0.3, 0.12),
    long: width * 0.24,
    level: 4,
  });
  for (const [x, y] of ends)
    for (let k = 0; k < 5; k++) {
      const r = own.num(3, 8);
      canvas.dot(x + own.num(-22, 22), y + own.num(-20, 20), r, {
        fill: mix(world.light, world.glow, own.num(0, 0.7)),
        alpha: own.num(0.6, 0.95),
      });
    }
};
