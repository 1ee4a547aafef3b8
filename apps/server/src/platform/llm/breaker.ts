import type { Clock } from "../clock.ts";

const FAILURES = 3;
const REST_MS = 30_000;
const LONGEST_REST_MS = 240_000;

/** How an admitted call ended: `neither` says nothing about the endpoint (cancelled, a bad request). */
export type Ended = "well" | "badly" | "neither";

/**
 * Protects a failing endpoint, and people from waiting for it: after three failures in a row no call is admitted for
 * half a minute, then one call probes; when it fails too, the pause doubles, to four minutes at most
 * (`ai-providers §2.3`).
 */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #restMs = REST_MS;
  #restsUntil = 0;
  #trying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Admits a call or returns undefined; an admitted caller reports the outcome, once, to the returned function. */
  enter(): ((ended: Ended, restAtLeastMs?: number) => void) | undefined {
    const open = this.#failures >= FAILURES;
    if (open && (this.#trying || this.#clock.now() < this.#restsUntil)) return undefined;
    if (open) this.#trying = true;
    return (ended, restAtLeastMs = 0) => {
      if (open) this.#trying = false;
      if (ended === "well") this.#close();
      if (ended === "badly") this.#fail(open, restAtLeastMs);
    };
  }

  #close(): void {
    this.#failures = 0;
    this.#restMs = REST_MS;
  }

  #fail(wasTry: boolean, restAtLeastMs: number): void {
    this.#failures += 1;
    if (this.#failures < FAILURES) return;
    // Calls under way when it opened fail after it; only a failed probe lengthens the pause.
    if (wasTry) this.#restMs = Math.min(this.#restMs * 2, LONGEST_REST_MS);
    const rest = Math.max(this.#restMs, Math.min(restAtLeastMs, LONGEST_REST_MS));
    this.#restsUntil = Math.max(this.#restsUntil, this.#clock.now() + rest);
  }
}
