import type { Key } from "../../platform/i18n/i18n.ts";

/** Where the app runs, as far as it decides who can allow notifications. */
export interface Runs {
  userAgent: string;
  /** iPhone or iPad. */
  appleTouch: boolean;
  standalone: boolean;
}

/** The sentence that says where a person allows the notifications they once refused. Pure. */
export function deniedText({
  userAgent,
  appleTouch,
  standalone,
}: Runs): Extract<Key, `push.denied${string}`> {
  if (appleTouch) return "push.deniedApple";
  if (standalone && userAgent.includes("Android")) return "push.deniedAndroidApp";
  const isMacSafari = userAgent.includes("Macintosh") && !/Chrome|Firefox/.test(userAgent);
  if (!isMacSafari) return "push.deniedTab";
  return standalone ? "push.deniedApple" : "push.deniedMac";
}
