export { PostShelf } from "./components/lists/post-shelf.tsx";
export { PlaySheet } from "./components/post/play-sheet.tsx";
export { postList } from "./post-list.ts";
export { remixPost, reportPost } from "./post-options.ts";
