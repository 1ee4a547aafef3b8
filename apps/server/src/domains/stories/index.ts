export { forgetPersonsStories } from "./forget-person.ts";
export { findLinks as findStoryLinks } from "./guests.repository.ts";
export { keepStarterStories } from "./keep-starter-stories.ts";
export { approveStory, banStory, rejectStory, storiesInReview, unbanStory } from "./moderate-story.ts";
export { provideOrigins } from "./origins.ts";
export { storiesData } from "./personal-data.ts";
export { shownStory } from "./shown-story.ts";
export { storiesRoutes } from "./stories.routes.ts";
export { storyEvidence } from "./story-evidence.ts";
