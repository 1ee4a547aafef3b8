/** A file in the store. `owner` null: the server's own. `expires_at` null: it stays. */
export interface StoredFileTable {
  key: string;
  owner: number | null;
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
    file_upload: FileUploadTable;
  }
}
