export { discoverRoutes } from "./discover.routes.ts";
export { discoverData } from "./personal-data.ts";
export { rankPosts } from "./rank-posts.ts";
