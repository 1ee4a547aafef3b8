import type { Generated } from "kysely";

/**
 * How a file's bytes were made: pictures are re-encoded and cards written by the server; films and sounds are uploads
 * recognised by their bytes; every other upload is a file.
 */
export type FileKind = "picture" | "film" | "sound" | "card" | "file";

/**
 * A file in the store. `owner` null: the server's own. `expires_at` null: permanent; 0: what showed it is deleted, and
 * nothing brings it back.
 */
export interface StoredFileTable {
  key: string;
  owner: number | null;
  /** Null: from before kinds were stored, and not determined yet. */
  kind: FileKind | null;
  /** Everything that shows it is hidden: it is not served, but its bytes stay. */
  closed: Generated<boolean>;
  /** The sender's name for it; used for downloads, never in a path. */
  name: string;
  /** Detected from the bytes, never taken from the sender. */
  type: string;
  size: number;
  permanent: boolean;
  created_at: number;
  last_used_at: number;
  expires_at: number | null;
}

/**
 * One thing that shows a file. Triggers on the holders' tables write these rows (`1391-files-in-use.ts`), and set how
 * long the file lives.
 */
export interface FileUseTable {
  key: string;
  holder: string;
  id: number;
  part: Generated<number>;
  /** When what shows it disappears; null when it is permanent. */
  until: number | null;
  /** Whether it is visible there. */
  open: Generated<boolean>;
}

/** A resumable upload; `key` is chosen at the start, so that completing it twice gives the same file. */
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
