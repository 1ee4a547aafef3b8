import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewReport } from "./users.table.ts";

/** Stores a report; repeating it while it is open changes nothing. */
export async function insertReport(db: Kysely<Tables>, report: NewReport): Promise<void> {
  await db
    .insertInto("report")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The summary of a report. */
export interface ReportLine {
  id: number;
  kind: string;
  reason: string;
  text: string;
  reporter: string | null;
  state: string;
  created_at: number;
}

/** Reports against somebody and what they made, newest first. */
export async function reportsAgainst(
  db: Kysely<Tables>,
  { accusedId, before, limit }: { accusedId: number; before: number | undefined; limit: number },
): Promise<ReportLine[]> {
  return db
    .selectFrom("report as r")
    .leftJoin("app_user as u", "u.id", "r.reporter_id")
    .select(["r.id", "r.kind", "r.reason", "r.text", "u.nick_name as reporter", "r.state", "r.created_at"])
    .where("r.accused_id", "=", accusedId)
    .$if(before !== undefined, (query) => query.where("r.id", "<", before ?? 0))
    .orderBy("r.id", "desc")
    .limit(limit)
    .execute();
}
