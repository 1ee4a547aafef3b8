import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Push, Tried } from "./send-push.ts";

/** How a push ended for good. */
export type PushOutcome = "sent" | "dead" | "refused" | "given up" | "dropped";

interface Parts {
  send: (push: Push) => Promise<Tried>;
  /** The terminal is gone. */
  dead: (endpoint: string) => Promise<void>;
  ended: (outcome: PushOutcome) => void;
  clock: Clock;
  log: Log;
  /** Pauses before another try, ms; after the last it is given up. */
  pauses?: readonly number[];
}

/** A push service that is down is left alone ever longer. */
const PAUSES = [5_000, 30_000, 120_000];
const AT_ONCE = 16;
/** More than these wait for nobody: the next message says the same. */
const WAITING_MOST = 5_000;
const PAUSE_MOST = 10 * 60_000;

/** Sends pushes, few at once, and tries again what a push service could not take. Lost when the node ends. */
export class PushQueue {
  readonly #parts: Parts;
  readonly #waiting: { push: Push; tries: number }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(pushes: readonly Push[]): void {
    for (const push of pushes) this.#put(push, 0);
  }

  /** Resolves when nothing is on its way; what waits for another try is left out. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Starts nothing new and waits for what is on its way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#waiting.length = 0;
    await this.idle();
  }

  #put(push: Push, tries: number): void {
    if (this.#stopped) return;
    const full = this.#waiting.length + this.#timers.size >= WAITING_MOST;
    if (full) this.#parts.ended("dropped");
    else this.#waiting.push({ push, tries });
    this.#next();
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const one = this.#waiting.shift();
      if (one === undefined) return;
      const work = this.#try(one.push, one.tries)
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, "a push failed"))
        .finally(() => {
          this.#running.delete(work);
          this.#next();
        });
      this.#running.add(work);
    }
  }

  async #try(push: Push, tries: number): Promise<void> {
    const { send, dead, ended } = this.#parts;
    const tried = await send(push);
    if (tried.outcome === "later") this.#later(push, tries, tried.after);
    else ended(tried.outcome);
    if (tried.outcome === "dead") await dead(push.terminal.endpoint);
  }

  #later(push: Push, tries: number, asked: number | null): void {
    const { clock, ended, pauses = PAUSES } = this.#parts;
    const own = pauses[tries];
    const pause = Math.max(own ?? 0, asked ?? 0);
    if (own === undefined || pause > PAUSE_MOST || clock.now() + pause >= push.until) {
      ended("given up");
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#put(push, tries + 1);
    }, pause).unref();
    this.#timers.add(timer);
  }
}
