export { ColumnsSkeleton, PostColumns } from "./components/lists/post-columns.tsx";
export { PostShelf } from "./components/lists/post-shelf.tsx";
export { PlaySheet } from "./components/post/play-sheet.tsx";
export { postList } from "./post-list.ts";
export { remixPost, reportPost } from "./post-options.ts";
export { postGone } from "./posts.store.ts";
export { loadSquare, roomsStore } from "./rooms.store.ts";
export { nameOfPost } from "./share-post.ts";
