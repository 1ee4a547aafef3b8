/** The result of a loop of senders. */
export interface LoopResult {
  readonly done: number;
  readonly perSecond: number;
}

/**
 * Saturation: every worker starts its next action as soon as the last is answered, for `warmMs` and then
 * `measureMs`. Counts the responses in the measured span.
 */
export async function sendSaturating<W>(
  workers: readonly W[],
  { warmMs, measureMs }: { warmMs: number; measureMs: number },
  act: (worker: W) => Promise<void>,
): Promise<LoopResult> {
  const began = performance.now();
  const from = began + warmMs;
  const to = from + measureMs;
  let done = 0;
  const loop = async (worker: W) => {
    for (let now = performance.now(); now < to; now = performance.now()) {
      await act(worker);
      const at = performance.now();
      if (at >= from && at < to) done += 1;
    }
  };
  await Promise.all(workers.map(loop));
  return { done, perSecond: (done * 1000) / measureMs };
}

/**
 * A steady rate: action number n is due at n / perSecond, whether earlier ones are answered or not, as long
 * as a worker is free. `act` gets the time it was due, so that waiting for a worker counts as delay.
 */
export async function sendAtRate<W>(
  workers: readonly W[],
  { perSecond, forMs }: { perSecond: number; forMs: number },
  act: (worker: W, dueAt: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const total = Math.floor((perSecond * forMs) / 1000);
  const free = [...workers];
  const waiting: number[] = [];
  const running = new Set<Promise<void>>();
  const launch = (worker: W, dueAt: number) => {
    const task = act(worker, dueAt).then(() => {
      running.delete(task);
      const next = waiting.shift();
      if (next === undefined) free.push(worker);
      else launch(worker, next);
    });
    running.add(task);
  };
  for (let number = 0; number < total; ) {
    const now = performance.now();
    for (; number < total && began + (number * 1000) / perSecond <= now; number += 1) {
      const dueAt = began + (number * 1000) / perSecond;
      const worker = free.shift();
      if (worker === undefined) waiting.push(dueAt);
      else launch(worker, dueAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (running.size > 0) await Promise.race(running);
}
