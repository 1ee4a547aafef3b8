import type { MacroScene, Names } from "@4d/cards";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";

/** The wall clock in a time zone, as `2026-03-01T23:15`. */
const wallClock = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(now)
    .replace(" ", "T");

/** What the macros of a character's texts stand for now (`characters §5.6`); the clock is that of the settings. */
export async function macroScene(
  services: Services,
  names: Names,
  more: Partial<MacroScene> = {},
): Promise<MacroScene> {
  const { capsules } = await readSettings(services);
  return { ...names, now: wallClock(services.clock.now(), capsules.timeZone), ...more };
}

/** What macros say about the lines of a chat, oldest first. */
export function lastLines(
  history: readonly { from: "user" | "character"; text: string }[],
): Pick<MacroScene, "lastMessage" | "lastUserMessage" | "lastCharMessage"> {
  const last = (from: "user" | "character") => history.findLast((line) => line.from === from)?.text;
  return {
    lastMessage: history.at(-1)?.text,
    lastUserMessage: last("user"),
    lastCharMessage: last("character"),
  };
}
