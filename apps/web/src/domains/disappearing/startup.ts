import type { DownFrame } from "@4d/contract";
import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { disappearingParts } from "../messages/index.ts";
import { onLifetimeFrame } from "./lifetimes.store.ts";

disappearingParts.set({
  RemainingTime: lazy(() =>
    withLate(() => import("./components/remaining-time.tsx")).then((module) => ({
      default: module.RemainingTime,
    })),
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
});

// Nothing of it is drawn: it deletes messages whose time has come.
void import("./message-expiry.store.ts").catch(() => undefined);

/** Somebody set how long messages of a chat stay. */
export const onFrame = (frame: DownFrame): void => onLifetimeFrame(frame);
