import { readPassages } from "../twee/passages.ts";
import { htmlStories, type TwineStory } from "./html-story.ts";

function dataOf(text: string): { format?: unknown; start?: unknown } {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** A Twee file is one story; nothing when it has no passage. */
function tweeStories(source: string): TwineStory[] {
  const passages = readPassages(source);
  if (passages.length === 0) return [];
  const bodyOf = (called: string) => passages.find(({ name }) => name === called)?.body ?? "";
  const { format, start } = dataOf(bodyOf("StoryData"));
  return [
    {
      title: bodyOf("StoryTitle").split("\n")[0] ?? "",
      format: typeof format === "string" ? format : "",
      start: typeof start === "string" ? start : null,
      passages,
    },
  ];
}

/**
 * The stories of a file of Twine, in its order: Twee 1 to 3, a published story, or an archive of several. None
 * when it is another file.
 */
export function twineStories(source: string): TwineStory[] {
  const html = source.search(/<tw-storydata\b|<div tiddler="/u);
  const twee = source.search(/^\ufeff?::/mu);
  return html >= 0 && (twee < 0 || html < twee) ? htmlStories(source) : tweeStories(source);
}
