import { lazy } from "react";
import { withLate } from "../../platform/i18n/i18n.ts";
import { setAppLinkCard } from "../messages/index.ts";
import { STORY_PATH } from "./share-story.ts";
// Drafts and steps of readers that wait on this device are sent without being asked.
import "./unsaved.store.ts";

setAppLinkCard(
  STORY_PATH,
  lazy(() =>
    withLate(() => import("./components/lists/story-link-card.tsx")).then((module) => ({
      default: module.StoryLinkCard,
    })),
  ),
);
