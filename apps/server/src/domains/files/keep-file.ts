import type { Readable } from "node:stream";
import type { Services } from "../../platform/services.ts";
import { newKey, placeOf } from "./file-names.ts";
import { type FileRow, insertFiles } from "./files.repository.ts";
import { storing } from "./storing.ts";

/** How long a file lives that nothing refers to (`protocol §10.1`). */
export const UNREFERRED_MS = 180 * 24 * 3_600_000;

export interface NewFile {
  owner: number | null;
  name: string;
  permanent: boolean;
  extension: string;
  body: Readable | Uint8Array;
  most?: number;
  /** Known, or asked once the bytes have passed. */
  type: string | (() => Promise<string>);
  /** Milliseconds from now, instead of the 180 days. */
  lifeMs?: number;
}

type Needs = Pick<Services, "storage" | "db" | "clock">;

/** Stores one file and records its owner; when either fails nothing is left. @returns its key. */
export async function keepFile({ storage, db, clock }: Needs, file: NewFile): Promise<string> {
  const key = newKey(file.extension);
  const type = typeof file.type === "string" ? file.type : "application/octet-stream";
  const { size } = await storing(storage.put(placeOf(key), file.body, { type, most: file.most }), file.most);
  try {
    const found = typeof file.type === "string" ? file.type : await file.type();
    await insertFiles(db, [fileRow({ ...file, key, type: found, size }, clock.now())]);
    return key;
  } catch (error) {
    await storage.remove(placeOf(key)).catch(() => undefined);
    throw error;
  }
}

type Known = Pick<NewFile, "owner" | "name" | "permanent" | "lifeMs"> & {
  key: string;
  type: string;
  size: number;
};

/** The record of a file stored now. */
export function fileRow(file: Known, now: number): FileRow {
  const { key, owner, name, type, size, permanent, lifeMs = UNREFERRED_MS } = file;
  const times = { created_at: now, last_used_at: now, expires_at: permanent ? null : now + lifeMs };
  return { key, owner, name, type, size, permanent, ...times };
}
