import { local } from "../../platform/local.ts";

/** The first match counts: most browsers also name the ones they imitate. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
/** The first match counts: iPhones name Mac OS X, and Android names Linux. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
const nameIn = (list: typeof browsers, agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

/** "Chrome · Windows": this device's name in the list of sessions (`AUTH-6`). Pure. */
export function deviceName(agent: string): string {
  return [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(" · ") || "Web";
}

const KEY = "deviceId";

/** A random id of this browser, stored, so that logging in again replaces its own session. */
export function deviceId(): string {
  const known = local.get(KEY);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  local.set(KEY, made);
  return made;
}
