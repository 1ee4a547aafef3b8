import { Worker } from "node:worker_threads";
import { Failure, SERVER_STOPPING } from "./failure.ts";
import { FairQueue, type QueueBounds, reasonOf } from "./fair-queue.ts";

interface PoolOptions extends QueueBounds {
  /** The module a thread runs: it answers each message with one, in order. */
  entry: URL;
  /**
   * Milliseconds of processor time after which a piece of work, including the thread's start, is ended; at the latest
   * after four times as long by the clock.
   */
  limitMs: number;
  /** Heap limit of a thread, megabytes; buffers are not counted. */
  memoryMb: number;
}

interface RunOptions<Done> {
  /** Overrides the pool's. */
  limitMs?: number | undefined;
  /** Ends the piece, waiting or running, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** A result that another piece may have produced by the time there is a slot. */
  cached?: (() => Done | undefined) | undefined;
}

/** A piece of work exceeded its time or memory, or crashed its thread. */
export class WorkAborted extends Error {
  override readonly name = "WorkAborted";
}

/** An idle thread ends after this long; until then the next piece need not wait for a start. */
const IDLE_MS = 30_000;
/** How often a thread's processor time is checked. */
const LOOK_MS = 250;
const LATEST_TIMES = 4;
/** A thread that worked longer may hold much memory: it ends with its piece. */
const REUSED_BELOW_MS = 1_500;

/** Calls `late` once a thread has used this much processor time from now on. @returns what ends the watch. */
function watch(worker: Worker, limitMs: number, late: () => void): () => void {
  let before: NodeJS.CpuUsage | undefined;
  const look = async () => {
    const used = await worker.cpuUsage(before);
    if (before === undefined) before = used;
    else if (used.user + used.system > limitMs * 1000) late();
  };
  // An ended thread reports its end itself.
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const looking = setInterval(lookQuietly, LOOK_MS).unref();
  const latest = setTimeout(late, limitMs * LATEST_TIMES);
  return () => {
    clearInterval(looking);
    clearTimeout(latest);
  };
}

interface Idle {
  worker: Worker;
  leaving: NodeJS.Timeout;
}

/**
 * Threads for heavy work, fair between the accounts that ask for it (`FairQueue`). Each piece has time and memory
 * limits and is ended from outside when it exceeds them, and at once when the server stops.
 */
export class WorkerPool<Work, Done> {
  readonly #options: PoolOptions;
  readonly #closing: AbortSignal;
  readonly #queue: FairQueue;
  readonly #idle: Idle[] = [];

  constructor(options: PoolOptions, closing: AbortSignal) {
    this.#options = options;
    this.#closing = closing;
    this.#queue = new FairQueue(options, closing);
    closing.addEventListener("abort", () => this.#endIdle(0), { once: true });
  }

  /**
   * Runs an owner's piece of work, created when there is a slot for it.
   * @throws WorkAborted; Failure `tooMany` with `data.retryAfter` in seconds, `unavailable` when the server stops.
   */
  run(
    owner: string | number,
    work: () => Work,
    { limitMs, cached: known, signal }: RunOptions<Done> = {},
  ): Promise<Done> {
    return this.#queue.run(
      owner,
      async () => {
        const found = known?.();
        if (found !== undefined) return found;
        const began = performance.now();
        const worker = this.#acquire();
        try {
          const done = await this.#execute(worker, work(), {
            limitMs: limitMs ?? this.#options.limitMs,
            signal,
          });
          if (performance.now() - began < REUSED_BELOW_MS && !this.#closing.aborted) this.#release(worker);
          else await worker.terminate();
          return done;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      },
      { signal },
    );
  }

  #acquire(): Worker {
    const idle = this.#idle.pop();
    if (idle) {
      clearTimeout(idle.leaving);
      idle.worker.ref();
      return idle.worker;
    }
    const { entry, memoryMb } = this.#options;
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    // An idle thread that crashes harms nobody; a waiting caller sees the error too.
    return worker.on("error", () => undefined);
  }

  #release(worker: Worker): void {
    worker.unref();
    const leaving = setTimeout(() => this.#endIdle(this.#idle.length - 1), IDLE_MS).unref();
    this.#idle.push({ worker, leaving });
  }

  /** Ends idle threads, the longest idle first, until `left` remain. */
  #endIdle(left: number): void {
    for (const { worker, leaving } of this.#idle.splice(0, this.#idle.length - left)) {
      clearTimeout(leaving);
      void worker.terminate();
    }
  }

  async #execute(
    worker: Worker,
    work: Work,
    { limitMs, signal }: { limitMs: number; signal: AbortSignal | undefined },
  ): Promise<Done> {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const ended = (why: string) => () => reject(new WorkAborted(why));
    const [broken, exited] = [ended("a thread broke over its work"), ended("a thread ended over its work")];
    const stopLooking = watch(worker, limitMs, ended(`a piece of work had no end after ${limitMs} ms`));
    const stopped = () => reject(new Failure("unavailable", { cause: SERVER_STOPPING }));
    const givenUp = () => reject(reasonOf(signal));
    this.#closing.addEventListener("abort", stopped, { once: true });
    signal?.addEventListener("abort", givenUp, { once: true });
    worker.on("message", resolve).on("error", broken).on("exit", exited);
    try {
      worker.postMessage(work);
      return await promise;
    } finally {
      stopLooking();
      this.#closing.removeEventListener("abort", stopped);
      signal?.removeEventListener("abort", givenUp);
      worker.off("message", resolve).off("error", broken).off("exit", exited);
    }
  }
}
