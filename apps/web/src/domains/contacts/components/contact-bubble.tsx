import { type ComponentProps, lazy, Suspense } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";
import type { ContactCardView } from "./contact-card-view.tsx";

const View = lazy(async () => ({
  default: (await withLate(() => import("./contact-card-view.tsx"))).ContactCardView,
}));

/** Somebody recommended in a chat (`MSG-17`); a placeholder of the same size stands in while the code loads. */
export function ContactBubble(props: ComponentProps<typeof ContactCardView>) {
  return (
    <Suspense fallback={<span className="block h-29 w-60 max-w-full rounded-bubble bg-ink-3" />}>
      <View {...props} />
    </Suspense>
  );
}
