import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter, isMet } from "../characters/index.ts";
import { reachesOf, readPrivateIntent } from "../messages/index.ts";
import { findUser } from "../users/index.ts";
import { type Ending, endCancelled, endFailed, endSaid } from "./end-turn.ts";
import { makeAnswer } from "./make-answer.ts";
import { isPublished, type MetCharacter } from "./met-character.ts";
import { rememberByModel } from "./remember-by-model.ts";
import { rememberTold } from "./remember-told.ts";
import { runningTurns } from "./running-turns.ts";
import { keepAnswer, sayVariant } from "./say-answer.ts";
import { sceneOf } from "./scene.ts";
import { changeTurn, claimTurn, releaseTurn } from "./turns.repository.ts";
import type { TurnRow } from "./turns.table.ts";

const LEASE_MS = 90_000;
const TRIES = 5;
/** A model may think for longer than a lease. */
const RENEW_MS = 30_000;

/**
 * Whether the chat takes an answer: no minor mode keeps the two apart, they still meet, and neither blocks the other.
 * A group decides itself.
 */
async function mayAnswer({ db, clock }: Services, turn: TurnRow, row: MetCharacter): Promise<boolean> {
  if ((await findUser(db, turn.user_id))?.minor) return false;
  if (turn.group_id > 0) return true;
  const [reach] = await reachesOf(db, [{ from: row.user_id, to: turn.user_id }], clock.now());
  if (reach === undefined || reach.blocked || !(reach.friends || reach.meets)) return false;
  return isMet(db, row, turn.user_id);
}

const markRead = ({ streams }: Services, turn: TurnRow, row: MetCharacter) =>
  streams.private.submit(readPrivateIntent, {
    userId: row.user_id,
    peerId: turn.user_id,
    maxId: turn.asked_id,
  });

async function answer(
  services: Services,
  turn: TurnRow,
  row: MetCharacter,
  { signal, leaving }: { signal: AbortSignal; leaving: AbortSignal },
): Promise<void> {
  const ending = { turn, row };
  const scene = await sceneOf(services, turn, row);
  // Recalled or removed meanwhile, or nobody waits for it.
  if (!scene || !(await mayAnswer(services, turn, row))) return endCancelled(services, ending);
  if (turn.group_id === 0) await markRead(services, turn, row);
  const kept = scene.variants.find((one) => one.place === turn.place);
  const made = kept ?? (await makeAnswer(services, scene, signal));
  // A node that stops leaves its answers to another; only their person ends one.
  if (!kept && leaving.aborted) return releaseTurn(services.db, turn.id);
  if (made === "cancelled") return endCancelled(services, ending);
  if ("failed" in made) return endFailed(services, ending, made.failed);
  // Parted or blocked while it spoke: nothing is said, and nothing is paid.
  if (!kept && !(await mayAnswer(services, turn, row))) return endCancelled(services, ending);
  const variant = "place" in made ? made : await keepAnswer(services, scene, made);
  const messageId = await sayVariant(services, scene, variant);
  if (turn.message_id === null && turn.depth === 0) await rememberTold(services, scene);
  await endSaid(services, ending, variant, { messageId, stopped: turn.stopped || signal.aborted });
  if (turn.message_id === null && turn.group_id === 0) await rememberByModel(services, scene, variant.text);
}

function renew({ db, clock, log }: Services, id: number): void {
  changeTurn(db, id, { lease_until: clock.now() + LEASE_MS }).catch((error: unknown) =>
    log.warn({ err: error, turnId: id }, "the lease of a turn was not renewed"),
  );
}

/** Runs while others may stop it. */
async function guarded(
  services: Services,
  ending: Ending & { row: MetCharacter },
  leaving: AbortSignal,
): Promise<void> {
  const { turn, row } = ending;
  const renewing = setInterval(() => renew(services, turn.id), RENEW_MS).unref();
  const { turns } = runningTurns(services);
  const controller = new AbortController();
  const leave = () => controller.abort();
  leaving.addEventListener("abort", leave, { once: true });
  if (turn.stopped || leaving.aborted) controller.abort();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  turns.set(turn.id, { controller, ended });
  try {
    await answer(services, turn, row, { signal: controller.signal, leaving });
  } catch (error) {
    // Parted or blocked meanwhile: the chat takes no answer any more.
    if (error instanceof Failure && (error.kind === "forbidden" || error.kind === "notFound"))
      return await endCancelled(services, ending);
    if (leaving.aborted) return await releaseTurn(services.db, turn.id);
    services.log.error({ err: error, turnId: turn.id }, "a character could not answer");
  } finally {
    clearInterval(renewing);
    leaving.removeEventListener("abort", leave);
    turns.delete(turn.id);
    resolve();
  }
}

/**
 * Answers one message as its character, once: a node that dies over it leaves it to another after its lease, and
 * the answer's tmpId is the turn's (`characters §6.3`). When `leaving` fires it is given back untried.
 */
export async function answerTurn(
  services: Services,
  turnId: number,
  leaving = services.closing,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const turn = await claimTurn(db, turnId, { now, until: now + LEASE_MS });
  if (!turn) return;
  const row = await findCharacter(db, turn.character_id);
  if (!row || !isPublished(row) || row.status === "banned")
    return endCancelled(services, { turn, row: { user_id: row?.user_id ?? null } });
  if (turn.tries > TRIES) return endFailed(services, { turn, row });
  await guarded(services, { turn, row }, leaving);
}
