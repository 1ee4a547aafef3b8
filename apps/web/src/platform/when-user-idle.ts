/** Nobody touched or scrolled anything for that long, ms. */
const REST_MS = 2000;
/** Longest wait for that: an app in constant use must work without a network too, ms. */
const PATIENCE_MS = 60_000;
const TOUCHES = ["scroll", "pointerdown", "keydown"] as const;

/** Resolves once the hands have rested a while: large work of no hurry would take the processor from a scroll. */
export function whenUserIdle(page: EventTarget = document): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let touched = performance.now();
  const check = () => {
    const remaining = touched + REST_MS - performance.now();
    if (remaining <= 0) resolve();
    else timer = setTimeout(check, remaining);
  };
  let timer = setTimeout(check, REST_MS);
  const timeout = setTimeout(resolve, PATIENCE_MS);
  // Only the time is noted: a scroll tells of itself sixty times a second, and setting a clock is dear.
  const onTouch = () => {
    touched = performance.now();
  };
  // A scroll does not bubble: it is heard on its way down.
  for (const touch of TOUCHES) page.addEventListener(touch, onTouch, { capture: true, passive: true });
  return promise.finally(() => {
    clearTimeout(timer);
    clearTimeout(timeout);
    for (const touch of TOUCHES) page.removeEventListener(touch, onTouch, { capture: true });
  });
}
