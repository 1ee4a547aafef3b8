import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CommandError } from "./command-error.ts";

const manifest = z.object({
  format: z.literal("fourth-dimension backup 1"),
  database: z.enum(["embedded", "postgres"]),
  /** Whether the stored files are inside; they are not when they lie in S3. */
  files: z.boolean(),
  /** Epoch milliseconds. */
  madeAt: z.number(),
});

/** What a backup says about itself, in `manifest.json` at its root. */
export type Manifest = z.infer<typeof manifest>;

const NAME = "manifest.json";

export const writeManifest = (folder: string, facts: Omit<Manifest, "format">): Promise<void> =>
  writeFile(join(folder, NAME), JSON.stringify({ format: "fourth-dimension backup 1", ...facts }));

/** @throws CommandError when the folder holds no backup of ours. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => "{}");
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new CommandError("This file is not a backup made by `npm run backup`.");
  return parsed.data;
}
