import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { setAppLinkCard } from "../messages/index.ts";
import { STORY_PATH } from "./share-story.ts";
// Sends stored drafts and reading steps in the background.
import "./unsaved.store.ts";

setAppLinkCard(
  STORY_PATH,
  lazyPart(
    async () => (await withLate(() => import("./components/lists/story-link-card.tsx"))).StoryLinkCard,
  ),
);
