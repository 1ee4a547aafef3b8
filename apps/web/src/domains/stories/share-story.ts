import type { ChatId, Story } from "@4d/contract";
import { appRoot } from "../../platform/app-link.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { sendText } from "../messages/index.ts";

/** The page that a link to a story opens. */
export const STORY_PATH = "/pages/story/story";

/** The address of a story's front page. */
export const storyLink = (id: number): string => `${appRoot()}#${STORY_PATH}?id=${id}`;

/** Sends a story into chats: its name and a link that opens in the app, drawn as a card there. */
export function sendStory({ id, title }: Pick<Story, "id" | "title">, chats: Iterable<ChatId>): void {
  for (const chatId of chats) sendText(chatId, `《${title}》\n${storyLink(id)}`);
}

/** Hands a story's link to the system's share sheet, or to the clipboard where there is none. */
export async function shareOutside({
  id,
  title,
  tagline,
}: Pick<Story, "id" | "title" | "tagline">): Promise<void> {
  const url = storyLink(id);
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined)
    return void (await copyText(url));
  try {
    await navigator.share({ url, title, text: tagline });
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}
