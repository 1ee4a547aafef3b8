import { paint, type Ratio, toSvg } from "@4d/painter";

// The painter needs neither network nor model; its code loads with the first painting.

/** Paints what the prompt describes as an SVG; the same prompt and seed give the same picture. */
export const paintSvg = (prompt: string, ratio: Ratio, seed: number): string =>
  toSvg(paint({ prompt, ratio, seed }));
