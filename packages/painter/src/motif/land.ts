import type { Canvas } from "../core/canvas.ts";
import { type Color, mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { roughOf } from "../core/noise.ts";
import { type Point, polygon } from "../core/path.ts";
import type { Motif } from "./world.ts";

export interface Ridge {
  /** Its middle height, as a share of the picture's height. */
  readonly y: number;
  readonly rise: number;
  /** Number of peaks across the picture. */
  readonly peaks: number;
  readonly color: Color;
  /** The colour its foot fades into: mist. */
  readonly foot: Color;
  readonly rough?: number;
}

/** One range of hills, its foot in the mist. */
export function ridge(canvas: Canvas, dice: Dice, { y, rise, peaks, color, foot, rough = 4 }: Ridge): void {
  const { width, height } = canvas;
  const line = roughOf(dice, rough);
  const points: Point[] = [[0, height]];
  let top = height;
  for (let k = 0; k <= 90; k++) {
    const peak = (y + line((k / 90) * peaks) * rise) * height;
    top = Math.min(top, peak);
    points.push([(k / 90) * width, peak]);
  }
  points.push([width, height]);
  const depth = rise * 2.6 * height;
  canvas.add(polygon(points), {
    fill: canvas.down(top, top + depth, [0, color], [0.35, mix(color, foot, 0.2)], [1, foot]),
  });
}

/** Ranges one behind another, from the far colour to the near. */
export function ranges(from: number, to: number, count: number, rise: number, shade = 0): Motif {
  return (canvas, dice, world) => {
    for (let k = 0; k < count; k++) {
      const t = count === 1 ? 1 : k / (count - 1);
      const air = mix(world.far, world.sky.at(-1) ?? world.far, 0.4 * (1 - t) * (1 - shade));
      const color = mix(air, world.near, shade + (1 - shade) * (t * t * 0.35 + t * 0.6));
      ridge(canvas, dice.part(`ridge${k}`), {
        y: from + (to - from) * t,
        rise: rise * (1 - t * 0.35),
        peaks: 2.2 + k * 0.9,
        color,
        foot: mix(color, mix(world.far, world.glow, 0.4), 0.6 * (1 - t) * (1 - shade)),
      });
    }
  };
}
