import type { DownFrame } from "@4d/contract";
import { event } from "../../platform/signal.ts";

/** My scheduled messages changed; visible lists fetch again. */
export const scheduledChanged = event();

/** Another device of mine, or the server at its time, changed the list. */
export function onScheduledFrame({ cmd, data }: DownFrame): void {
  if (cmd === 5 && data.type === "scheduled") scheduledChanged.emit();
}
