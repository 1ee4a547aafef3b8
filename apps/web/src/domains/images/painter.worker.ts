import { type Commission, commissioned, toSvg } from "@4d/painter";

/** A picture to be painted, with a number for the answer. */
export interface PaintOrder {
  id: number;
  commission: Commission;
}
export interface PaintAnswer {
  id: number;
  /** Null when it could not be painted. */
  svg: string | null;
}

addEventListener("message", ({ data: { id, commission } }: MessageEvent<PaintOrder>) => {
  let svg: string | null = null;
  try {
    svg = toSvg(commissioned(commission));
  } catch {
    // The order is told that there is none.
  }
  postMessage({ id, svg } satisfies PaintAnswer);
});
