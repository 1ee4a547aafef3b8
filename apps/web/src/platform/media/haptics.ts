/** A short vibration: on send, on success (design rule 9). Silent where a device has none. */
export function tick(): void {
  if (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate?.(8);
}
