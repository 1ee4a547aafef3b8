import type { Generated } from "kysely";

/**
 * Every table of the database by its SQL name. `platform` may not know the domains, so each domain adds its
 * own rows from its `<domain>.table.ts` by declaration merging:
 *
 * ```ts
 * import type { Generated } from "kysely";
 *
 * declare module "../../platform/db/tables.ts" {
 *   interface Tables {
 *     app_user: UserTable;
 *   }
 * }
 * export interface UserTable { id: Generated<number>; user_name: string; created_at: number }
 * ```
 *
 * The path is relative to the declaring file and keeps its `.ts`; the file must import or export something,
 * else it would replace this module instead of merging. Conventions: int8 is `number`, every time is epoch
 * milliseconds in an int8, never a timestamp; `sum()` of int8 is numeric and arrives as text: cast it `::int8`.
 */
export interface Tables {
  /** Written by the migrator; see migrate.ts. */
  schema_migration: SchemaMigrationTable;
}

export interface SchemaMigrationTable {
  name: string;
  applied_at: number;
  /** Whether versions that do not know this migration may work on the database after it. */
  bearable: Generated<boolean>;
}
