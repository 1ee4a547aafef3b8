import type { DownFrame } from "@4d/contract";
import { onFrame as onCallFrame } from "./calls.store.ts";
import { onBannerFrame } from "./group-banners.store.ts";

/** Hears the socket for the whole domain. */
export function onFrame(frame: DownFrame): void {
  onCallFrame(frame);
  onBannerFrame(frame);
}
