import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { setAppLinkCard } from "../messages/index.ts";
import { onNotificationFrame } from "./notifications.store.ts";
import { POST_PATH } from "./square-paths.ts";

setAppLinkCard(
  POST_PATH,
  lazyPart(async () => (await withLate(() => import("./components/post/post-link-card.tsx"))).PostLinkCard),
);

/** Handles socket frames for the whole domain. */
export const onFrame = onNotificationFrame;
