/** Keeps the screen awake during a call, where the browser can. Returns a function that releases it. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const take = async () => {
    if (stopped || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (stopped) void lock?.release();
  };
  // The browser releases it whenever the page is hidden.
  const shown = () => void take();
  document.addEventListener("visibilitychange", shown);
  void take();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}

/** Calls back when the page is closed for good, not when it enters the back/forward cache. */
export function onPageUnload(end: () => void): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) end();
  };
  addEventListener("pagehide", hide);
  return () => removeEventListener("pagehide", hide);
}
