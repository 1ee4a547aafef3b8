import { type ComponentProps, lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";
import type { GiftCardView } from "./gift-card-view.tsx";

const View = lazy(async () => ({
  default: (await withLate(() => import("./gift-card-view.tsx"))).GiftCardView,
}));

/** A gift's card in a chat (`CAPSULE-4`); a placeholder of the same size stands in while the code loads. */
export function GiftBubble(props: ComponentProps<typeof GiftCardView>) {
  return (
    <Suspense fallback={<span className="block h-29 w-60 max-w-full rounded-bubble bg-ink-3" />}>
      <View {...props} />
    </Suspense>
  );
}
