import type { Ratio } from "../core/canvas.ts";
import type { Picture } from "../core/picture.ts";

export function ratioOf({ width, height }: Picture): Ratio {
  if (width === height) return "1:1";
  return height > width * 1.5 ? "9:16" : "3:4";
}
