import type { Dice } from "../core/dice.ts";
import { noiseOf } from "../core/noise.ts";
import { box } from "../core/path.ts";
import type { Node, Picture } from "../core/picture.ts";
import { brush, cellsOf, type Field, type Layer, Strokes } from "./brush.ts";
import { recolored } from "./edit.ts";
import type { Style } from "./style.ts";

/** Whirls around a few centres in the sky, calm below. */
function whirls(dice: Dice): Field {
  const own = dice.part("whirls");
  const eyes = Array.from({ length: 6 }, () => ({
    x: own.num(0.05, 0.95),
    y: own.num(0.05, 0.55),
    r: own.num(0.1, 0.24),
    way: own.chance(0.5) ? 1 : -1,
  }));
  const drift = noiseOf(own);
  return (x, y) => {
    let [dx, dy] = [1, drift(x * 3 + y * 5) * 0.7];
    for (const { x: ex, y: ey, r, way } of eyes) {
      const [ox, oy] = [x - ex, (y - ey) * 1.2];
      const away = (ox * ox + oy * oy) / (r * r);
      const pull = 2.6 / (1 + away * away * 2);
      const size = Math.sqrt(ox * ox + oy * oy) || 1;
      dx += ((-oy * way) / size) * pull;
      dy += ((ox * way) / size) * pull;
    }
    return [dx, dy];
  };
}

/** A slow curve, like the movement of a wrist. */
function wrist(dice: Dice): Field {
  const own = dice.part("wrist");
  const [east, south] = [noiseOf(own), noiseOf(own)];
  return (x, y) => [east(x * 2.3 + y * 1.1) + 0.35, south(y * 2.7 - x * 0.8)];
}

function painted(picture: Picture, dice: Dice, field: Field, layers: readonly Layer[]): Picture {
  const cells = cellsOf(picture);
  const nodes: Node[] = [
    { kind: "mark", path: box(0, 0, picture.width, picture.height), fill: meanHex(cells.rgb) },
  ];
  for (const [k, layer] of layers.entries()) {
    const strokes = new Strokes();
    brush(strokes, cells, picture, { layer, field, dice: dice.part(`layer${k}`) });
    nodes.push(...strokes.nodes());
  }
  return { ...picture, gradients: [], nodes };
}

function meanHex(rgb: Float32Array): string {
  const sum = [0, 0, 0];
  for (let at = 0; at < rgb.length; at += 3)
    for (const k of [0, 1, 2]) sum[k] = (sum[k] ?? 0) + (rgb[at + k] ?? 0);
  const byte = (k: number) =>
    Math.round((sum[k] ?? 0) / (rgb.length / 3))
      .toString(16)
      .padStart(2, "0");
  return `#${byte(0)}${byte(1)}${byte(2)}`;
}

/** 星夜: short bright strokes that whirl. */
export const starry: Style = {
  finish: (picture, dice) => {
    const vivid = recolored(picture, ({ l, a, b }) => ({
      l: l * 0.94 + 0.05,
      a: a * 1.35,
      b: b * 1.35 - 0.012,
    }));
    const flat = painted(vivid, dice, whirls(dice), [
      { across: 34, width: 26, long: 54, spare: 0, stray: 0.06 },
      { across: 58, width: 9, long: 30, spare: 0.12, stray: 0.13 },
      { across: 66, width: 5, long: 22, spare: 0.55, stray: 0.2 },
      { across: 104, width: 4, long: 9, spare: 1, stray: 0.06 },
    ]);
    // With a flat brush it is a third of the work: a rasteriser spends most of a short stroke on its round
    // ends.
    return { ...flat, edge: "flat" };
  },
};

/** 油画: broad strokes first, finer ones where there is detail. */
export const oil: Style = {
  finish: (picture, dice) =>
    painted(
      recolored(picture, ({ l, a, b }) => ({ l, a: a * 1.15, b: b * 1.15 + 0.008 })),
      dice,
      wrist(dice),
      [
        { across: 30, width: 34, long: 44, spare: 0, stray: 0.05 },
        { across: 58, width: 13, long: 24, spare: 0.3, stray: 0.07 },
        { across: 112, width: 5, long: 9, spare: 0.97, stray: 0.05 },
      ],
    ),
};
