import type { DownFrame } from "@4d/contract";
import { watchOverlay } from "./call-overlay.ts";
import { onFrame as onCallFrame } from "./calls.store.ts";
import { onBannerFrame } from "./load-group-banners.store.ts";

watchOverlay();

/** Hears the socket for the whole domain. */
export function onFrame(frame: DownFrame): void {
  onCallFrame(frame);
  onBannerFrame(frame);
}
