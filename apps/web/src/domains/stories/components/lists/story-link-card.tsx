import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import type { AppLinkProps } from "../../../messages/index.ts";
import { STORY_PATH } from "../../share-story.ts";
import { useStory } from "../../use-story.ts";
import { StoryArt } from "../read/story-art.tsx";

/** The preview of a story link in a chat; nothing if the story is not accessible. */
export function StoryLinkCard({ query }: AppLinkProps) {
  const { story } = useStory(query);
  if (story === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => push(STORY_PATH, { id: story.id })}
      className="press mt-2 block w-full animate-fade-in overflow-hidden rounded-m bg-art-ink text-left text-on-art"
    >
      <span className="relative block h-28 w-56 max-w-full">
        <StoryArt src={story.cover} name={story.title} bare={false} />
        <span className="absolute inset-x-0 bottom-0 bg-[linear-gradient(0deg,var(--art-ink),transparent)] px-3 pt-8 pb-2">
          <span className="block truncate text-m font-semibold">{story.title}</span>
          <span className="block truncate text-xs text-on-art-dim">{t("stories.playIt")}</span>
        </span>
      </span>
    </button>
  );
}
