/** Renders an SVG to pixels; null if the browser cannot. @throws if the text is not an SVG. */
export async function rasterise(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
