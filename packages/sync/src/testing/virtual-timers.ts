import type { Timers } from "../timers.ts";

interface Due {
  at: number;
  order: number;
  work: () => void;
}

/** Time that passes when the test says so. Promises run between two pieces of work. */
export class VirtualTimers implements Timers {
  #now = 1_000_000;
  #order = 0;
  #due: Due[] = [];
  readonly random: () => number;

  constructor(random: () => number = () => 0) {
    this.random = random;
  }

  /** How far the clock was set since; elapsed time is not affected. */
  clockOff = 0;

  now = (): number => this.#now + this.clockOff;

  elapsed = (): number => this.#now;

  after = (ms: number, work: () => void): (() => void) => {
    this.#order += 1;
    const due = { at: this.#now + ms, order: this.#order, work };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((other) => other !== due);
    };
  };

  /** Lets `ms` pass, and runs what falls due on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#due
        .filter(({ at }) => at <= end)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await settle();
    }
    this.#now = end;
  }
}

/** Lets promises run that wait only for each other. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await Promise.resolve();
}
