import { Failure, fail } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { WorkerPool } from "../../platform/worker-pool.ts";
import type { StoryTask, StoryWork, StoryWorkDone } from "./story-work.ts";

type Done = StoryWorkDone[keyof StoryWork];

/** What a story may take of a processor, whatever it is: the longest honest one needs four seconds. */
const LIMIT_MS = 8_000;

// Each takes a processor, and 15 to 50 MB: two at once, and one of an account, however many are sent.
const bounds = { width: 2, share: 1, waitingEach: 4, waitingMost: 60 };
const entry = new URL("./story.worker.ts", import.meta.url);

// What people bring along may be meant to be slow, so it waits for its like only, and no author for it.
const poolsOf = perServices(({ closing }: Pick<Services, "closing">) => {
  const pool = () =>
    new WorkerPool<StoryTask, Done>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 256 }, closing);
  const [brought, written] = [pool(), pool()];
  return { ink: brought, twee: brought, check: written, publish: written, compile: written };
});

/** A story that took all the time or memory it was given. */
const failTooSlow = () =>
  fail("invalid", {
    zh: "这个故事太绕了，处理不完",
    en: "This story is too tangled to be worked through",
    data: { reason: "tooSlow" },
  });

/** Whose story it is: it waits for its owner's others. */
interface WorkOptions<K extends keyof StoryWork> {
  /** 0 for the house. */
  ownerId: number;
  limitMs?: number;
  /** What may be known by the time there is a slot, because another asked for the same. */
  known?: () => StoryWorkDone[K] | undefined;
}

/**
 * Checks, compiles or reads a story in a thread of its own, ended from outside when it takes too long: ink's parser
 * cannot be interrupted from inside. @throws Failure invalid, tooMany, unavailable (the server stops).
 */
export async function workOnStory<K extends keyof StoryWork>(
  services: Pick<Services, "closing">,
  kind: K,
  work: StoryWork[K],
  { ownerId, limitMs, known }: WorkOptions<K>,
): Promise<StoryWorkDone[K]> {
  try {
    const task = { kind, work } as StoryTask;
    return (await poolsOf(services)[kind].run(ownerId, () => task, {
      limitMs,
      cached: known,
    })) as StoryWorkDone[K];
  } catch (error) {
    if (error instanceof Failure) throw error;
    return failTooSlow();
  }
}
