/** Nobody touched or scrolled anything for that long, ms. */
const REST_MS = 2000;
/** Longest wait for that: an app that is never left alone shall be there without network too, ms. */
const PATIENCE_MS = 60_000;
const TOUCHES = ["scroll", "pointerdown", "keydown"] as const;

/** Resolves once the hands have rested a while: large work of no hurry would take the processor from a scroll. */
export function atRest(page: EventTarget = document): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let rest = setTimeout(resolve, REST_MS);
  const late = setTimeout(resolve, PATIENCE_MS);
  const onTouch = () => {
    clearTimeout(rest);
    rest = setTimeout(resolve, REST_MS);
  };
  // A scroll does not bubble: it is heard on its way down.
  for (const touch of TOUCHES) page.addEventListener(touch, onTouch, { capture: true, passive: true });
  return promise.finally(() => {
    clearTimeout(rest);
    clearTimeout(late);
    for (const touch of TOUCHES) page.removeEventListener(touch, onTouch, { capture: true });
  });
}
