import { Ellipsis } from "lucide-react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { exportStory } from "../../import-export.ts";
import { loadMoreMyStories, myStoriesStore } from "../../my-stories.store.ts";
import { type MyStoryCard, myStoryCards } from "../../my-story-cards.ts";
import { askToRemove } from "../../story-actions.ts";
import { storyKeys } from "../../story-work.ts";
import { openWork, writingStore } from "../../writing.store.ts";
import { StoryArt } from "../read/story-art.tsx";

const EDITOR = "/pages/create/interactive-fiction";

function stateText({ status, changed, onlyOnDevice: here }: MyStoryCard): string {
  if (here) return t("stories.onlyHere");
  if (status === "published") return changed ? t("stories.card.changed") : t("stories.card.published");
  return t(`stories.status.${status}`);
}

async function showStoryActions(card: MyStoryCard): Promise<void> {
  const { key, id, status } = card;
  const chosen = await actionSheet(
    [
      { id: "write", label: t("stories.goOnWriting") },
      ...(status === "published" ? [{ id: "read", label: t("stories.asReadersSee") } as const] : []),
      { id: "export", label: t("stories.export") },
      {
        id: "delete",
        label: status === "draft" ? t("stories.deleteDraft") : t("stories.delete"),
        danger: true,
      },
    ],
    card.title || t("stories.unnamed"),
  );
  if (chosen === "write") push(EDITOR, storyKeys.toQuery(key));
  else if (chosen === "read" && id !== null) push("/pages/story/story", { id });
  else if (chosen === "delete") await askToRemove(card);
  else if (chosen === "export") {
    await openWork(key);
    await exportStory(key);
  }
}

function MyStory({ card }: { card: MyStoryCard }) {
  const title = card.title || t("stories.unnamed");
  return (
    <li className="relative min-w-0 overflow-hidden rounded-m bg-ink-2">
      <button
        type="button"
        onClick={() => push(EDITOR, storyKeys.toQuery(card.key))}
        className="press block w-full text-left -outline-offset-2"
      >
        <span className="relative block h-28 overflow-hidden bg-art-ink">
          <StoryArt src={card.cover} name={title} />
        </span>
        <span className="block px-3 pt-2 pb-2.5">
          <span className="block truncate text-m font-semibold">{title}</span>
          <span className="num block truncate text-xs text-text-3">
            {stateText(card)} · {t("stories.nodesCount", { n: card.nodes })}
          </span>
        </span>
      </button>
      <IconButton
        label={t("stories.moreOf", { name: title })}
        icon={<Ellipsis aria-hidden="true" />}
        look="glass"
        className="absolute! top-0 right-0"
        onClick={() => void showStoryActions(card)}
      />
    </li>
  );
}

/** My stories, drafts and published ones, two in a row; nothing if there are none. */
export function MyStories() {
  const { items, cursor } = useStore(myStoriesStore);
  const works = useStore(writingStore, (state) => state.works);
  const mine = myStoryCards(items, Object.values(works));
  if (mine.length === 0) return null;
  return (
    <section className="pt-2 pb-4">
      <h2 className="flex items-baseline gap-1.5 pb-2 text-n font-semibold">
        {t("stories.mineTitle")}
        <span className="num font-normal text-text-3">{mine.length}</span>
        <span className="ml-auto text-s font-normal text-text-3">{t("stories.autosaved")}</span>
      </h2>
      <ul className="grid grid-cols-2 gap-2.5">
        {mine.map((card) => (
          <MyStory key={card.key} card={card} />
        ))}
      </ul>
      {cursor !== null && <MoreSentinel key={cursor} onNear={loadMoreMyStories} />}
    </section>
  );
}
