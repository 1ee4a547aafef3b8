import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { turns } from "../turns.ts";
import type { Painted, PaintWork } from "./paint-work.ts";

const TIMEOUT_MS = 30_000;
/** A painter nobody asks for so long goes, and its memory with it. */
const IDLE_MS = 30_000;

const WIDTH = Math.max(1, Math.min(4, availableParallelism() - 1));
const inTurn = turns(WIDTH);
/** Painters without work, and what sends each away. */
const idle: { worker: Worker; leaving: NodeJS.Timeout }[] = [];

function take(): Worker {
  const rested = idle.pop();
  if (rested === undefined)
    // One that breaks down at rest harms nobody; whoever waits for one hears it too.
    return new Worker(new URL("./paint.worker.ts", import.meta.url)).on("error", () => undefined);
  clearTimeout(rested.leaving);
  return rested.worker;
}

function rest(worker: Worker): void {
  // Nobody waits for a painter without work, the end of the server least of all.
  worker.unref();
  const leaving = setTimeout(() => {
    idle.splice(0, idle.length, ...idle.filter((one) => one.worker !== worker));
    void worker.terminate();
  }, IDLE_MS).unref();
  idle.push({ worker, leaving });
}

function ask(worker: Worker, work: PaintWork): Promise<Painted> {
  const { promise, resolve, reject } = Promise.withResolvers<Painted>();
  const timer = setTimeout(() => reject(new Error("a picture took too long to paint")), TIMEOUT_MS);
  const ended = () => reject(new Error("a painter's thread ended"));
  worker.ref();
  worker.on("message", resolve).on("error", reject).on("exit", ended);
  worker.postMessage(work);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", reject).off("exit", ended);
  });
}

/**
 * Paints in a thread of its own, so that nobody's messages wait for a picture (`IMAGE-1`); the same work gives the
 * same bytes. @throws Error when it takes more than half a minute.
 */
export function paintApart(work: PaintWork): Promise<Painted> {
  return inTurn(async () => {
    const worker = take();
    try {
      const painted = await ask(worker, work);
      rest(worker);
      return painted;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  });
}
