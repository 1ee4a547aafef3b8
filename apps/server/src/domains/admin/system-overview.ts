import {
  ADMIN_LEVELS,
  ADMIN_MEASURES,
  type AdminHealth,
  type api,
  type InputOf,
  type OutputOf,
  partNames,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { lastBackup, listFailingJobs, listPartReports } from "../../platform/server-health.repository.ts";
import { dayOf } from "../capsules/index.ts";
import { countUnmatchedEvents } from "../payments/index.ts";
import { readSettings } from "../settings/index.ts";
import { gatherHours, readHours, sampleLevels } from "./gather-hours.ts";
import { countBanned } from "./people.repository.ts";
import { flushResponseCounts } from "./response-counts.ts";
import { countRatings, type HourCount } from "./stats.repository.ts";

type Show = typeof api.adminStats.show;

const HOUR = 3_600_000;

/** Sums hourly counts by day, for `length` days from day `from`. */
function byDay(
  hours: readonly HourCount[],
  { from, length, timeZone }: { from: number; length: number; timeZone: string },
): Record<string, number[]> {
  const days = new Map<number, number>();
  const series: Record<string, number[]> = Object.fromEntries(
    ADMIN_MEASURES.map((measure) => [measure, Array.from({ length }, () => 0)]),
  );
  for (const { measure, hour, value } of hours) {
    const day = days.get(hour) ?? dayOf(hour * HOUR, timeZone);
    days.set(hour, day);
    const values = series[measure];
    const at = day - from;
    const before = values?.[at];
    if (values === undefined || before === undefined) continue;
    series[measure] = values.with(
      at,
      ADMIN_LEVELS.includes(measure) ? Math.max(before, value) : before + value,
    );
  }
  return series;
}

/** Usage statistics from hourly counts, without reading whole tables (`ADMIN-4`). */
export async function showStats({ ctx: { services }, input }: Call<InputOf<Show>>): Promise<OutputOf<Show>> {
  const { db, presence, clock } = services;
  await gatherHours(services);
  await flushResponseCounts(services);
  await sampleLevels(services);
  const { timeZone } = (await readSettings(services)).capsules;
  const now = clock.now();
  const from = dayOf(now, timeZone) - input.days + 1;
  const { hours, people } = await readHours(services, Math.floor(now / HOUR) - 24 * (input.days + 1));
  return {
    at: now,
    people,
    online: (await presence.online()).length,
    banned: await countBanned(db, now),
    from,
    days: byDay(hours, { from, length: input.days, timeZone }),
    callRatings: await countRatings(db, now - input.days * 24 * HOUR),
  };
}

/** More servers than one database can support. */
const SERVERS_MOST = 200;

/** Health of every server, as each last reported it; administrators only. */
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
