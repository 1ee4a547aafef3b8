import { mix, tone } from "../core/color.ts";
import { drawn, ellipse } from "../core/path.ts";
import type { Figure } from "./figure.ts";

const FACE = drawn(
  "M-46 -14 C-47 -52 -24 -70 1 -70 C26 -70 47 -52 46 -14 C45 20 30 50 13 65 C6 71 -4 71 -11 65 C-28 50 -45 20 -46 -14Z",
);
const NECK = drawn("M-24 30 C-22 62 -23 84 -34 108 C-20 140 20 140 34 108 C23 84 22 62 24 30Z");
const CHIN_SHADE = drawn("M-30 30 C-27 60 -22 84 -18 92 C-2 104 16 96 26 74 L30 30Z");
const EAR = drawn("M-44 -8 C-54 -14 -58 2 -53 14 C-51 22 -46 26 -42 22Z");

/** Neck, ears and the face: light from one side, no eyes, no mouth (`issue 6`: portraits without faces). */
export function paintFace(figure: Figure, ears: boolean): void {
  const { canvas, tones } = figure;
  const [x0, y0] = figure.at(-52, -60);
  const [x1, y1] = figure.at(52, 40);
  const lit = mix(tones.skin, tones.glow, 0.12);
  const skin = canvas.linear(
    x0,
    y0,
    x1,
    y1,
    [0, tone(lit, 0.05)],
    [0.42, tones.skin],
    [0.72, mix(tones.skin, tones.skinShade, 0.62)],
    [1, tones.skinShade],
  );
  const [nx, ny] = figure.at(-30, 40);
  const [mx, my] = figure.at(30, 130);
  const shade = mix(tones.skinShade, tones.deep, 0.3);
  canvas.add(figure.body(NECK), {
    fill: canvas.linear(
      nx,
      ny,
      mx,
      my,
      [0, mix(tones.skin, tones.skinShade, 0.5)],
      [0.6, tones.skinShade],
      [1, shade],
    ),
  });
  canvas.inside(figure.body(NECK), () => {
    canvas.add(figure.head(CHIN_SHADE), { fill: shade, alpha: 0.75 });
  });
  if (ears) {
    canvas.add(figure.head(EAR), { fill: mix(lit, tones.skinShade, 0.35) });
  }
  canvas.add(figure.head(FACE), { fill: skin });
  canvas.inside(figure.head(FACE), () => softPlanes(figure));
}

/** A warm cheek, the shadow of the far side, light reflected from below: roundness without features. */
function softPlanes(figure: Figure): void {
  const { canvas, tones, unit } = figure;
  const blush = mix(tones.skin, tones.glow, 0.4);
  const [cx, cy] = figure.at(-24, 24);
  canvas.dot(cx, cy, 30 * unit, {
    fill: canvas.radial(cx, cy, 30 * unit, [0, tone(blush, -0.04, 1.7), 0.5], [1, blush, 0]),
  });
  const [sx, sy] = figure.at(64, -6);
  canvas.dot(sx, sy, 62 * unit, {
    fill: canvas.radial(
      sx,
      sy,
      62 * unit,
      [0, tones.deep, 0.75],
      [0.5, tones.skinShade, 0.45],
      [1, tones.skinShade, 0],
    ),
  });
  const [bx, by] = figure.at(8, 76);
  canvas.add(ellipse(bx, by, 34 * unit, 26 * unit), {
    fill: canvas.radial(bx, by, 30 * unit, [0, tones.deep, 0.35], [1, tones.skinShade, 0]),
  });
  const [fx, fy] = figure.at(-10, -64);
  canvas.dot(fx, fy, 56 * unit, {
    fill: canvas.radial(
      fx,
      fy,
      56 * unit,
      [0, tones.deep, 0.5],
      [0.55, tones.skinShade, 0.28],
      [1, tones.skinShade, 0],
    ),
  });
}
