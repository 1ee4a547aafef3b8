import type { ChatId, PostCard } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { sendText } from "../messages/index.ts";
import { reportShared } from "./posts.store.ts";
import { postLink } from "./square-paths.ts";

type SharedPost = Pick<PostCard, "id" | "title" | "excerpt" | "author">;

/** A post's name where it needs one: its title, the start of its text, or its author. */
export const postName = ({ title, excerpt, author }: Omit<SharedPost, "id">): string =>
  title || excerpt || t("square.postOf", { name: author.nickName });

/** Sends a post to chats: its name and a link, drawn as a card there. */
export function sendPost(post: SharedPost, chats: Iterable<ChatId>): void {
  for (const chatId of chats) sendText(chatId, `${postName(post)}\n${postLink(post.id)}`);
  void reportShared(post.id);
}

/** Shares a post's link through the system's share sheet, or copies it where there is none. */
export async function sharePostExternally(post: SharedPost): Promise<void> {
  const url = postLink(post.id);
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined)
    return void (await copyText(url));
  try {
    await navigator.share({ url, title: postName(post), text: post.excerpt });
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}
