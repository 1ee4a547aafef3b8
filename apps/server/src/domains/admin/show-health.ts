import { type AdminHealth, type api, type InputOf, partNames } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { lastBackup, listFailingJobs, listPartReports } from "../../platform/server-health.repository.ts";
import { countUnmatchedEvents } from "../payments/index.ts";

/** More servers than one database bears. */
const SERVERS_MOST = 200;

/** How every server stands, as each last wrote it; administrators only. */
export async function showHealth({ ctx }: Call<InputOf<typeof api.adminHealth.show>>): Promise<AdminHealth> {
  const { db } = ctx.services;
  const servers = new Map<string, AdminHealth["servers"][number]>();
  for (const row of await listPartReports(db, SERVERS_MOST * partNames.length)) {
    const { server, seen_at: seenAt, part, state, reason, since } = row;
    const known = servers.get(server) ?? { server, seenAt, parts: [] };
    known.parts.push({ part, state, reason, since });
    servers.set(server, known);
  }
  return {
    servers: [...servers.values()],
    backupAt: await lastBackup(db),
    failing: await listFailingJobs(db),
    strayNotices: await countUnmatchedEvents(db),
  };
}
