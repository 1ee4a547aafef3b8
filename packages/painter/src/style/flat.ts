import { type Color, hex, mix, toHex, tone } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { noiseOf } from "../core/noise.ts";
import { box, curve, type Point } from "../core/path.ts";
import type { Mark, Node, Picture } from "../core/picture.ts";
import { meanOf, recolored, remarked, shareOf, shifted } from "./edit.ts";
import type { Style } from "./style.ts";

/** Replaces a gradient by one colour; nearly transparent marks are left out. */
function plainMark(mark: Mark, picture: Picture, least: number): readonly Mark[] {
  const paint = mark.fill ?? mark.stroke ?? "#000000";
  const { color: mean, alpha } = meanOf(paint, picture.gradients);
  const first = typeof paint === "number" ? picture.gradients[paint]?.stops[0]?.color : paint;
  const color = first === undefined ? mean : mix(mean, hex(first), 0.6);
  const solid = alpha * (mark.alpha ?? 1);
  if (solid < least) return [];
  const flat = toHex(color);
  const shown = solid > 0.8 ? undefined : solid;
  return [
    {
      ...mark,
      fill: mark.fill === undefined ? undefined : flat,
      stroke: mark.stroke === undefined ? undefined : flat,
      alpha: shown,
    },
  ];
}

const border = (picture: Picture, wide: number, color: string): Node => {
  const { width, height } = picture;
  const [outer, inner] = [
    box(0, 0, width, height),
    [wide, wide, wide, height - wide, width - wide, height - wide, width - wide, wide],
  ];
  return {
    kind: "mark",
    path: { commands: `${outer.commands}MLLLZ`, numbers: [...outer.numbers, ...inner] },
    fill: color,
  };
};

/** The sky as sheets with wavy edges, one for each of a few of its colours. */
function skySheets(picture: Picture, dice: Dice, count: number): readonly Mark[] {
  const ground = picture.nodes[0];
  const paint = ground?.kind === "mark" ? ground.fill : undefined;
  const stops = typeof paint === "number" ? (picture.gradients[paint]?.stops ?? []) : [];
  const own = dice.part("sheets");
  const { width, height } = picture;
  return Array.from({ length: count }, (_, k) => {
    const t = count === 1 ? 0.5 : k / (count - 1);
    const at = t * (stops.length - 1);
    const [from, to] = [stops[Math.floor(at)]?.color ?? "#888888", stops[Math.ceil(at)]?.color ?? "#888888"];
    const wave = noiseOf(own);
    const level = (x: number) => (k === 0 ? -40 : (0.09 + 0.5 * t + wave(x * 2.2) * 0.035) * height);
    const line: Point[] = Array.from({ length: 13 }, (_, x) => [(x / 12) * (width + 60) - 30, level(x / 12)]);
    const path = curve([[-30, height + 30, 1], ...line, [width + 30, height + 30, 1]]);
    return { kind: "mark", path, fill: toHex(mix(hex(from), hex(to), at - Math.floor(at))) };
  });
}

/** A sheet of coloured paper on top of others: its shadow first. */
function cutSheet(mark: Mark, picture: Picture): readonly Node[] {
  const share = shareOf(mark.path, picture);
  if (mark.fill === undefined || share < 0.0035 || share > 0.97 || mark.path.numbers.length > 1200)
    return [mark];
  if (mark.alpha !== undefined && mark.alpha < 0.45) return [{ ...mark, alpha: mark.alpha * 0.7 }];
  const shadow = (dy: number, alpha: number): Mark => ({
    kind: "mark",
    path: shifted(mark.path, dy * 0.35, dy),
    fill: "#0b0714",
    alpha,
  });
  const lift = Math.min(1, 0.35 + share * 3);
  return [
    shadow(11 * lift, 0.1),
    shadow(7 * lift, 0.12),
    shadow(3 * lift, 0.16),
    { ...mark, alpha: undefined },
    { kind: "mark", path: mark.path, stroke: "#ffffff", width: 1.1, alpha: 0.2 },
  ];
}

/** 剪纸: sheets of coloured paper, one above the other. */
export const papercut: Style = {
  finish: (picture, dice) => {
    const below = skySheets(picture, dice, 5);
    const above = remarked(picture.nodes.slice(1), (mark) => plainMark(mark, picture, 0.45));
    const flat = { ...picture, nodes: [...below, ...above] };
    const sheets = remarked(flat.nodes, (mark) => (mark.kind === "mark" ? cutSheet(mark, flat) : [mark]));
    const edge = border(picture, picture.width * 0.045, toHex(hex("#f6efe2")));
    const shade = [12, 7, 3].map(
      (dy): Node => ({ ...(border(picture, picture.width * 0.045 + dy, "#0b0714") as Mark), alpha: 0.12 }),
    );
    return { ...flat, nodes: [...sheets, ...shade, edge] };
  },
};

const STEPS = 8;

/** Few levels of lightness, gentle colours. */
function calm(color: Color): Color {
  const l = (Math.round(color.l * STEPS) / STEPS) * 0.86 + 0.11;
  return { l, a: color.a * 0.72, b: color.b * 0.72 };
}

/** 极简: few flat shapes and a wide margin. */
export const minimal: Style = {
  finish: (picture, dice) => {
    const below = skySheets(picture, dice, 1);
    const kept = remarked([...below, ...picture.nodes.slice(1)], (mark) => {
      const share = shareOf(mark.path, picture);
      const tiny = share < 0.0016 && mark.fill !== undefined;
      const hairline = mark.fill === undefined && (mark.width ?? 1) < 3.2;
      return tiny || hairline ? [] : plainMark(mark, picture, 0.42);
    });
    const flat = recolored({ ...picture, nodes: kept }, calm);
    return { ...flat, nodes: [...flat.nodes, border(picture, picture.width * 0.075, "#f7f3ea")] };
  },
};

/** 版画: a print from blocks, outlines in indigo. */
export const woodblock: Style = {
  finish: (picture) => {
    const cream = hex("#f3e6c8");
    const indigo = hex("#1f2c4d");
    const tinted = recolored(picture, (color) => {
      const aged = mix(tone(color, 0.04, 0.85), cream, 0.2);
      return color.l < 0.3 ? mix(aged, indigo, 0.45) : aged;
    });
    const nodes = remarked(tinted.nodes, (mark) => {
      const share = shareOf(mark.path, tinted);
      if (mark.fill === undefined || share < 0.0012 || share > 0.96 || (mark.alpha ?? 1) < 0.5) return [mark];
      if (meanOf(mark.fill, tinted.gradients).alpha < 0.6 || mark.path.numbers.length > 1500) return [mark];
      return [mark, { kind: "mark", path: mark.path, stroke: toHex(indigo), width: 2.2, alpha: 0.85 }];
    });
    return { ...tinted, nodes: [...nodes, border(picture, picture.width * 0.035, toHex(cream))] };
  },
};
