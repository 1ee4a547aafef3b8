import { paint, type Ratio, toSvg } from "@4d/painter";

// Fetched when a place is first painted: the painter, which needs neither network nor model.

/** What the words speak of, as an SVG: the same words and the same number give the same place. */
export const paintSvg = (prompt: string, ratio: Ratio, seed: number): string =>
  toSvg(paint({ prompt, ratio, seed }));
