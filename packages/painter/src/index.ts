export type { Ratio } from "./core/canvas.ts";
export type { Picture } from "./core/picture.ts";
export { toSvg } from "./core/to-svg.ts";
export { STARTER_KEYS, type StarterKey, starterPortrait } from "./starters.ts";
