import { lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";

const View = lazy(async () => ({
  default: (await withLate(() => import("./push-switch-view.tsx"))).PushSwitchView,
}));

/** The switch for notifications while the app is closed; loads with its texts. */
export function PushSwitch() {
  return (
    <Suspense fallback={<div className="min-h-13.5" />}>
      <View />
    </Suspense>
  );
}
