import type { DataExport } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface ExportTable {
  id: Generated<number>;
  user_id: number;
  state: Generated<DataExport["state"]>;
  /** What nobody can guess: the address of the zip. */
  key: string;
  size: Generated<number>;
  tries: Generated<number>;
  lease_until: Generated<number>;
  created_at: number;
  expires_at: Generated<number | null>;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    account_export: ExportTable;
  }
}

export type ExportRow = Selectable<ExportTable>;

/** What is done with rows of somebody who leaves: erased here, ended before by a verb of their domain, or kept. */
export type Fate =
  | "erased"
  /** Handled by `remove-person.ts` through the domain that keeps them. */
  | "ended"
  /** Kept under a number that names nobody any more, for the reason given. */
  | { kept: string };

export interface Belonging {
  table: string;
  /** The column that says whose a row is. */
  by: string;
  /** Columns that order the rows, those after `by` in an index first: pages are cut by them. */
  order: readonly string[];
  fate: Fate;
  /** Where they stand in a copy of the data; rows that say nothing of the person stand nowhere. */
  file?: string;
  /** Columns that are the server's business. */
  hide?: readonly string[];
  /** Only these rows, as SQL. */
  where?: string;
}
