/** The least acceleration of a phone that is shaken and not carried, m/s². */
const STRONG = 22;
const PAUSE_MS = 900;

type Asking = { requestPermission?: () => Promise<string> };

/** Asks for motion events; some phones only allow them if a page asks during a press. */
export async function askForMotion(): Promise<void> {
  if (typeof DeviceMotionEvent === "undefined") return;
  await (DeviceMotionEvent as unknown as Asking).requestPermission?.().catch(() => undefined);
}

/** Calls `handler` whenever the phone is shaken; returns how to stop. */
export function onShake(handler: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const feel = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < STRONG || timeStamp - last < PAUSE_MS) return;
    last = timeStamp;
    handler();
  };
  addEventListener("devicemotion", feel);
  return () => removeEventListener("devicemotion", feel);
}
