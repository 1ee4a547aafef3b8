import { Failure, fail, SERVER_STOPPING } from "./failure.ts";

/** A queue's limits. They count owners: accounts, or addresses for callers without an account. */
export interface QueueBounds {
  /** Slots: pieces of work at once. A function when the settings can change it. */
  width: number | (() => number);
  /** Slots of one owner; by default all but one, and never all of several. */
  share?: number | (() => number);
  /** Pieces of one owner that may wait. */
  waitingEach: number;
  /** Pieces that may wait altogether. */
  waitingMost: number;
}

/** How a piece of work waits for its slot. */
export interface WaitOptions {
  /** Gives up waiting when it fires. */
  signal?: AbortSignal | undefined;
  /** For work whose amount is bounded elsewhere: it waits however many pieces already wait. */
  ignoresQueueLimit?: boolean | undefined;
}

interface Waiter {
  go: () => void;
  refuse: (error: Error) => void;
}

/** Seconds to retry after while no piece has ended yet; and the most it can be. */
const RETRY_AFTER_S = 2;
const RETRY_AFTER_MOST_S = 60;
/** The weight of the newest piece in the mean duration. */
const WEIGHT = 0.2;

const numberOf = (bound: number | (() => number)): number => (typeof bound === "number" ? bound : bound());

/** Why a signal fired; an `AbortSignal` types it as anything at all. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error("Given up");
}

/**
 * A semaphore that is fair between owners, on one node: owners take turns, and no owner has all slots, so that fifty
 * requests of one owner delay another owner's first by one piece at most. When the server stops, everything that waits
 * is refused.
 */
export class FairQueue<Owner extends string | number = string | number> {
  readonly #bounds: QueueBounds;
  readonly #closing: AbortSignal;
  /** The waiting owners; the first one that may have another slot is next, and goes to the end of the round. */
  readonly #lanes = new Map<Owner, Waiter[]>();
  readonly #running = new Map<Owner, number>();
  #inside = 0;
  #waiting = 0;
  #meanMs: number | undefined;

  constructor(bounds: QueueBounds, closing: AbortSignal) {
    this.#bounds = bounds;
    this.#closing = closing;
    closing.addEventListener("abort", () => this.#refuseAll(), { once: true });
  }

  /**
   * Runs a piece of work in one of its owner's slots.
   * @throws Failure `tooMany` with `data.retryAfter` in seconds when too much waits, `unavailable` once the server
   *   stops; the signal's reason when it fires while waiting.
   */
  async run<T>(owner: Owner, work: () => Promise<T>, waiting: WaitOptions = {}): Promise<T> {
    const leave = await this.enter(owner, waiting);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for a slot, as `run` does; returns what releases it, which is safe to call repeatedly. */
  async enter(owner: Owner, waiting: WaitOptions = {}): Promise<() => void> {
    waiting.signal?.throwIfAborted();
    if (this.#closing.aborted) fail("unavailable", { cause: SERVER_STOPPING });
    // The settings may have added a slot: whoever already waits goes first.
    this.#serve();
    if (this.#hasRoom(owner)) this.#begin(owner);
    else await this.#wait(owner, waiting);
    const began = performance.now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#note(performance.now() - began);
      this.#end(owner);
    };
  }

  get #width(): number {
    return Math.max(1, numberOf(this.#bounds.width));
  }

  #hasRoom(owner: Owner): boolean {
    const width = this.#width;
    const share = Math.max(1, Math.min(numberOf(this.#bounds.share ?? width), width - 1));
    return this.#inside < width && (this.#running.get(owner) ?? 0) < share;
  }

  #begin(owner: Owner): void {
    this.#inside += 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #end(owner: Owner): void {
    this.#inside -= 1;
    const left = (this.#running.get(owner) ?? 0) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#serve();
  }

  #serve(): void {
    while (this.#waiting > 0 && this.#inside < this.#width) {
      const next = [...this.#lanes].find(([owner]) => this.#hasRoom(owner));
      if (next === undefined) return;
      const [owner, lane] = next;
      const waiter = lane.shift();
      this.#lanes.delete(owner);
      if (lane.length > 0) this.#lanes.set(owner, lane);
      if (waiter === undefined) continue;
      this.#waiting -= 1;
      this.#begin(owner);
      waiter.go();
    }
  }

  #wait(owner: Owner, { signal, ignoresQueueLimit = false }: WaitOptions): Promise<void> {
    const { waitingEach, waitingMost } = this.#bounds;
    const lane = this.#lanes.get(owner) ?? [];
    if (!ignoresQueueLimit && (lane.length >= waitingEach || this.#waiting >= waitingMost))
      fail("tooMany", { data: { retryAfter: this.#retryAfter() } });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { go: resolve, refuse: reject };
    const leave = () => {
      lane.splice(lane.indexOf(waiter), 1);
      if (lane.length === 0) this.#lanes.delete(owner);
      this.#waiting -= 1;
      reject(reasonOf(signal));
    };
    signal?.addEventListener("abort", leave, { once: true });
    lane.push(waiter);
    this.#lanes.set(owner, lane);
    this.#waiting += 1;
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #refuseAll(): void {
    const all = [...this.#lanes.values()].flat();
    this.#lanes.clear();
    this.#waiting = 0;
    for (const { refuse } of all) refuse(new Failure("unavailable", { cause: SERVER_STOPPING }));
  }

  #note(tookMs: number): void {
    this.#meanMs = this.#meanMs === undefined ? tookMs : this.#meanMs + WEIGHT * (tookMs - this.#meanMs);
  }

  #retryAfter(): number {
    if (this.#meanMs === undefined) return RETRY_AFTER_S;
    const seconds = Math.ceil((this.#meanMs * this.#waiting) / this.#width / 1000);
    return Math.max(1, Math.min(RETRY_AFTER_MOST_S, seconds));
  }
}
