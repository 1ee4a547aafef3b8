import { Worker } from "node:worker_threads";
import { fail } from "../../platform/failure.ts";
import { turns } from "../../platform/turns.ts";
import type { StoryWork, StoryWorkDone } from "./story-work.ts";

const limits = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

/** How long a story may take, whatever it is: an honest one of 500 nodes needs some seconds on a slow machine. */
const TIMEOUT_MS = 20_000;

// Each takes a processor: few at a time, however many are sent. What people bring along may be meant to be slow, so it
// waits for its like only, and no author for it.
const brought = turns(1);
const written = turns(2);
const inTurn = { ink: brought, twee: brought, check: written, publish: written, compile: written };

/** A story that took all the time or memory it was given. */
const tooMuch = () =>
  fail("invalid", {
    zh: "这个故事太绕了，处理不完",
    en: "This story is too tangled to be worked through",
    data: { reason: "tooSlow" },
  });

/**
 * Checks, compiles or reads a story in a thread of its own, ended from outside when it takes too long: ink's parser
 * cannot be interrupted from inside. @throws Failure invalid.
 */
export function workOnStory<K extends keyof StoryWork>(
  kind: K,
  work: StoryWork[K],
  timeoutMs = TIMEOUT_MS,
): Promise<StoryWorkDone[K]> {
  return inTurn[kind](async () => {
    const worker = new Worker(new URL("./story.worker.ts", import.meta.url), limits);
    try {
      return await new Promise<StoryWorkDone[K]>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("a story took too long")), timeoutMs);
        worker.once("message", (done: StoryWorkDone[K]) => resolve(done));
        worker.once("error", reject);
        worker.once("exit", () => {
          clearTimeout(timer);
          reject(new Error("a story's worker ended"));
        });
        worker.postMessage({ kind, work });
      });
    } catch {
      return tooMuch();
    } finally {
      await worker.terminate();
    }
  });
}
