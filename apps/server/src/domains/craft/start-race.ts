import { randomUUID } from "node:crypto";
import { type api, type CraftRace, type InputOf, MessageType } from "@4d/contract";
import { raceTarget } from "@4d/craft";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { sendGroupIntent } from "../messages/index.ts";
import { finishRace } from "./end-race.ts";
import { presentRace, raceMembership, targetOf } from "./race-view.ts";
import { closeRace, findRunning, insertRace, setRaceMessage } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";

const MINUTE_MS = 60_000;
/** Races started in one group. */
const STARTS_LIMIT = { rate: 1 / 20, burst: 5 };

/** The running race of a group; one whose time is up is ended first. */
export async function runningRace(services: Services, groupId: number): Promise<RaceRow | undefined> {
  const race = await findRunning(services.db, groupId);
  if (!race || race.ends_at > services.clock.now()) return race;
  await finishRace(services, race, { endedAt: race.ends_at });
  return undefined;
}

/** Sends the race's card to the group's chat; closes the race when the chat refuses it. */
async function deliverCard({ db, streams, clock }: Services, race: RaceRow): Promise<void> {
  const target = targetOf(race);
  try {
    const sent = await streams.group.submit(sendGroupIntent, {
      groupId: race.group_id,
      sendId: race.started_by,
      type: MessageType.TEXT,
      content: `[合成赛] 谁先做出 ${target.emoji} ${target.name}`,
      tmpId: `race-${race.id}`,
      receipt: false,
      atUserIds: [],
      extra: { race: { id: race.id, target, endsAt: race.ends_at } },
    });
    await setRaceMessage(db, race.id, sent.id);
  } catch (error) {
    if (error instanceof Failure) await closeRace(db, race.id, { endedAt: clock.now(), winnerId: null });
    throw error;
  }
}

/**
 * Starts a race in a group (`CRAFT-1`): whoever first makes the target, from the four starting elements, wins. A group
 * has one race at a time: while one runs, it is returned. @throws Failure notFound, forbidden, tooMany.
 */
export async function startRace({
  ctx: { services, actor },
  input: { groupId, minutes },
}: Call<InputOf<typeof api.craftRaces.start>>): Promise<CraftRace> {
  const { db, clock } = services;
  const member = await raceMembership(services, groupId, actor.id);
  const running = await runningRace(services, groupId);
  if (running) return presentRace(services, running, member);
  await enforceLimit(services, `craft-race:${groupId}`, STARTS_LIMIT);
  const started_at = clock.now();
  const race = await insertRace(db, {
    group_id: groupId,
    target: raceTarget(randomUUID()).name,
    started_by: actor.id,
    started_at,
    ends_at: started_at + minutes * MINUTE_MS,
  });
  if (race) await deliverCard(services, race);
  const shown = race ?? (await findRunning(db, groupId));
  ensure(shown, "notFound");
  return presentRace(services, shown, member);
}
