import { mix } from "../core/color.ts";
import { box, ellipse } from "../core/path.ts";
import type { Motif } from "./world.ts";

/** Water from `y` down, with the reflection of the glow at `x`. */
export function sea(y: number, x = 0.5, road = 1): Motif {
  return (canvas, dice, world) => {
    const { width, height } = canvas;
    const top = y * height;
    const low = world.sky.at(-1) ?? world.far;
    canvas.add(box(0, top, width, height - top), {
      fill: canvas.down(
        top,
        height,
        [0, mix(low, world.far, 0.5)],
        [0.3, mix(world.far, world.near, 0.5)],
        [1, world.near],
      ),
    });
    const own = dice.part("sea");
    for (let k = 0; k < 130; k++) {
      const far = own.num();
      const depth = far * far;
      const cy = top + 3 + depth * (height - top);
      const onRoad = own.num() < 0.6 * road;
      const spread = onRoad ? 0.05 + depth * 0.16 : 0.5;
      const cx = (onRoad ? x : 0.5) * width + own.num(-1, 1) * spread * width;
      const rx = own.num(8, 46) * (0.35 + depth * 1.4);
      const color = onRoad ? mix(world.glow, world.light, own.num(0, 0.5)) : mix(world.far, world.glow, 0.3);
      canvas.add(ellipse(cx, cy, rx, 0.8 + depth * 2.2), {
        fill: color,
        alpha: own.num(0.1, onRoad ? 0.6 : 0.28),
      });
    }
    const line = canvas.across(0, width, [0, world.glow, 0], [x, world.glow, 0.8], [1, world.glow, 0]);
    canvas.add(box(0, top - 1, width, 2), { fill: line, alpha: 0.7 });
  };
}
