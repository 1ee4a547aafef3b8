export { deleteStoriesOf } from "./delete-stories-of.ts";
export { ensureStarterStories } from "./ensure-starter-stories.ts";
export { findLinks as findStoryLinks } from "./guests.repository.ts";
export { approveStory, banStory, rejectStory, storiesInReview, unbanStory } from "./moderate-story.ts";
export { provideOrigins } from "./origins.ts";
export { storiesData } from "./personal-data.ts";
export { storiesRoutes } from "./stories.routes.ts";
export { storyEvidence } from "./story-evidence.ts";
export { storyPreview } from "./story-preview.ts";
