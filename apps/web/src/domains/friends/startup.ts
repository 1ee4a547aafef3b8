import type { DownFrame } from "@4d/contract";
import { onFriendsFrame } from "./friends.store.ts";
import { onRequestsFrame } from "./requests.store.ts";

/** Handles socket frames for the whole domain. */
export function onFrame(frame: DownFrame): void {
  onFriendsFrame(frame);
  onRequestsFrame(frame);
}
