import type { DownFrame } from "@4d/contract";
import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { scheduledParts } from "../messages/index.ts";
import { onScheduledFrame } from "./scheduled-changed.ts";

scheduledParts.set({
  ScheduledBar: lazyPart(
    async () => (await withLate(() => import("./components/scheduled-bar.tsx"))).ScheduledBar,
  ),
  sendLater: (...args) =>
    void withLate(() => import("./send-later.ts")).then(({ sendLater }) => sendLater(...args)),
});

/** Handles changes of scheduled messages from the socket. */
export const onFrame = (frame: DownFrame): void => onScheduledFrame(frame);
