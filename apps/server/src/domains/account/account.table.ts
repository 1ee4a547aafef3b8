import type { DataExport } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface ExportTable {
  id: Generated<number>;
  user_id: number;
  state: Generated<DataExport["state"]>;
  /** Unguessable: the address of the zip. */
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
