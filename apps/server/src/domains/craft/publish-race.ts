import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { endOf } from "./race-view.ts";
import { findRace, findRacers } from "./races.repository.ts";

/** Tells those who take part how a race stands. @returns who they are. */
export async function publishRace({ db, bus, clock }: Services, raceId: number): Promise<number[]> {
  const [race, racers] = await Promise.all([findRace(db, raceId), findRacers(db, raceId)]);
  if (!race) return [];
  const userIds = racers.map((one) => one.user_id);
  publishEvent(bus, userIds, {
    type: "craft.race",
    raceId,
    groupId: race.group_id,
    standing: racers.map(({ user_id, left_steps, made }) => ({ userId: user_id, left: left_steps, made })),
    endedAt: endOf(race, clock.now()),
    winnerId: race.winner_id,
  });
  return userIds;
}
