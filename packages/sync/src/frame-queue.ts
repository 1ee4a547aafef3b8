import type { StreamRecord } from "./stream-row.ts";
import type { Timers } from "./timers.ts";

const BURST_MS = 16;
const QUIET_MS = 50;

/** Gathers a burst of records so that it is applied and drawn once; a single one goes through at once. */
export class FrameQueue {
  readonly #timers: Timers;
  readonly #apply: (records: readonly StreamRecord[]) => void;
  #records: StreamRecord[] = [];
  #cancel: (() => void) | null = null;
  #appliedAt = 0;

  constructor(timers: Timers, apply: (records: readonly StreamRecord[]) => void) {
    this.#timers = timers;
    this.#apply = apply;
  }

  push(record: StreamRecord): void {
    this.#records.push(record);
    if (this.#cancel !== null) return;
    if (this.#timers.elapsed() - this.#appliedAt > QUIET_MS) this.flush();
    else this.#cancel = this.#timers.after(BURST_MS, () => this.flush());
  }

  /** Applies what is queued, now. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#appliedAt = this.#timers.elapsed();
    const records = this.#records;
    this.#records = [];
    if (records.length > 0) this.#apply(records);
  }
}
