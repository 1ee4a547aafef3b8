import { mix } from "../core/color.ts";
import { cos, sin, TAU } from "../core/math.ts";
import { noiseOf } from "../core/noise.ts";
import { curve, ellipse, type Point, points, segment } from "../core/path.ts";
import { glow } from "./sky.ts";
import type { Motif } from "./world.ts";

/** Contour lines, as on a map, around two summits, and a broken path that wanders. */
export const contours: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const own = dice.part("contours");
  const spots: readonly Point[] = points("0.2,0.24 0.86,0.5");
  for (const [sx, sy] of spots) {
    const bump = noiseOf(own, 7);
    for (let k = 1; k <= 15; k++) {
      const points: Point[] = [];
      for (let turn = 0; turn < 42; turn++) {
        const angle = (turn / 42) * TAU;
        const r =
          k * width * 0.042 * (1 + 0.3 * bump((turn / 42) * 7) + 0.02 * k * bump((turn / 42) * 7 + 3.5));
        points.push([sx * width + r * cos(angle), sy * height + r * 0.86 * sin(angle)]);
      }
      canvas.add(curve(points), {
        stroke: mix(world.light, world.far, 0.25),
        width: k % 5 === 0 ? 2.4 : 1.1,
        alpha: 0.5 - k * 0.022,
      });
    }
  }
};

/** Bars of sound along a horizon, and lines that swing with them. */
export const sound: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const own = dice.part("sound");
  const mid = height * 0.44;
  const voice = noiseOf(own);
  const bars = 64;
  for (let k = 0; k < bars; k++) {
    const t = (k + 0.5) / bars;
    const loud = (0.15 + Math.abs(voice(k * 0.7)) * 0.9) * (0.3 + 0.7 * sin(t * Math.PI));
    const tall = loud * height * 0.17;
    const x = t * width;
    canvas.add(segment(x, mid - tall, x, mid + tall), {
      stroke: canvas.down(
        mid - tall,
        mid + tall,
        [0, world.light, 0.1],
        [0.5, mix(world.glow, world.light, t), 0.95],
        [1, world.light, 0.1],
      ),
      width: (width / bars) * 0.42,
      alpha: 0.75,
    });
  }
  for (let line = 0; line < 7; line++) {
    const points: Point[] = [];
    for (let k = 0; k <= 36; k++) {
      const t = k / 36;
      points.push([
        t * width,
        mid +
          sin(t * TAU * (1.2 + line * 0.3) + line) * height * 0.1 * sin(t * Math.PI) +
          voice(t * 9 + line * 5) * 18,
      ]);
    }
    canvas.add(curve(points, false), {
      stroke: mix(world.glow, world.light, line / 7),
      width: 1.2,
      alpha: 0.35,
    });
  }
};

/** Rings that spread from a point, fainter and wider apart: an echo. */
export function rings(x: number, y: number, count: number, first = 0.1): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("rings");
    const [cx, cy] = [x * canvas.width, y * canvas.height];
    glow(canvas, [cx, cy, canvas.width * 0.5], world.glow, 0.6);
    for (let k = 0; k < count; k++) {
      const r = canvas.width * first * (1 + k * 0.62 + k * k * 0.05);
      const alpha = 0.75 * (1 - k / count);
      canvas.add(ellipse(cx, cy, r, r * own.num(0.97, 1)), {
        stroke: mix(world.light, world.glow, k / count),
        width: 2.6 - k * 0.14,
        alpha,
      });
      canvas.add(ellipse(cx, cy, r), { stroke: world.glow, width: 14, alpha: alpha * 0.12 });
    }
  };
}
