import type { DownFrame } from "@4d/contract";
import { createElement, lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { overlay } from "../../platform/overlay.ts";
import { callStore } from "./call.store.ts";
import { onFrame as onCallFrame } from "./calls.store.ts";
import { onBannerFrame } from "./load-group-banners.store.ts";

const Host = lazy(async () => ({
  default: (await withLate(() => import("./components/call-host.tsx"))).CallHost,
}));

/** From the first call on, shows its sound and floating tile over every page. */
function watchOverlay(): void {
  callStore.subscribe(({ call }) => {
    if (call !== null && overlay.get() === null) overlay.set(createElement(Host));
  });
}

watchOverlay();

/** Handles socket frames for the whole domain. */
export function onFrame(frame: DownFrame): void {
  onCallFrame(frame);
  onBannerFrame(frame);
}
