import type { CharacterSheet, SheetChange } from "@4d/contract";
import { rasterise } from "../../platform/media/rasterise.ts";
import { store } from "./pictures.ts";

const SIZES = { avatar: ["1:1", 512, 512], background: ["9:16", 900, 1600] } as const;
/** Seeds this far apart give different people. */
const APART = 100;
const PEOPLE = 90;

/** The prompt of a character for the painter. Pure. */
export const promptOf = ({
  name,
  tagline,
  tags,
  description,
}: Pick<CharacterSheet, "name" | "tagline" | "tags" | "description">): string =>
  [name, tagline, ...tags, description.slice(0, 120)].filter((text) => text !== "").join(" ");

/** `count` seeds of people who look different from each other. */
export function someSeeds(count: number): number[] {
  const first = Math.floor(Math.random() * PEOPLE);
  return Array.from({ length: count }, (_, at) => ((first + at * 13) % PEOPLE) * APART);
}

/** An object URL of a drawing; the caller revokes it. */
export async function drawingUrl(prompt: string, seed: number): Promise<string> {
  const { drawn } = await import("./portrait-engine.ts");
  return URL.createObjectURL(new Blob([drawn(prompt, "3:4", seed)], { type: "image/svg+xml" }));
}

/** Draws an avatar and a background and stores both; null on failure. */
export async function drawLook(prompt: string, seed: number): Promise<SheetChange | null> {
  const { drawn } = await import("./portrait-engine.ts");
  const look: SheetChange = {};
  for (const use of ["avatar", "background"] as const) {
    const [ratio, width, height] = SIZES[use];
    const picture = await rasterise(drawn(prompt, ratio, seed), width, height);
    const address = picture === null ? null : await store(picture);
    if (address === null) return null;
    look[use] = address;
  }
  return look;
}
