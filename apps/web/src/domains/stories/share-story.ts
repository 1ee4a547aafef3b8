import type { ChatId, Story } from "@4d/contract";
import { appRoot } from "../../platform/app-link.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { sendText } from "../messages/index.ts";

/** The page that a link to a story opens. */
export const STORY_PATH = "/pages/story/story";

type SharedStory = Pick<Story, "id" | "title"> & { link?: string | null | undefined };

/** The address of a story's front page: of one shared by link by what nobody guesses, of every other by its id. */
export const storyLink = ({ id, link }: Pick<SharedStory, "id" | "link">): string =>
  `${appRoot()}#${STORY_PATH}?${link ? `link=${link}` : `id=${id}`}`;

/** Sends a story into chats: its name and a link that opens in the app, drawn as a card there. */
export function sendStory(story: SharedStory, chats: Iterable<ChatId>): void {
  for (const chatId of chats) sendText(chatId, `《${story.title}》\n${storyLink(story)}`);
}

/** Hands a story's link to the system's share sheet, or to the clipboard where there is none. */
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
    // Closing the sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}
