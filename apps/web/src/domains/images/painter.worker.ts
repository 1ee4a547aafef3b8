import { type Commission, paintCommission, toSvg } from "@4d/painter";

export interface PaintAnswer {
  /** Null when it could not be painted. */
  svg: string | null;
}

addEventListener("message", ({ data }: MessageEvent<Commission>) => {
  let svg: string | null = null;
  try {
    svg = toSvg(paintCommission(data));
  } catch {
    // The caller receives null.
  }
  postMessage({ svg } satisfies PaintAnswer);
});
