import { portrait, type Ratio, toSvg } from "@4d/painter";

// Fetched when a face is first drawn: the painter, which needs neither network nor model.

/** Somebody without a face, as an SVG: the same words and the same number give the same person in every shape. */
export const drawn = (prompt: string, ratio: Ratio, seed: number): string =>
  toSvg(portrait({ prompt, ratio, seed }));
