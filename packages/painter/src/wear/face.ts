import { hex, mix } from "../core/color.ts";
import { curve, drawn, ellipse, points } from "../core/path.ts";
import type { Figure } from "../portrait/figure.ts";

const WHITE = hex("#ffffff");

/** Round glasses: only the rims, with the lamp's gleam in them. */
export function glasses(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const wire = mix(tones.trim, tones.deep, 0.35);
  for (const x of [-21, 22]) {
    const lens = figure.head(ellipse(x, 2, 16, 16));
    const [x0, y0] = figure.at(x - 14, -14);
    const [x1, y1] = figure.at(x + 14, 18);
    canvas.add(lens, {
      fill: canvas.linear(
        x0,
        y0,
        x1,
        y1,
        [0, mix(tones.glow, WHITE, 0.4), 0.85],
        [0.42, tones.glow, 0.5],
        [0.5, tones.glow, 0.16],
        [1, tones.glow, 0.3],
      ),
    });
    canvas.add(lens, { stroke: wire, width: 2 * unit });
  }
  canvas.add(figure.head(curve(points("-6,0 0,-4 7,0"), false)), { stroke: wire, width: 2 * unit });
  canvas.add(figure.head(curve(points("38,0 48,-4"), false)), { stroke: wire, width: 2 * unit });
  canvas.add(figure.head(curve(points("-37,0 -46,-4"), false)), { stroke: wire, width: 2 * unit });
}

/** A full beard, combed, where the mouth would be. */
export function beard(figure: Figure): void {
  const { canvas, tones, unit, dice } = figure;
  const shape = figure.head(
    drawn(
      "M-47 6 C-50 44 -40 86 -22 110 C-10 126 10 128 22 110 C40 86 50 44 47 6 C44 22 38 30 28 30 C14 22 -12 22 -26 30 C-38 30 -44 22 -47 6Z",
    ),
  );
  const [x0, y0] = figure.at(-48, 20);
  const [x1, y1] = figure.at(46, 100);
  canvas.add(shape, {
    fill: canvas.linear(
      x0,
      y0,
      x1,
      y1,
      [0, mix(tones.hairLight, WHITE, 0.3)],
      [0.4, tones.hairLight],
      [0.75, tones.hair],
      [1, mix(tones.hair, tones.deep, 0.5)],
    ),
  });
  canvas.inside(shape, () => {
    const own = dice.part("beard");
    for (let k = 0; k < 34; k++) {
      const t = (k + own.num(0, 0.9)) / 34;
      const x = -46 + t * 92;
      const line = figure.head(
        curve(
          [
            [x, 16],
            [x * 0.86 + own.num(-4, 4), 60],
            [x * 0.34, 118],
          ],
          false,
        ),
      );
      canvas.add(line, {
        stroke: own.chance(0.5) ? mix(tones.hairLight, WHITE, 0.5) : mix(tones.hair, tones.deep, 0.5),
        width: own.num(0.6, 1.8) * unit,
        alpha: own.num(0.15, 0.5),
      });
    }
  });
}
