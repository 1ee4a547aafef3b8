export { discoverRoutes } from "./discover.routes.ts";
export { rankPosts } from "./rank-posts.ts";
