import { Failure, fail } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { WorkerPool } from "../../platform/worker-pool.ts";
import type { StoryTask, StoryWork, StoryWorkDone } from "./story-work.ts";

type Done = StoryWorkDone[keyof StoryWork];

/** The most processor time for any story: the longest honest one needs four seconds. */
const LIMIT_MS = 8_000;

// Each takes a processor, and 15 to 50 MB: two at once, and one per account, however many are sent.
const bounds = { width: 2, share: 1, waitingEach: 4, waitingMost: 60 };
const entry = new URL("./story.worker.ts", import.meta.url);

// Uploads may be made slow on purpose, so they have a pool of their own and do not delay authors.
const poolsOf = perServices(({ closing }: Pick<Services, "closing">) => {
  const pool = () =>
    new WorkerPool<StoryTask, Done>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 256 }, closing);
  const [brought, written] = [pool(), pool()];
  return { ink: brought, twee: brought, check: written, publish: written, compile: written };
});

/** A story that used up its time or memory. */
const failTooSlow = () =>
  fail("invalid", {
    zh: "这个故事太绕了，处理不完",
    en: "This story is too complex to process",
    data: { reason: "tooSlow" },
  });

/** The story's owner: their tasks run one at a time. */
interface WorkOptions<K extends keyof StoryWork> {
  /** 0 for the house. */
  ownerId: number;
  limitMs?: number;
  /** A result that may exist by the time there is a slot, because another request asked for the same. */
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
