/** Longest wait for the picture; on a line this slow nothing is gained by waiting on, ms. */
const TIMEOUT_MS = 6000;
/** A hidden page is not painted; one in sight is, though a slow phone may take its time, ms. */
const HIDDEN_PAINT_MS = 250;
const PAINT_MS = 2000;
const pending = new Set<Promise<unknown>>();

/** Tells that the picture the person waits for needs this work; answers with the work. */
export function trackDrawing<T>(work: Promise<T>): Promise<T> {
  const settled: Promise<unknown> = work.then(
    () => pending.delete(settled),
    () => pending.delete(settled),
  );
  pending.add(settled);
  return work;
}

/** Resolves when everything told so far is done, or after `ms`. */
export const drawingsDoneWithin = (ms: number): Promise<unknown> =>
  Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, ms))]);

/** After the next paint, or soon where nothing is painted. */
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

/** Resolves once what was asked for is drawn; code and requests for later come after it. */
export function whenDrawn(): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, TIMEOUT_MS);
  return Promise.race([drawingsSettled(), timeout.promise]).finally(() => clearTimeout(timer));
}
