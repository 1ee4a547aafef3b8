import type { DownFrame } from "@4d/contract";
import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { disappearingParts } from "../messages/index.ts";
import { onLifetimeFrame } from "./lifetimes.store.ts";

disappearingParts.set({
  RemainingTime: lazyPart(
    async () => (await withLate(() => import("./components/remaining-time.tsx"))).RemainingTime,
  ),
  LifetimeMark: lazyPart(
    async () => (await withLate(() => import("./components/lifetime-mark.tsx"))).LifetimeMark,
  ),
  LifetimeCell: lazyPart(
    async () => (await withLate(() => import("./components/lifetime-cell.tsx"))).LifetimeCell,
  ),
});

// Loaded unasked, because it draws nothing: it deletes messages whose time has come.
void import("./message-expiry.store.ts").catch(() => undefined);

/** Handles a socket frame: somebody set how long messages of a chat live. */
export const onFrame = (frame: DownFrame): void => onLifetimeFrame(frame);
