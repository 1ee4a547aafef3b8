import type { Color } from "../core/color.ts";
import { mix, tone } from "../core/color.ts";
import { curve, type Path, type Point } from "../core/path.ts";
import { type Figure, type Outline, pathOf } from "../portrait/figure.ts";

export const SHOULDERS =
  "M-31 96 C-40 120 -76 126 -98 148 C-122 174 -134 280 -150 700 L150 700 C134 280 122 174 98 148 C76 126 40 120 31 96 C16 124 -16 124 -31 96Z";

/** A piece of cloth: lit on the glow's side, dark below, with light along its edge. */
export function paintCloth(figure: Figure, outline: Outline, color: Color, rim = 1): Path {
  const { canvas, tones, unit } = figure;
  const path = figure.body(pathOf(outline));
  const [x0, y0] = figure.at(-130, 110);
  const [x1, y1] = figure.at(110, 330);
  canvas.add(path, {
    fill: canvas.linear(
      x0,
      y0,
      x1,
      y1,
      [0, mix(color, tones.glow, 0.42)],
      [0.16, mix(color, tones.glow, 0.16)],
      [0.45, color],
      [1, mix(color, tones.deep, 0.82)],
    ),
  });
  const [lx, ly] = figure.at(-140, 130);
  const [ex, ey] = figure.at(40, 190);
  const edge = canvas.linear(
    lx,
    ly,
    ex,
    ey,
    [0, tone(tones.glow, 0.05), 0.95],
    [0.5, tones.glow, 0.3],
    [1, tones.glow, 0],
  );
  canvas.inside(path, () => {
    canvas.add(path, { stroke: edge, width: 3 * unit, alpha: rim });
    canvas.add(path, { stroke: edge, width: 12 * unit, alpha: 0.25 * rim });
  });
  return path;
}

/** A fold: a soft dark wedge with a lit lip. */
export function fold(figure: Figure, line: readonly Point[], width: number, color: Color): void {
  const { canvas, tones, unit } = figure;
  const back = [...line]
    .reverse()
    .map(([x, y], at): Point => [x + width * (at === 0 || at === line.length - 1 ? 0.1 : 1), y]);
  canvas.add(figure.body(curve([...line, ...back])), { fill: mix(color, tones.deep, 0.75), alpha: 0.32 });
  canvas.add(figure.body(curve(line, false)), {
    stroke: mix(color, tones.glow, 0.5),
    width: 0.9 * unit,
    alpha: 0.28,
  });
}

/** A bright seam along a line. */
export function seam(figure: Figure, line: readonly Point[], color: Color, width = 2, alpha = 0.9): void {
  figure.canvas.add(figure.body(curve(line, false)), { stroke: color, width: width * figure.unit, alpha });
}
