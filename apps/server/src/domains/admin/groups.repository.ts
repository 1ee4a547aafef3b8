import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** A group as the admin console reads it. */
export interface AdminGroupRow {
  id: number;
  name: string;
  notice: string;
  head_image: string;
  member_count: number;
  owner_id: number;
  owner: string | null;
  created_at: number;
  dissolved: boolean;
  is_banned: boolean;
  reason: string;
}

/** One group with its owner's name. */
export async function findAdminGroup(db: Kysely<Tables>, id: number): Promise<AdminGroupRow | undefined> {
  const { rows } = await sql<AdminGroupRow>`
    select g.id, g.name, g.notice, g.head_image, g.member_count, g.owner_id, u.nick_name as owner, g.created_at,
      g.dissolved, g.is_banned, g.reason
    from app_group g left join app_user u on u.id = g.owner_id where g.id = ${id}`.execute(db);
  return rows[0];
}
