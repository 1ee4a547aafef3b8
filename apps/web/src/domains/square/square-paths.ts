import { appRoot } from "../../platform/app-link.ts";
import { push } from "../../platform/navigation.ts";

/** The page of a post; post links open it. */
export const POST_PATH = "/pages/square/post";

/** The address of a post. */
export const postLink = (id: number): string => `${appRoot()}#${POST_PATH}?id=${id}`;

export const openPost = (id: number): void => push(POST_PATH, { id });
export const openCreator = (id: number): void => push("/pages/square/creator", { id });
export const openTopic = (id: number): void => push("/pages/square/topic", { id });
