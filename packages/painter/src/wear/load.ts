import { hex, mix } from "../core/color.ts";
import { curve, drawn, ellipse, points, segment } from "../core/path.ts";
import type { Figure } from "../portrait/figure.ts";

/** A tailor's tape about the neck. */
export function tape(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  for (const side of [-1, 1]) {
    const line = [
      [side * 34, 102],
      [side * 48, 150],
      [side * 44, 240],
      [side * 50, 330],
    ] as const;
    canvas.add(figure.body(curve(line, false)), {
      stroke: mix(tones.trim, hex("#ffe9b0"), 0.6),
      width: 9 * unit,
    });
    for (let k = 0; k < 17; k++) {
      const y = 118 + k * 12;
      const x = side * (y < 150 ? 34 + ((y - 102) / 48) * 13 : 47);
      canvas.add(figure.body(segment(x - (k % 5 === 0 ? 4 : 1), y, x + 4, y)), {
        stroke: tones.deep,
        width: 0.9 * unit,
        alpha: 0.7,
      });
    }
  }
}

/** A strap across the chest and the roll of a map over the shoulder. */
export function pack(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const leather = mix(tones.trim, tones.deep, 0.45);
  canvas.add(figure.body(curve(points("-88,142 -30,220 60,360 120,480"), false)), {
    stroke: leather,
    width: 15 * unit,
  });
  canvas.add(figure.body(curve(points("-88,136 -28,213 62,352"), false)), {
    stroke: mix(leather, tones.glow, 0.6),
    width: 1.4 * unit,
    alpha: 0.7,
  });
  canvas.add(figure.body(drawn("M-36 200 L-14 184 L4 210 L-18 226Z")), {
    stroke: mix(tones.glow, tones.trim, 0.4),
    width: 3 * unit,
  });
}

/** A roll of maps behind a shoulder. */
export function maps(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  for (const [x, y, r] of [
    [92, 60, 13],
    [114, 84, 11],
    [76, 84, 10],
  ] as const) {
    const [x0, y0] = figure.at(x - r, y);
    const [x1, y1] = figure.at(x + r, y);
    const paper = mix(hex("#f2dcae"), tones.glow, 0.15);
    canvas.add(
      figure.body({ commands: "MLLLZ", numbers: [x - r, y, x + r, y - 6, x + r - 34, 260, x - r - 34, 260] }),
      { fill: canvas.linear(x0, y0, x1, y1, [0, paper], [1, mix(paper, tones.deep, 0.6)]) },
    );
    canvas.add(figure.body(ellipse(x, y - 3, r, r * 0.42)), { fill: mix(paper, tones.deep, 0.3) });
    canvas.add(figure.body(ellipse(x, y - 3, r * 0.5, r * 0.2)), {
      stroke: mix(paper, tones.deep, 0.7),
      width: 1.2 * unit,
    });
  }
}
