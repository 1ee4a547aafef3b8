import { postList } from "./post-list.ts";
import { squareApi } from "./square.api.ts";

/** Everything that is posted, strictly by time: what the square lists under its rooms. */
export const newestPosts = postList(squareApi.newest);
