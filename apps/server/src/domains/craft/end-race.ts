import type { api, CraftRace, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { mayEndRace } from "./craft.policy.ts";
import { raceTipIntent } from "./race-tip.intent.ts";
import { endOf, findVisibleRace, presentRace, publishRace, targetOf } from "./race-view.ts";
import { closeRace, findTimedOut } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";

const BATCH = 100;

/** Records the end of a race, once, and notifies racers and group. @returns whether it was running until now. */
export async function finishRace(
  services: Services,
  race: RaceRow,
  { endedAt, winnerId = null }: { endedAt: number; winnerId?: number | null },
): Promise<boolean> {
  const { db, streams, log } = services;
  if (!(await closeRace(db, race.id, { endedAt, winnerId }))) return false;
  const people = await findUsers(db, [race.started_by, ...(winnerId === null ? [] : [winnerId])]);
  const named = (id: number) => ({ id, name: people.get(id)?.nick_name ?? "" });
  const winner = winnerId === null ? null : named(winnerId);
  const end = { groupId: race.group_id, raceId: race.id, target: targetOf(race), winner };
  await publishRace(services, race.id);
  try {
    await streams.group.submit(raceTipIntent, { ...end, by: winner ?? named(race.started_by) });
  } catch (err) {
    log.warn({ err, raceId: race.id }, "a group could not be told how its race ended");
  }
  return true;
}

/** Ends a race early. @throws Failure notFound, forbidden. */
export async function endRace({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.craftRaces.end>>): Promise<CraftRace> {
  const { race, member } = await findVisibleRace(services, input.id, actor.id);
  ensure(mayEndRace(race.started_by, member), "forbidden", {
    zh: "只有发起人和管理员可以结束",
    en: "Only the person who started it and admins can end it",
  });
  const now = services.clock.now();
  await finishRace(services, race, { endedAt: endOf(race, now) ?? now });
  return presentRace(services, (await findVisibleRace(services, input.id, actor.id)).race, member);
}

/** Ends races whose time is up. */
export async function sweepRaces(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const failureLog = { log, failed: "a race could not be ended" };
  await forEachLogged(
    await findTimedOut(db, clock.now(), BATCH),
    { ...failureLog, name: ({ id }) => ({ raceId: id }) },
    (race) => finishRace(services, race, { endedAt: race.ends_at }),
  );
}
