import { deferred } from "./deferred.ts";

/** The longest wait for the first picture, ms: on a slower connection more waiting gains nothing. */
const TIMEOUT_MS = 6000;
/** The longest wait for a paint, ms: a hidden page is not painted; a visible one is, but late on a slow phone. */
const HIDDEN_PAINT_MS = 250;
const PAINT_MS = 2000;
const pending = new Set<Promise<unknown>>();

/** Registers work that the awaited picture needs, and returns it. */
export function trackDrawing<T>(work: Promise<T>): Promise<T> {
  const settled: Promise<unknown> = work.then(
    () => pending.delete(settled),
    () => pending.delete(settled),
  );
  pending.add(settled);
  return work;
}

/** Resolves when all work registered so far is done, or after `ms`. */
export const drawingsDoneWithin = (ms: number): Promise<unknown> =>
  Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Resolves after the next paint, or after a timeout if nothing is painted. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, document.hidden ? HIDDEN_PAINT_MS : PAINT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

async function drawingsSettled(): Promise<void> {
  do {
    await Promise.all(pending);
    await nextPaint();
    await nextPaint();
  } while (pending.size > 0);
}

/** Resolves once the registered work is done and painted; code and requests for later wait for it. */
export function whenDrawn(): Promise<void> {
  const timeout = deferred<void>();
  const timer = setTimeout(timeout.resolve, TIMEOUT_MS);
  return Promise.race([drawingsSettled(), timeout.promise]).finally(() => clearTimeout(timer));
}
