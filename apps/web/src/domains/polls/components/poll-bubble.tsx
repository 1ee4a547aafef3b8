import { type ComponentProps, lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";
import type { PollCardView } from "./poll-card-view.tsx";

const View = lazy(async () => ({
  default: (await withLate(() => import("./poll-card-view.tsx"))).PollCardView,
}));

/** A poll's card in a group's chat (`MSG-17`); reserves its space while its code loads. */
export function PollBubble(props: ComponentProps<typeof PollCardView>) {
  return (
    <Suspense fallback={<span className="block h-29 w-60 max-w-full rounded-bubble bg-ink-3" />}>
      <View {...props} />
    </Suspense>
  );
}
