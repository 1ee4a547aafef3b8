import { lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";

const View = lazy(async () => ({
  default: (await withLate(() => import("./device-cells-view.tsx"))).DeviceCellsView,
}));

/** The lines of the settings about this device; load with their texts. */
export function DeviceCells() {
  return (
    <Suspense fallback={<div className="min-h-27" />}>
      <View />
    </Suspense>
  );
}
