import { lazy, Suspense } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { usePage } from "../../../../platform/page.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { playing } from "../../playing.ts";
import { CharacterTaste } from "./character-taste.tsx";

const StoryTaste = lazy(() =>
  import("../../../stories/index.ts").then((module) => ({ default: module.StoryTaste })),
);

/** What a card shows, tried without leaving the page it lies on (`FEED-1`: play before following). */
export function PlaySheet() {
  const { active } = usePage();
  const card = useSignal(playing);
  const creation = active ? card?.creation : undefined;
  const close = () => playing.set(null);
  const whole = (id: number, title: string) => {
    close();
    push("/pages/story/story-read", { id, title });
  };
  return (
    <BottomSheet
      open={creation !== null && creation !== undefined}
      onClose={close}
      title={creation?.title || t("square.playTitle")}
    >
      {creation?.kind === "story" && (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <StoryTaste
            storyId={creation.id}
            title={creation.title}
            onWhole={() => whole(creation.id, creation.title)}
          />
        </Suspense>
      )}
      {creation?.kind === "character" && <CharacterTaste id={creation.id} onLeave={close} />}
    </BottomSheet>
  );
}
