import { mix } from "../core/color.ts";
import { noiseOf } from "../core/noise.ts";
import { curve, type Point, polygon } from "../core/path.ts";
import type { Motif } from "./world.ts";

/** Dunes: long crests, each with a bright side and a side in shadow. */
export const dunes: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  for (let row = 0; row < 5; row++) {
    const own = dice.part(`dune${row}`);
    const t = row / 4;
    const [base, swell] = [(0.54 + t * 0.36) * height, (0.05 + t * 0.05) * height];
    const [peak, side] = [own.num(0.2, 0.8), own.chance(0.5) ? 1 : -1];
    const rough = noiseOf(own);
    const crest = (x: number) => {
      const away = Math.abs(x - peak) * 1.7;
      return base - swell * 1.6 * (1 - away) + rough(x * 2.2) * swell * 0.28 * away;
    };
    const line: Point[] = Array.from({ length: 25 }, (_, k) => [(k / 24) * width, crest(k / 24)]);
    const sand = mix(mix(world.far, world.glow, 0.3 * (1 - t)), world.near, 0.12 + t * 0.34);
    canvas.add(polygon([[0, height], ...line, [width, height]]), {
      fill: canvas.down(base - swell * 2, base + swell * 3.4, [0, mix(sand, world.glow, 0.4)], [1, sand]),
    });
    const top: Point = [peak * width, crest(peak), 1];
    const shaded = line.filter(([x]) => (x - peak * width) * side > 0);
    const hem: Point[] = [
      [peak * width - side * width * 0.04, base + swell * 0.6],
      [peak * width + side * width * 0.1, base + swell * 1.7],
      [peak * width - side * width * 0.02, height, 1],
    ];
    const edge: Point = [side > 0 ? width : 0, height, 1];
    const ordered = side > 0 ? shaded : [...shaded].reverse();
    canvas.add(curve([top, ...ordered, edge, ...hem.reverse()]), {
      fill: canvas.down(
        base - swell * 2,
        base + swell * 3,
        [0, mix(sand, world.near, 0.5)],
        [1, mix(sand, world.near, 0.2), 0.4],
      ),
    });
    canvas.add(curve(line, false), { stroke: world.glow, width: 1.6, alpha: 0.5 });
  }
};
