import { lazy, Suspense } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { usePage } from "../../../../platform/page.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { playedCard } from "../../playing.ts";

const StoryPreview = lazy(() =>
  import("../../../stories/index.ts").then((module) => ({ default: module.StoryPreview })),
);
const AiChatPreview = lazy(() =>
  import("../../../ai-chats/index.ts").then((module) => ({ default: module.AiChatPreview })),
);

/** A card's creation, playable without leaving the page (`FEED-1`: play before following). */
export function PlaySheet() {
  const { active } = usePage();
  const card = useSignal(playedCard);
  const creation = active ? card?.creation : undefined;
  const close = () => playedCard.set(null);
  const openPage = (path: string, query: Record<string, string | number>) => {
    close();
    push(path, query);
  };
  return (
    <BottomSheet
      open={creation !== null && creation !== undefined}
      onClose={close}
      title={creation?.title || t("square.playTitle")}
      art
      quietTitle={creation?.kind === "character"}
    >
      <Suspense fallback={<SkeletonRows count={4} />}>
        {creation?.kind === "story" && (
          <StoryPreview
            storyId={creation.id}
            title={creation.title}
            onFullScreen={() =>
              openPage("/pages/story/story-read", { id: creation.id, title: creation.title })
            }
          />
        )}
        {creation?.kind === "character" && (
          <AiChatPreview
            characterId={creation.id}
            onFullScreen={(userId) => openPage("/pages/chat/chat-homepage", { userId })}
          />
        )}
      </Suspense>
    </BottomSheet>
  );
}
