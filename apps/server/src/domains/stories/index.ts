export { ensureStarterStories } from "./ensure-starter-stories.ts";
export { findLinks as findStoryLinks } from "./guests.repository.ts";
export {
  approveStory,
  banStory,
  rejectStory,
  storiesInReview,
  storyEvidence,
  unbanStory,
} from "./moderate-story.ts";
export { storiesData } from "./personal-data.ts";
export { deleteStoriesOf } from "./remove-story.ts";
export { storiesRoutes } from "./stories.routes.ts";
export { storyPreview } from "./story-preview.ts";
