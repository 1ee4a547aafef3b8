import type { Canvas } from "../core/canvas.ts";
import { mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { curve, drawn, moved } from "../core/path.ts";
import { glow, type Spot } from "../motif/sky.ts";
import type { Motif, World } from "../motif/world.ts";

const SHAPE = drawn(
  "M-150 700 C-146 196 -120 146 -70 130 C-36 120 -26 108 -26 78 C-50 58 -62 20 -62 -20 C-62 -70 -34 -104 0 -104 C34 -104 62 -70 62 -20 C62 20 50 58 26 78 C26 108 36 120 70 130 C120 146 146 196 150 700",
);

/** A few trembling lines where a face would be. */
function voice(canvas: Canvas, own: Dice, world: World, [x, y, unit]: Spot): void {
  for (let k = 0; k < 5; k++) {
    const level = (-50 + k * 26) * unit;
    const wide = (46 - Math.abs(k - 1.4) * 5) * unit;
    canvas.add(
      curve(
        [
          [x - wide, y + level],
          [x - wide * 0.3, y + level - own.num(3, 9) * unit],
          [x + wide * 0.3, y + level + own.num(3, 9) * unit],
          [x + wide, y + level],
        ],
        false,
      ),
      { stroke: mix(world.glow, world.light, 0.6), width: 1.4 * unit, alpha: 0.45 },
    );
  }
}

/** One outline of a person, and its echoes, ever wider and fainter. */
export const echo: Motif = (canvas, dice, world) => {
  const { width, height } = canvas;
  const unit = width / 400;
  const [x, y] = [width * 0.5, height * (height > width ? 0.4 : 0.44)];
  const own = dice.part("echo");
  glow(canvas, [x, y, 260 * unit], world.glow, 0.75);
  for (let k = 11; k >= 0; k--) {
    const swell = 1 + k * 0.15 + k * k * 0.012;
    const lean = own.num(-3, 3) * k * 0.5;
    const outline = moved(SHAPE, (px, py) => [x + (px * swell + lean) * unit, y + py * swell * unit]);
    const alpha = 1 - k / 12;
    const [x0, x1] = [x - 150 * swell * unit, x + 150 * swell * unit];
    if (k === 0)
      canvas.add(outline, {
        fill: canvas.linear(
          x,
          y - 100 * unit,
          x,
          y + 220 * unit,
          [0, mix(world.glow, world.light, 0.2), 0.75],
          [0.45, world.far, 0.6],
          [1, world.near, 0.9],
        ),
      });
    else canvas.add(outline, { fill: world.near, alpha: 0.05 });
    const stroke = canvas.across(
      x0,
      x1,
      [0, world.light, 0.9],
      [0.5, world.glow, 0.95],
      [1, mix(world.light, world.far, 0.5), 0.6],
    );
    canvas.add(outline, { stroke, width: (k === 0 ? 3 : 1.8) * unit, alpha: alpha * 0.9 });
  }
  voice(canvas, own, world, [x, y, unit]);
};
