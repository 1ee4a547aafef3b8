export { MyStories } from "./components/lists/my-stories.tsx";
export { loadMine as loadMyStories } from "./mine.store.ts";
