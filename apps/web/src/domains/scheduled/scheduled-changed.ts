import type { DownFrame } from "@4d/contract";
import { event } from "../../platform/signal.ts";

/** My scheduled messages changed; visible lists fetch again. */
export const scheduledChanged = event();

/** Handles a socket frame: another device of mine changed the list, or the server sent a message that was due. */
export function onScheduledFrame({ cmd, data }: DownFrame): void {
  if (cmd === 5 && data.type === "scheduled") scheduledChanged.emit();
}
