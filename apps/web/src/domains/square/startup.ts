import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { setAppLinkCard } from "../messages/index.ts";
import { onNotificationFrame } from "./notifications.store.ts";
import { POST_PATH } from "./square-paths.ts";

setAppLinkCard(
  POST_PATH,
  lazy(() =>
    withLate(() => import("./components/post/post-link-card.tsx")).then((module) => ({
      default: module.PostLinkCard,
    })),
  ),
);

/** Hears the socket for the whole domain. */
export const onFrame = onNotificationFrame;
