import { type Canvas, canvasOf } from "../core/canvas.ts";
import { type Color, hex, mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box, curve, segment } from "../core/path.ts";
import type { Node, Paint, Picture } from "../core/picture.ts";
import { world } from "../motif/world.ts";
import { meanOf, over, recolored, remarked, shaken, shareOf } from "./edit.ts";
import { ratioOf } from "./frame.ts";
import type { Style } from "./style.ts";

const PAPER = hex("#f4efe3");
const RED = hex("#b8342a");

/** Makes everything grey but red. */
function washed(color: Color): Color {
  const red = color.a > 0.09 && color.b > 0.02;
  return red ? mix(color, RED, 0.6) : { l: color.l, a: color.a * 0.12, b: color.b * 0.12 + 0.006 };
}

/** Makes large red marks grey: red is for small things in such a picture. */
function sparing(picture: Picture): Picture {
  const grey = recolored(picture, ({ l, a, b }) => ({ l, a: a * 0.06, b: b * 0.06 }));
  const swap = (paint: Paint | undefined) =>
    typeof paint === "number" ? paint + picture.gradients.length : paint;
  const nodes = remarked(picture.nodes, (mark) =>
    shareOf(mark.path, picture) < 0.012
      ? [mark]
      : [{ ...mark, fill: swap(mark.fill), stroke: swap(mark.stroke) }],
  );
  return { ...picture, gradients: [...picture.gradients, ...grey.gradients], nodes };
}

/**
 * The mark again, larger and fainter, where wet paper would have carried the ink; a mark that fades out has
 * no rim.
 */
function bled(picture: Picture, dice: Dice): readonly Node[] {
  const own = dice.part("bleed");
  return remarked(picture.nodes, (mark) => {
    const share = mark.fill === undefined ? 0 : shareOf(mark.path, picture);
    if (share < 0.03 || mark.path.numbers.length > 500 || mark.fill === undefined) return [mark];
    if (meanOf(mark.fill, picture.gradients).alpha < 0.5) return [mark];
    const path = shaken(mark.path, own, 4);
    return [mark, { kind: "mark" as const, path, stroke: mark.fill, width: 7, alpha: 0.24 }];
  });
}

function seal(canvas: Canvas, dice: Dice): void {
  const own = dice.part("seal");
  const [w, s] = [canvas.width, canvas.width * 0.062];
  const [x, y] = [w * 0.88, canvas.height * 0.9];
  canvas.add(
    curve(
      [
        [x, y],
        [x + s, y + own.num(-2, 2)],
        [x + s + own.num(-2, 2), y + s],
        [x, y + s],
      ],
      true,
      0.2,
    ),
    { fill: RED, alpha: 0.88 },
  );
  for (let k = 0; k < 3; k++) {
    const level = y + s * (0.26 + k * 0.24);
    canvas.add(segment(x + s * 0.2, level, x + s * 0.8, level), { stroke: PAPER, width: s * 0.075 });
    canvas.add(segment(x + s * own.num(0.25, 0.75), level, x + s * own.num(0.3, 0.7), level + s * 0.22), {
      stroke: PAPER,
      width: s * 0.07,
    });
  }
}

/** The fibres of the paper, and a seal without a name. */
function paper(picture: Picture, dice: Dice): Picture {
  const canvas = canvasOf(ratioOf(picture));
  const own = dice.part("fibres");
  for (let k = 0; k < 130; k++) {
    const [x, y] = [own.num(0, canvas.width), own.num(0, canvas.height)];
    canvas.add(
      curve(
        [
          [x, y],
          [x + own.num(-14, 14), y + own.num(-8, 8)],
          [x + own.num(-26, 26), y + own.num(-14, 14)],
        ],
        false,
      ),
      { stroke: mix(PAPER, hex("#8a7a5c"), 0.5), width: 0.8, alpha: own.num(0.08, 0.28) },
    );
  }
  canvas.add(box(0, 0, canvas.width, canvas.height), {
    fill: canvas.radial(
      canvas.width / 2,
      canvas.height / 2,
      canvas.height * 0.75,
      [0, PAPER, 0],
      [0.7, PAPER, 0.1],
      [1, PAPER, 0.75],
    ),
  });
  seal(canvas, dice);
  return over(picture, canvas.picture(""));
}

/** 水墨: ink on paper, one red. */
export const ink: Style = {
  dress: () => world("#d9d6cb #e8e4d8 #f2eee3 #f4efe3", "#f8f4ea", "#aeb1ad", "#17191c", "#b8342a"),
  finish: (picture, dice) => {
    const grey = sparing(recolored(picture, washed));
    return paper({ ...grey, nodes: bled(grey, dice) }, dice);
  },
};
