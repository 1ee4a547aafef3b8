import type { Readable } from "node:stream";
import type { Services } from "../../platform/services.ts";
import { newKey, storageKeyOf } from "./file-names.ts";
import { insertFiles, type NewFileRow } from "./files.repository.ts";
import type { FileKind } from "./files.table.ts";
import { type DetectedType, UNKNOWN_TYPE } from "./sniff.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

/** The lifetime of a file that nothing refers to (`protocol §10.1`), in milliseconds. */
export const UNREFERRED_MS = 180 * 24 * 3_600_000;

export interface NewFile {
  owner: number | null;
  name: string;
  permanent: boolean;
  extension: string;
  body: Readable | Uint8Array;
  most?: number;
  /** The type, or a function that returns it once the bytes have passed. */
  what: DetectedType | (() => Promise<DetectedType>);
  /** Milliseconds from now, instead of the 180 days. */
  lifeMs?: number;
}

type Needs = Pick<Services, "storage" | "db" | "clock">;

/** Stores one file and records its owner; if either fails, nothing is left behind. @returns its key. */
export async function saveFile({ storage, db, clock }: Needs, file: NewFile): Promise<string> {
  const key = newKey(file.extension);
  const type = typeof file.what === "function" ? UNKNOWN_TYPE : file.what.type;
  const { size } = await withStorageErrors(
    storage.put(storageKeyOf(key), file.body, { type, most: file.most }),
    file.most,
  );
  try {
    const found = typeof file.what === "function" ? await file.what() : file.what;
    await insertFiles(db, [fileRow({ ...file, ...found, key, size }, clock.now())]);
    return key;
  } catch (error) {
    await storage.remove(storageKeyOf(key)).catch(() => undefined);
    throw error;
  }
}

type Known = Pick<NewFile, "owner" | "name" | "permanent" | "lifeMs"> & {
  key: string;
  type: string;
  kind: FileKind | null;
  size: number;
};

/** The record of a file stored now. */
export function fileRow(file: Known, now: number): NewFileRow {
  const { key, owner, name, type, kind, size, permanent, lifeMs = UNREFERRED_MS } = file;
  const times = { created_at: now, last_used_at: now, expires_at: permanent ? null : now + lifeMs };
  return { key, owner, name, type, kind, size, permanent, ...times };
}
