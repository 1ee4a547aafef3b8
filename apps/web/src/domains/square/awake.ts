import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { setOwnLinkCard } from "../messages/index.ts";
import { onFrame as onNoticeFrame } from "./notice-count.store.ts";
import { POST_PATH } from "./square-paths.ts";

setOwnLinkCard(
  POST_PATH,
  lazy(() =>
    withLate(() => import("./components/post/post-link-card.tsx")).then((module) => ({
      default: module.PostLinkCard,
    })),
  ),
);

/** Hears the socket for the whole domain. */
export const onFrame = onNoticeFrame;
