// Canvases are elements: not every browser has OffscreenCanvas, and none of these pictures is drawn by a worker.

/** The pen of a new canvas; null if the browser gives none, as when its memory for canvases is used up. */
export function newPen(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d");
}

/** What was drawn, as a file; a browser that cannot write the type writes PNG. Null if it cannot write at all. */
export const drawnFile = (
  { canvas }: CanvasRenderingContext2D,
  type: "image/png" | "image/jpeg" | "image/webp",
  quality?: number,
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, quality));
