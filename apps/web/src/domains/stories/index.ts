export { MyStories } from "./components/lists/my-stories.tsx";
export { StoryPreview } from "./components/read/story-preview.tsx";
export { loadMyStories } from "./my-stories.store.ts";
