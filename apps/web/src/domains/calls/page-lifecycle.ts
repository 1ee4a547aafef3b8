/** Keeps the screen awake during a call, where the browser can; answers with the way to stop. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const take = async () => {
    if (stopped || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (stopped) void lock?.release();
  };
  // The browser lets go of it whenever the page is hidden.
  const shown = () => void take();
  document.addEventListener("visibilitychange", shown);
  void take();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}

/** Calls back when the page goes for good; not when a phone keeps it in its cache. */
export function onPageUnload(end: () => void): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) end();
  };
  addEventListener("pagehide", hide);
  return () => removeEventListener("pagehide", hide);
}
