import type { Story } from "@4d/contract";
import { BookOpen, UsersRound } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { push } from "../../../../platform/navigation.ts";
import { StoryArt } from "../read/story-art.tsx";

/** A story as a cover with its title and key facts. */
export function StoryCard({ story }: { story: Story }) {
  const { id, title, tagline, cover, endings, readers, author, run } = story;
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => push("/pages/story/story", { id })}
        className="press block w-full overflow-hidden rounded-m bg-ink-2 text-left -outline-offset-2"
      >
        <span className="relative block aspect-3/4 overflow-hidden bg-art-ink">
          <StoryArt src={cover} name={title} bare={false} />
          <span className="absolute inset-x-0 bottom-0 flex flex-wrap gap-x-3 bg-[linear-gradient(0deg,var(--art-veil),transparent)] px-3 pt-8 pb-2 text-xs text-on-art">
            <span className="num flex items-center gap-1">
              <UsersRound aria-hidden="true" className="size-3.5" />
              {t("stories.readersCount", { n: readers < 10_000 ? readers : shortCount(readers) })}
            </span>
            {endings > 0 && (
              <span className="num flex items-center gap-1">
                <BookOpen aria-hidden="true" className="size-3.5" />
                {run === null
                  ? t("stories.endingsCount", { n: endings })
                  : t("stories.endingsOf", { n: run.endingsFound, all: endings })}
              </span>
            )}
          </span>
        </span>
        <span className="block px-3 pt-2 pb-2.5">
          <span className="line-clamp-2 text-m leading-snug font-semibold wrap-anywhere">{title}</span>
          {tagline !== "" && (
            <span className="line-clamp-2 text-s leading-snug wrap-anywhere text-text-2">{tagline}</span>
          )}
          <span className="block truncate pt-1 text-xs text-text-3">
            {t("stories.by", { name: author.nickName })}
          </span>
        </span>
      </button>
    </li>
  );
}
