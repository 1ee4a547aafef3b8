import { type Color, hex, mix, toHex } from "../core/color.ts";
import type { Node, Picture } from "../core/picture.ts";
import type { World } from "../motif/world.ts";
import { meanOf, recolored, remarked, shareOf } from "./edit.ts";
import type { Style } from "./style.ts";

const NIGHT = hex("#07041a");

/** A colour as bright and saturated as a neon tube. */
function tube({ l, a, b }: Color): Color {
  const chroma = Math.sqrt(a * a + b * b) || 0.001;
  const to = 0.19 / chroma;
  const dull = chroma < 0.02;
  return { l: 0.74 + l * 0.12, a: dull ? -0.08 : a * to, b: dull ? -0.1 : b * to };
}

const TUBES = ["#ff4fd8", "#4df3ff", "#9a6bff", "#ffd84d", "#4dffa6"].map(hex);

/** Dark bodies, bright outlines. */
function outlined(picture: Picture): readonly Node[] {
  let count = 0;
  return remarked(picture.nodes, (mark) => {
    if (mark.fill === undefined || mark.path.numbers.length > 1500) return [mark];
    const share = shareOf(mark.path, picture);
    const { color, alpha } = meanOf(mark.fill, picture.gradients);
    if (share < 0.0012 || share > 0.97 || alpha < 0.55 || (mark.alpha ?? 1) < 0.5 || count > 260)
      return [mark];
    const hue = TUBES[count++ % TUBES.length] ?? color;
    const line = toHex(mix(tube(color), hue, 0.45));
    const edge = { kind: "mark" as const, path: mark.path, stroke: line };
    return [
      mark,
      { ...edge, width: 11, alpha: 0.13 },
      { ...edge, width: 5, alpha: 0.28 },
      { ...edge, width: 1.9, alpha: 0.95 },
    ];
  });
}

const night = (world: World): World => ({
  sky: [hex("#05030f"), hex("#0d0630"), hex("#22094e"), mix(hex("#3c0f66"), world.glow, 0.12)],
  glow: tube(world.glow),
  far: mix(hex("#1c1050"), world.far, 0.2),
  near: NIGHT,
  light: tube(world.light),
});

/** 霓虹: night, and everything drawn with light. */
export const neon: Style = {
  dress: night,
  finish: (picture) => {
    const dark = recolored(picture, (color) => (color.l > 0.62 ? color : mix(color, NIGHT, 0.42)));
    return { ...dark, nodes: outlined(dark) };
  },
};
