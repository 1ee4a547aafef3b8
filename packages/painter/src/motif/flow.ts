import { mix } from "../core/color.ts";
import { cos, sin } from "../core/math.ts";
import { noiseOf } from "../core/noise.ts";
import { curve, type Point } from "../core/path.ts";
import { cloud } from "./cloud.ts";
import type { Motif } from "./world.ts";

/** Lines that follow an unseen current: wind, music, thought. */
export const flow: Motif = (canvas, dice, world) => {
  const own = dice.part("flow");
  const { width, height } = canvas;
  const [east, south] = [noiseOf(own), noiseOf(own)];
  for (let k = 0; k < 110; k++) {
    let [x, y] = [own.num(-0.1, 1) * width, own.num(0.04, 0.8) * height];
    const points: Point[] = [[x, y]];
    for (let step = 0; step < 16; step++) {
      const turn = (east((x / width) * 3.2) + south((y / height) * 4.1 + 9)) * 1.15;
      x += cos(turn) * width * 0.03;
      y += sin(turn) * width * 0.03;
      points.push([x, y]);
    }
    const color = mix(world.light, world.glow, own.num());
    canvas.add(curve(points, false), { stroke: color, width: own.num(0.7, 3), alpha: own.num(0.12, 0.55) });
  }
};

/** A sea of cloud seen from above. */
export const cloudSea: Motif = (canvas, dice, world) => {
  const own = dice.part("cloudsea");
  const { width, height } = canvas;
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 4; k++) {
      const t = row / 5;
      const [x, y] = [((k + own.num(-0.2, 1.2)) / 4) * width * 1.2 - width * 0.1, (0.6 + t * 0.42) * height];
      const tint = mix(mix(world.far, world.glow, 0.6 - t * 0.2), world.near, t * 0.25);
      cloud(
        canvas,
        own,
        [x, y, width * (0.2 + t * 0.2)],
        mix(tint, world.glow, 0.5),
        mix(tint, world.far, 0.5),
      );
    }
};
