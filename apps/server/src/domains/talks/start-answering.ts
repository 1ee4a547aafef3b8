import type { StreamBatch } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { runningTurns } from "./running-turns.ts";
import { stopRunning } from "./stop-turn.ts";
import { TurnFinder } from "./turn-finder.ts";
import { TurnQueue } from "./turn-queue.ts";
import { findStale } from "./turns.repository.ts";

/** Seldom enough that an idle database stays idle, which its upkeep waits for. */
const LOOK_MS = 30_000;
const STALE_MS = 15_000;
const STALE_MOST = 50;

/** Whoever answers for the characters on this node. */
export interface Answering {
  /** Resolves when nothing is left to answer that this node knows of. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Who is told of a batch: people, or rooms. */
function hearersOf({ kind, rows }: StreamBatch): { users: number[]; rooms: number[] } {
  const audiences = rows.flatMap(({ deliveries }) => deliveries.map(({ audience }) => audience));
  if (kind === "private") return { users: unique(audiences.flatMap(({ users }) => users ?? [])), rooms: [] };
  return { users: [], rooms: unique(audiences.flatMap(({ room }) => room ?? [])) };
}

/** Runs `work` and logs its failure: it comes again. */
const guarded =
  ({ log }: Services, work: () => Promise<void>) =>
  () =>
    void work().catch((error: unknown) =>
      log.warn({ err: error }, "the characters' turns could not be read"),
    );

/**
 * Answers what people write to characters: woken by the announcement of a message to one of them, at the start and
 * every half minute for what was missed. Which node answers does not matter.
 */
export function startAnswering(services: Services): Answering {
  const { bus, db, clock } = services;
  const queue = new TurnQueue(services);
  const finder = new TurnFinder(services, (turns) => queue.add(turns));
  const recover = guarded(services, async () =>
    queue.add(await findStale(db, clock.now() - STALE_MS, STALE_MOST)),
  );
  runningTurns(services).wake = (turn) => queue.add([turn]);
  const stopHearing = bus.subscribe("batch", (batch) => finder.hear(hearersOf(batch)));
  const stopStopping = bus.subscribe("stop", (work) => stopRunning(services, work));
  const lookForMissed = () => {
    finder.wake();
    recover();
  };
  const timer = setInterval(lookForMissed, LOOK_MS).unref();
  lookForMissed();
  return {
    async settled() {
      await finder.idle();
      await queue.idle();
    },
    async stop() {
      clearInterval(timer);
      stopHearing();
      stopStopping();
      await finder.stop();
      await queue.stop();
    },
  };
}
