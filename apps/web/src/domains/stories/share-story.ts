import type { ChatId, Story } from "@4d/contract";
import { appRoot } from "../../platform/app-link.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { sendText } from "../messages/index.ts";

/** The page of a story; story links open it. */
export const STORY_PATH = "/pages/story/story";

type SharedStory = Pick<Story, "id" | "title"> & { link?: string | null | undefined };

/** The address of a story's page: by its secret link if it is shared by link, otherwise by its id. */
export const storyLink = ({ id, link }: Pick<SharedStory, "id" | "link">): string =>
  `${appRoot()}#${STORY_PATH}?${link ? `link=${link}` : `id=${id}`}`;

/** Sends a story to chats: its name and a link, drawn as a card there. */
export function sendStory(story: SharedStory, chats: Iterable<ChatId>): void {
  for (const chatId of chats) sendText(chatId, `《${story.title}》\n${storyLink(story)}`);
}

/** Shares a story's link through the system's share sheet, or copies it where there is none. */
export async function shareStoryExternally({
  tagline,
  ...story
}: SharedStory & Pick<Story, "tagline">): Promise<void> {
  const url = storyLink(story);
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined)
    return void (await copyText(url));
  try {
    await navigator.share({ url, title: story.title, text: tagline });
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}
