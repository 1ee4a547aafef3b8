import { hex, mix } from "../core/color.ts";
import { curve, drawn, ellipse, type Path, points } from "../core/path.ts";
import type { Figure } from "../portrait/figure.ts";

const WHITE = hex("#ffffff");

/** A stationmaster's cap, a size too large. */
export function cap(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const [x0, y0] = figure.at(-90, -130);
  const [x1, y1] = figure.at(90, -50);
  const wool = canvas.linear(
    x0,
    y0,
    x1,
    y1,
    [0, mix(tones.cloth, tones.glow, 0.5)],
    [0.3, tones.cloth],
    [1, mix(tones.cloth, tones.deep, 0.75)],
  );
  const crown = figure.head(
    drawn("M-72 -74 C-98 -92 -104 -112 -88 -126 C-60 -146 60 -148 90 -126 C106 -112 98 -92 74 -74Z"),
  );
  canvas.add(crown, { fill: wool });
  canvas.inside(crown, () =>
    canvas.add(crown, {
      stroke: canvas.linear(x0, y0, x1, y1, [0, tones.glow, 0.9], [0.5, tones.glow, 0.1], [1, tones.glow, 0]),
      width: 5 * unit,
    }),
  );
  canvas.add(figure.head(drawn("M-73 -78 C-40 -90 40 -90 75 -78 L72 -48 C40 -60 -40 -60 -70 -48Z")), {
    fill: mix(tones.cloth, tones.deep, 0.6),
  });
  canvas.add(figure.head(curve(points("-72,-72 -36,-82 38,-82 74,-72"), false)), {
    stroke: tones.trim,
    width: 2.4 * unit,
  });
  canvas.add(figure.head(curve(points("-70,-52 -36,-63 38,-63 72,-52"), false)), {
    stroke: tones.trim,
    width: 1.6 * unit,
    alpha: 0.8,
  });
  visor(figure);
  badge(
    figure,
    figure.head(ellipse(1, -102, 13, 13)),
    figure.head(drawn("M-7 -102 L1 -110 L9 -102 L1 -94Z")),
  );
}

function visor(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const [x0, y0] = figure.at(-90, -130);
  const [x1, y1] = figure.at(90, -50);
  const shape = figure.head(
    drawn(
      "M-72 -52 C-50 -64 50 -64 74 -52 C76 -40 66 -32 52 -32 C30 -44 -30 -44 -52 -32 C-64 -32 -74 -40 -72 -52Z",
    ),
  );
  canvas.add(shape, {
    fill: canvas.linear(
      x0,
      y0,
      x1,
      y1,
      [0, mix(tones.deep, tones.glow, 0.55)],
      [0.45, tones.deep],
      [1, tones.deep],
    ),
  });
  canvas.add(figure.head(curve(points("-52,-32 -24,-40 24,-40 52,-32"), false)), {
    stroke: tones.glow,
    width: 1.4 * unit,
    alpha: 0.6,
  });
}

function badge(figure: Figure, disc: Path, mark: Path): void {
  const { canvas, tones } = figure;
  canvas.add(disc, { fill: mix(tones.trim, tones.deep, 0.25) });
  canvas.add(mark, { fill: mix(tones.trim, WHITE, 0.55) });
}

/** Large headphones, a small lamp on the shell. */
export function headphones(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const [x0, y0] = figure.at(-80, -60);
  const [x1, y1] = figure.at(80, 20);
  const shell = canvas.linear(
    x0,
    y0,
    x1,
    y1,
    [0, mix(tones.trim, tones.glow, 0.5)],
    [0.3, mix(tones.trim, tones.deep, 0.5)],
    [1, tones.deep],
  );
  const band = figure.head(curve(points("-72,-6 -78,-60 -50,-106 0,-121 50,-106 78,-60 72,-6"), false));
  canvas.add(band, { stroke: mix(tones.deep, tones.trim, 0.18), width: 11 * unit });
  canvas.add(band, {
    stroke: canvas.linear(x0, y0, x1, y0, [0, tones.glow, 0.9], [0.5, tones.trim, 0.35], [1, tones.deep, 0]),
    width: 2.4 * unit,
  });
  for (const side of [-1, 1]) {
    canvas.add(figure.head(ellipse(side * 70, 4, 18, 30)), { fill: mix(tones.deep, tones.trim, 0.2) });
    canvas.add(figure.head(ellipse(side * 77, 4, 13, 25)), { fill: shell });
  }
  canvas.add(figure.head(ellipse(-79, 4, 6, 12)), { stroke: tones.glow, width: 1.4 * unit, alpha: 0.8 });
  const [x, y] = figure.at(80, 10);
  canvas.dot(x, y, 24 * unit, {
    fill: canvas.radial(x, y, 24 * unit, [0, tones.trim, 0.9], [0.3, tones.trim, 0.35], [1, tones.trim, 0]),
  });
  canvas.dot(x, y, 3.2 * unit, { fill: mix(tones.trim, WHITE, 0.6) });
}
