import { harbour } from "./harbour.ts";
import { roads } from "./roads.ts";
import type { StarterAuthor } from "./starter-post.ts";
import { street } from "./street.ts";
import { valley } from "./valley.ts";

export type { StarterPost } from "./starter-post.ts";

/** All starter posts of the product: forty posts (`starter-content §5`). */
export const STARTER_AUTHORS: readonly StarterAuthor[] = [...harbour, ...street, ...roads, ...valley];
