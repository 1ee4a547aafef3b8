import type { Generated } from "kysely";

/**
 * What made a file's bytes: a picture was encoded anew by the server, a card written by it; films and sounds were sent
 * and show by their bytes what they are; anything else that was sent is a file.
 */
export type FileKind = "picture" | "film" | "sound" | "card" | "file";

/**
 * A file in the store. `owner` null: the server's own. `expires_at` null: it stays; 0: what showed it is gone, and
 * nothing brings it back.
 */
export interface StoredFileTable {
  key: string;
  owner: number | null;
  /** Null: from before kinds were written down, and not proven yet. */
  kind: FileKind | null;
  /** What shows it is itself hidden from everybody: it is served to nobody, and its bytes stay. */
  closed: Generated<boolean>;
  /** As the sender called it; shown when saved, never part of a path. */
  name: string;
  /** Found in the bytes, never taken from the sender. */
  type: string;
  size: number;
  permanent: boolean;
  created_at: number;
  last_used_at: number;
  expires_at: number | null;
}

/**
 * One thing that shows a file. Triggers of the holders' tables write these rows (`1391-files-in-use.ts`), and settle
 * with each how long the file lives.
 */
export interface FileUseTable {
  key: string;
  holder: string;
  id: number;
  part: Generated<number>;
  /** When what shows it disappears; null when it stays. */
  until: number | null;
  /** Whether anybody sees it there. */
  open: Generated<boolean>;
}

/** A resumable upload; `key` is chosen at the start so that finishing twice means the same file. */
export interface FileUploadTable {
  id: string;
  owner: number;
  key: string;
  name: string;
  size: number;
  sha256: string | null;
  touched_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    stored_file: StoredFileTable;
    file_use: FileUseTable;
    file_upload: FileUploadTable;
  }
}
