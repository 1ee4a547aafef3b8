export { MyStories } from "./components/lists/my-stories.tsx";
export { StoryTaste } from "./components/read/story-taste.tsx";
export { loadMine as loadMyStories } from "./mine.store.ts";
