import { drawnFile, newPen } from "./canvas.ts";

/** Renders an SVG to pixels; null if the browser cannot. @throws if the text is not an SVG. */
export async function rasterise(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const pen = newPen(width, height);
    if (pen === null) return null;
    pen.drawImage(image, 0, 0, width, height);
    return await drawnFile(pen, "image/jpeg", 0.9);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
