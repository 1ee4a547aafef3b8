import type { AnswerTurn, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter } from "../characters/index.ts";
import { endCancelled } from "./end-turn.ts";
import { describeTurn, ownTurn } from "./own-turn.ts";
import { runningTurns } from "./running-turns.ts";
import { mayStopTurn } from "./talks.policy.ts";
import { changeTurn, claimTurn, findUnderWay } from "./turns.repository.ts";

const NAME = /^turn:(\d+)$/;
/** Long enough to end a turn nobody works on. */
const LEASE_MS = 30_000;

/** Stops an answer this node is giving. */
export function stopRunning(services: Services, work: string): void {
  const id = Number(NAME.exec(work)?.[1]);
  runningTurns(services).turns.get(id)?.controller.abort();
}

/** Stops a turn on whichever node it runs; one that waits, or whose node died, ends here. */
async function stop(services: Services, id: number): Promise<void> {
  const { db, clock, bus } = services;
  await changeTurn(db, id, { stopped: true });
  bus.publish("stop", `turn:${id}`);
  const running = runningTurns(services).turns.get(id);
  if (running) return running.ended;
  const now = clock.now();
  const idle = await claimTurn(db, id, { now, until: now + LEASE_MS });
  if (!idle) return;
  const row = await findCharacter(db, idle.character_id);
  await endCancelled(services, { turn: idle, row: { user_id: row?.user_id ?? null } });
}

/**
 * Stops an answer: it costs nothing, and what was said stays when it is a sentence or more (`characters §6.7`). In a
 * group those who run it may do so too. Nothing happens to one that is over. @throws Failure notFound.
 */
export async function stopTurn({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.talks.stop>>): Promise<AnswerTurn> {
  const turn = await ownTurn(services, id, actor.id, mayStopTurn);
  if (turn.status === "queued" || turn.status === "streaming") await stop(services, id);
  return describeTurn(services, id);
}

/** Stops whatever a character is answering the caller. @throws Failure notFound. */
export async function stopChat({
  ctx: { services, actor },
  input: { characterId },
}: Call<InputOf<typeof api.talks.stopChat>>): Promise<null> {
  const pair = { userId: actor.id, characterId };
  for (const { id } of await findUnderWay(services.db, pair)) await stop(services, id);
  return null;
}
