import { lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";

const View = lazy(async () => {
  const { CapsuleCardView } = await withLate(() => import("./capsule-card-view.tsx"));
  return { default: CapsuleCardView };
});

/** My capsules on "mine": the balance, today's check-in, a button to buy (`CAPSULE-1`). */
export function CapsuleCard() {
  return (
    <div className="mb-3 min-h-21.5 rounded-m bg-ink-2">
      <Suspense>
        <View />
      </Suspense>
    </div>
  );
}
