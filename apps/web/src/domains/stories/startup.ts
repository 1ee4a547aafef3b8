import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { setAppLinkCard } from "../messages/index.ts";
import { STORY_PATH } from "./share-story.ts";
// Drafts and steps of readers that wait on this device are sent without being asked.
import "./unsaved.store.ts";

setAppLinkCard(
  STORY_PATH,
  lazyPart(
    async () => (await withLate(() => import("./components/lists/story-link-card.tsx"))).StoryLinkCard,
  ),
);
