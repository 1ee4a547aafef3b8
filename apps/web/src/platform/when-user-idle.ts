import { deferred } from "./deferred.ts";

/** The time without a touch, key or scroll that counts as idle, ms. */
const REST_MS = 2000;
/** The longest wait, ms: the work that makes the app usable offline must also run if it is in constant use. */
const PATIENCE_MS = 60_000;
const TOUCHES = ["scroll", "pointerdown", "keydown"] as const;

/** Resolves once the person has been idle for a while: large work that can wait would slow down a scroll. */
export function whenUserIdle(page: EventTarget = document): Promise<void> {
  const { promise, resolve } = deferred<void>();
  let touched = performance.now();
  const check = () => {
    const remaining = touched + REST_MS - performance.now();
    if (remaining <= 0) resolve();
    else timer = setTimeout(check, remaining);
  };
  let timer = setTimeout(check, REST_MS);
  const timeout = setTimeout(resolve, PATIENCE_MS);
  // Only the time is stored: a scroll fires sixty times a second, and setting a timer each time is expensive.
  const onTouch = () => {
    touched = performance.now();
  };
  // A scroll does not bubble, so this listens in the capture phase.
  for (const touch of TOUCHES) page.addEventListener(touch, onTouch, { capture: true, passive: true });
  return promise.finally(() => {
    clearTimeout(timer);
    clearTimeout(timeout);
    for (const touch of TOUCHES) page.removeEventListener(touch, onTouch, { capture: true });
  });
}
