import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewAuditLine } from "./admin.table.ts";

/** Records an operation before it runs. @returns the line's id. */
export async function insertAuditLine(
  db: Kysely<Tables> | Transaction<Tables>,
  line: NewAuditLine,
): Promise<number> {
  const { id } = await db.insertInto("admin_line").values(line).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Records the result of an operation. */
export async function insertAuditOutcome(
  db: Kysely<Tables> | Transaction<Tables>,
  outcome: { line_id: number; code: number; created_at: number },
): Promise<void> {
  await db.insertInto("admin_outcome").values(outcome).execute();
}

export interface AuditLineRow {
  id: number;
  actor_id: number;
  actor: string | null;
  action: string;
  target: string;
  target_name: string | null;
  input: unknown;
  address: string;
  code: number | null;
  created_at: number;
}

interface Wanted {
  actorId: number | undefined;
  target: string | undefined;
  writes: boolean;
  before: number | undefined;
  limit: number;
}

/** Audit lines, newest first, with the names of the people in them. */
export async function findAuditLines(db: Kysely<Tables>, wanted: Wanted): Promise<AuditLineRow[]> {
  const { actorId, target, writes, before, limit } = wanted;
  const { rows } = await sql<AuditLineRow>`
    with page as (
      select * from admin_line
      where true
        ${actorId === undefined ? sql`` : sql`and actor_id = ${actorId}`}
        ${target === undefined ? sql`` : sql`and target = ${target}`}
        ${writes ? sql`and writes` : sql``}
        ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${limit}
    )
    select page.id, page.actor_id, actor.nick_name as actor, page.action, page.target,
      person.nick_name as target_name, page.input, page.address, outcome.code, page.created_at
    from page
    left join admin_outcome outcome on outcome.line_id = page.id
    left join app_user actor on actor.id = page.actor_id
    left join app_user person
      on person.id = case when page.target ~ '^user:[0-9]+$' then substr(page.target, 6)::int8 end
    order by page.id desc`.execute(db);
  return rows;
}
