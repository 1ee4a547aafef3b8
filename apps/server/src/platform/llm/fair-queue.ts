interface Waiter {
  go: () => void;
}

interface Bounds {
  /** How many may be inside at once. */
  width: () => number;
  /** How many may wait, of one owner and of all together. */
  perOwner: number;
  most: number;
}

/**
 * So many at once; whoever waits is served in turn by owner, so that fifty wishes of one person delay another's
 * first by one turn, not by fifty.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #waiting = new Map<string, Waiter[]>();
  #inside = 0;
  #waiters = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Waits for a place; the answer gives it back, once however often called. Undefined when too many wait already.
   * @throws the signal's reason, when it fires while waiting
   */
  async enter(owner: string, signal: AbortSignal): Promise<(() => void) | undefined> {
    signal.throwIfAborted();
    if (this.#inside >= this.#bounds.width()) {
      const line = this.#waiting.get(owner) ?? [];
      if (this.#waiters >= this.#bounds.most || line.length >= this.#bounds.perOwner) return undefined;
      await this.#wait(owner, line, signal);
    } else {
      this.#inside += 1;
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#inside -= 1;
      this.#next();
    };
  }

  #wait(owner: string, line: Waiter[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        go: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      const leave = () => {
        line.splice(line.indexOf(waiter), 1);
        if (line.length === 0) this.#waiting.delete(owner);
        this.#waiters -= 1;
        reject(signal.reason instanceof Error ? signal.reason : new Error("Given up"));
      };
      signal.addEventListener("abort", leave, { once: true });
      line.push(waiter);
      this.#waiting.set(owner, line);
      this.#waiters += 1;
    });
  }

  #next(): void {
    while (this.#inside < this.#bounds.width()) {
      const first = this.#waiting.entries().next().value;
      if (first === undefined) return;
      const [owner, line] = first;
      const waiter = line.shift();
      // To the end of the round, or out of it.
      this.#waiting.delete(owner);
      if (line.length > 0) this.#waiting.set(owner, line);
      if (waiter === undefined) continue;
      this.#waiters -= 1;
      this.#inside += 1;
      waiter.go();
    }
  }
}
