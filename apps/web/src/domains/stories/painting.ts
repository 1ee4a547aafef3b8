import { rasterise } from "../../platform/media/rasterise.ts";
import { storePicture } from "../characters/index.ts";

const SHAPES = { "9:16": [900, 1600], "3:4": [900, 1200] } as const;
export type Shape = keyof typeof SHAPES;
/** Seeds this far apart give different pictures. */
const SEED_DISTANCE = 100;

/** `count` seeds of dissimilar pictures, from the given round on. */
export const seedsAt = (round: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (round * count + at) * SEED_DISTANCE);

/** The object URL of a painting; the caller revokes it. */
export async function paintingUrl(prompt: string, shape: Shape, seed: number): Promise<string> {
  const { paintSvg } = await import("./paint-svg.ts");
  return URL.createObjectURL(new Blob([paintSvg(prompt, shape, seed)], { type: "image/svg+xml" }));
}

/** Paints and uploads a picture; returns its address, or null on failure. */
export async function paintAndStore(prompt: string, shape: Shape, seed: number): Promise<string | null> {
  const { paintSvg } = await import("./paint-svg.ts");
  const [width, height] = SHAPES[shape];
  const picture = await rasterise(paintSvg(prompt, shape, seed), width, height);
  return picture === null ? null : storePicture(picture);
}
