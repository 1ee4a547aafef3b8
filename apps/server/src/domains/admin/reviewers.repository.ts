import { UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** Whether anybody but these could decide cases: by the role, or the permission, and not banned. */
export async function hasOtherReviewer(
  db: Kysely<Tables> | Transaction<Tables>,
  { but, now }: { but: readonly number[]; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from app_user u
    where (u.roles <> '{}' or u.permissions <> '{}')
      and ('admin' = any(u.roles) or 'admin:reports' = any(u.permissions))
      and u.type = ${sql.lit(UserType.PERSON)} and u.password_hash <> ''
      and not (u.is_banned and (u.ban_until is null or u.ban_until > ${now}))
      and not u.id = any(${int8(but)})
    limit 1`.execute(db);
  return rows.length > 0;
}
