import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "./storage.ts";
import { StorageUnavailable } from "./storage-errors.ts";

/** Puts, reads and removes a small file, as for uploads. @throws when any of it does not work */
export async function checkStorage(storage: Pick<FileStore, "put" | "open" | "remove">): Promise<boolean> {
  const key = `checks/${randomUUID()}`;
  const bytes = Buffer.alloc(4096, key);
  await storage.put(key, bytes, { type: "application/octet-stream" });
  try {
    const found = await storage.open(key);
    if (!found || !(await buffer(found)).equals(bytes))
      throw new StorageUnavailable("what was just stored does not come back");
  } finally {
    await storage.remove(key);
  }
  return true;
}
