import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * Creates the folder of a new embedded database; leaves an existing one alone. It is built beside its final place,
 * synced and renamed, so an interrupted start never leaves half a database that the next start takes for whole.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const engine = await PGlite.create(draft);
  await engine.close();
  await syncTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncPath(dirname(folder));
}

/** Forces every file and directory under `folder` to the disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
