import type { Canvas } from "../core/canvas.ts";
import { type Color, mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { ellipse, joined } from "../core/path.ts";
import type { Spot } from "./sky.ts";
import type { Motif } from "./world.ts";

/** One heaped cloud: lit from above, fading below. */
export function cloud(canvas: Canvas, dice: Dice, [x, y, size]: Spot, top: Color, foot: Color): void {
  const puffs = Array.from({ length: 9 }, (_, k) => {
    const along = (k - 4) / 4;
    const r = size * (0.22 + 0.2 * (1 - along * along)) * dice.num(0.8, 1.2);
    return ellipse(
      x + along * size * 0.82,
      y - r * 0.55 * (1 - along * along) + dice.num(-0.05, 0.05) * size,
      r,
      r * 0.8,
    );
  });
  canvas.add(joined(puffs), {
    fill: canvas.down(
      y - size * 0.52,
      y + size * 0.34,
      [0, top, 0.95],
      [0.5, mix(top, foot, 0.6), 0.8],
      [1, foot, 0],
    ),
  });
}

/** Banks of cloud between two heights. */
export function clouds(from: number, to: number, count: number, size = 0.3): Motif {
  return (canvas, dice, world) => {
    const own = dice.part("clouds");
    for (let k = 0; k < count; k++) {
      const t = count === 1 ? 0.5 : k / (count - 1);
      const y = (from + (to - from) * t) * canvas.height;
      const tint = mix(world.far, world.glow, 0.62 - t * 0.3);
      cloud(
        canvas,
        own,
        [own.num(-0.05, 1.05) * canvas.width, y, canvas.width * size * (0.6 + t * 0.7) * own.num(0.7, 1.2)],
        mix(tint, world.light, 0.35),
        mix(tint, world.far, 0.6),
      );
    }
  };
}
