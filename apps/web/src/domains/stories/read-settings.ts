import { local } from "../../platform/local.ts";
import { signal } from "../../platform/signal.ts";

const KEY = "story-speed";
/** Letters per second; "at once" shows a scene whole. */
export const SPEEDS = { slow: 14, usual: 32, fast: 70, atOnce: Number.POSITIVE_INFINITY } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

const storedSpeed = (): Speed => SPEED_NAMES.find((name) => name === local.get(KEY)) ?? "usual";

/** How fast scenes are typed on this device. */
export const speed = signal<Speed>(storedSpeed());

/** Changes the speed, for every story. */
export function setSpeed(next: Speed): void {
  local.set(KEY, next);
  speed.set(next);
}
