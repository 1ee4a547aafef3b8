import { hex, mix, tone } from "../core/color.ts";
import { curve, ellipse, segment } from "../core/path.ts";
import type { Figure } from "../portrait/figure.ts";

const WHITE = hex("#ffffff");

/** A pin of silver through the hair, a drop of light at its end. */
export function pin(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  canvas.add(figure.head(segment(-44, -104, 62, -132)), {
    stroke: mix(tones.trim, WHITE, 0.5),
    width: 3 * unit,
  });
  const [x, y] = figure.at(-46, -103);
  canvas.dot(x, y, 22 * unit, {
    fill: canvas.radial(x, y, 22 * unit, [0, tones.glow, 0.8], [1, tones.glow, 0]),
  });
  canvas.dot(x, y, 5 * unit, { fill: mix(tones.trim, WHITE, 0.5) });
}

/** A painted stick through the knot at the nape. */
export function stick(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  canvas.add(figure.head(segment(58, 14, 96, -22)), {
    stroke: mix(tones.trim, tones.deep, 0.15),
    width: 3.4 * unit,
  });
  canvas.add(figure.head(segment(60, 10, 94, -22)), {
    stroke: mix(tones.trim, tones.glow, 0.6),
    width: 1 * unit,
    alpha: 0.8,
  });
  canvas.add(figure.head(ellipse(97, -23, 6)), { fill: mix(tones.trim, tones.glow, 0.35) });
}

/** A sprig of leaves tucked behind the ear. */
export function sprig(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [-58, -34, -24, -26],
    [-64, -20, -28, -4],
    [-60, -8, -14, 16],
    [-66, -44, -8, -28],
  ];
  for (const [x, y, dx, dy] of leaves) {
    const [ex, ey] = [x + dx, y + dy];
    const leaf = figure.head(
      curve([
        [x, y, 1],
        [x + dx * 0.4 - dy * 0.3, y + dy * 0.4 + dx * 0.3],
        [ex, ey, 1],
        [x + dx * 0.5 + dy * 0.3, y + dy * 0.5 - dx * 0.3],
      ]),
    );
    const [gx, gy] = figure.at(x, y);
    const [hx, hy] = figure.at(ex, ey);
    canvas.add(leaf, {
      fill: canvas.linear(
        gx,
        gy,
        hx,
        hy,
        [0, mix(tones.trim, tones.deep, 0.35)],
        [1, mix(tones.trim, tones.glow, 0.4)],
      ),
    });
    canvas.add(figure.head(segment(x, y, ex, ey)), {
      stroke: tone(tones.trim, 0.12),
      width: 0.8 * unit,
      alpha: 0.7,
    });
  }
  const [bx, by] = figure.at(-60, -24);
  canvas.dot(bx, by, 6 * unit, { fill: mix(tones.glow, WHITE, 0.4) });
}
