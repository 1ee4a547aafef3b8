import type { DownFrame } from "@4d/contract";
import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { timedParts } from "../messages/index.ts";
import { hearScheduled } from "./hear-scheduled.ts";
import { hearLifetime } from "./lifetimes.store.ts";

timedParts.set({
  Left: lazy(() =>
    withLate(() => import("./components/left.tsx")).then((module) => ({ default: module.Left })),
  ),
  LifetimeMark: lazy(() =>
    withLate(() => import("./components/lifetime-mark.tsx")).then((module) => ({
      default: module.LifetimeMark,
    })),
  ),
  LifetimeCell: lazy(() =>
    withLate(() => import("./components/lifetime-cell.tsx")).then((module) => ({
      default: module.LifetimeCell,
    })),
  ),
  ScheduledBar: lazy(() =>
    withLate(() => import("./components/scheduled-bar.tsx")).then((module) => ({
      default: module.ScheduledBar,
    })),
  ),
  sendLater: (...wish) =>
    void withLate(() => import("./send-later.ts")).then(({ sendLater }) => sendLater(...wish)),
});

// Nothing of it is drawn: it lets go of messages whose time has come.
void import("./expiry.store.ts").catch(() => undefined);

/** Somebody set how long messages of a chat stay, or what waits for its time changed. */
export function onFrame(frame: DownFrame): void {
  hearLifetime(frame);
  hearScheduled(frame);
}
