interface SettingTable {
  name: string;
  /** JSON text when written; read through the schema. */
  value: unknown;
  updated_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    setting: SettingTable;
  }
}

export type SettingRow = Pick<SettingTable, "name" | "value">;
