import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const manifest = z.object({
  format: z.literal("fourth-dimension backup 1"),
  database: z.enum(["embedded", "postgres"]),
  /** Whether the stored files are included; not when they are in S3. */
  files: z.boolean(),
  /** Epoch milliseconds. */
  madeAt: z.number(),
});

/** What a backup says about itself, in `manifest.json` at its root. */
export type Manifest = z.infer<typeof manifest>;

const NAME = "manifest.json";

export const writeManifest = (folder: string, facts: Omit<Manifest, "format">): Promise<void> =>
  writeFile(join(folder, NAME), JSON.stringify({ format: "fourth-dimension backup 1", ...facts }));

/** Parses a manifest; undefined when it is not one of ours. */
export function manifestOf(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
