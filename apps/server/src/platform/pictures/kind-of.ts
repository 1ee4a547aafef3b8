/** The kinds of picture we take, by what their bytes begin with. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "bmp";

const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** The kind a file shows at its beginning, of twelve bytes at least; undefined for every other. */
export function detectFormat(head: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => head.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 2) === "BM") return "bmp";
  if (text(4, 8) !== "ftyp") return undefined;
  const brand = text(8, 12);
  if (brand === "avif" || brand === "avis") return "avif";
  return HEIC.has(brand) ? "heic" : undefined;
}
