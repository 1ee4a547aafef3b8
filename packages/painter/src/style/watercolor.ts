import { canvasOf } from "../core/canvas.ts";
import { type Color, hex, mix, toHex } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { curve, joined, type Path, type Point, poly } from "../core/path.ts";
import type { Node, Picture } from "../core/picture.ts";
import { meanOf, over, recolored, remarked, shaken, shareOf } from "./edit.ts";
import { ratioOf } from "./frame.ts";
import type { Style } from "./style.ts";

const PAPER = hex("#fbf8f0");

/** Pigment in water: paler, and never black. */
const thinned = (color: Color): Color =>
  mix({ ...color, l: 0.44 + color.l * 0.56, a: color.a * 1.45, b: color.b * 1.45 }, PAPER, 0.08);

/** The wet area, with an uneven margin. */
function sheet({ width, height }: Picture, dice: Dice): Path {
  const own = dice.part("sheet");
  const m = width * 0.035;
  const points: Point[] = [];
  for (let side = 0; side < 4; side++)
    for (let k = 0; k < 16; k++) {
      const t = k / 16;
      const off = m * own.num(0.5, 1.3);
      if (side === 0) points.push([m + t * (width - 2 * m), off]);
      if (side === 1) points.push([width - off, m + t * (height - 2 * m)]);
      if (side === 2) points.push([width - m - t * (width - 2 * m), height - off]);
      if (side === 3) points.push([off, height - m - t * (height - 2 * m)]);
    }
  return curve(points);
}

/** Each larger shape, laid twice with an unsteady hand, with pigment gathered at its rim. */
function washes(picture: Picture, dice: Dice): readonly Node[] {
  const own = dice.part("washes");
  return remarked(picture.nodes, (mark) => {
    if (mark.fill === undefined || mark.path.numbers.length > 400) return [mark];
    const share = shareOf(mark.path, picture);
    const { color, alpha } = meanOf(mark.fill, picture.gradients);
    if (share < 0.007 || share > 0.95 || alpha < 0.5) return [mark];
    const by = Math.min(5, 1 + share * 16);
    const rim = toHex({ ...color, l: color.l * 0.72 });
    const solid = mark.alpha ?? 1;
    return [
      { ...mark, path: shaken(mark.path, own, by), alpha: solid * 0.62 },
      { ...mark, path: shaken(mark.path, own, by), alpha: solid * 0.55 },
      { kind: "mark", path: shaken(mark.path, own, by * 0.5), stroke: rim, width: 1.6, alpha: 0.22 },
    ];
  });
}

/** Blooms where water ran back, and specks thrown from the brush. */
function blooms(picture: Picture, dice: Dice): Picture {
  const canvas = canvasOf(ratioOf(picture));
  const own = dice.part("blooms");
  for (let k = 0; k < 15; k++) {
    const [x, y, r] = [
      own.num(0, canvas.width),
      own.num(0, canvas.height),
      own.num(0.05, 0.22) * canvas.width,
    ];
    const tint = own.chance(0.72) ? PAPER : hex("#7f93c4");
    canvas.dot(x, y, r, {
      fill: canvas.radial(x, y, r, [0, tint, 0.14], [0.55, tint, 0.1], [0.85, tint, 0.05], [1, tint, 0]),
    });
  }
  for (let k = 0; k < 60; k++)
    canvas.dot(own.num(0, canvas.width), own.num(0, canvas.height), own.num(0.6, 3), {
      fill: own.chance(0.6) ? PAPER : hex("#56607a"),
      alpha: own.num(0.15, 0.55),
    });
  return over(picture, canvas.picture(""));
}

/** The dry margin on top of what was painted: the paper without the wet area. */
function margin(picture: Picture, dice: Dice): readonly Node[] {
  const { width, height } = picture;
  const edge = sheet(picture, dice);
  // The sheet runs clockwise, so the frame runs counter-clockwise and leaves it open.
  const frame = poly(-9, -9, -9, height + 9, width + 9, height + 9, width + 9, -9);
  return [
    { kind: "mark", path: joined([frame, edge]), fill: toHex(PAPER) },
    { kind: "mark", path: edge, stroke: "#6a7fa8", width: 2, alpha: 0.25 },
  ];
}

/** 水彩: thin colour on white paper. */
export const watercolor: Style = {
  finish: (picture, dice) => {
    const pale = recolored(picture, thinned);
    const wet = blooms({ ...pale, nodes: washes(pale, dice) }, dice);
    return { ...wet, nodes: [...wet.nodes, ...margin(picture, dice)] };
  },
};
