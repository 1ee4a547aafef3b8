import { portrait, type Ratio, toSvg } from "@4d/painter";

// Loaded when a portrait is first drawn: the painter, which needs neither network nor model.

/** A portrait as an SVG; the same prompt and seed give the same person in every aspect ratio. */
export const drawn = (prompt: string, ratio: Ratio, seed: number): string =>
  toSvg(portrait({ prompt, ratio, seed }));
