import { BookOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { Button } from "../../../../ui/button.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { Tesseract } from "../../../../ui/tesseract.tsx";
import { currentScene, lockedChapter } from "../../reader-state.ts";
import { choose, closeReading, openReading, type Reading, readingStore } from "../../reading.store.ts";
import { SceneView } from "./scene-view.tsx";
import { SceneBackdrop } from "./story-art.tsx";
import { TroubleCard } from "./trouble-card.tsx";

interface StoryPreviewProps {
  storyId: number;
  title: string;
  /** Continues full-screen. */
  onFullScreen: () => void;
}

function PreviewScene({
  reading,
  title,
  onFullScreen,
}: {
  reading: Reading;
  title: string;
  onFullScreen: () => void;
}) {
  const { storyId, run, scenes, script, trouble } = reading;
  const [busy, setBusy] = useState(false);
  const here = currentScene(reading);
  if (here === undefined) return null;
  const hasChoices = here.state === "going" && lockedChapter(reading) === null;
  const background = here.background || scenes.findLast((scene) => scene.background !== "")?.background || "";
  const take = async (index: number) => {
    setBusy(true);
    tick();
    await choose(storyId, index);
    setBusy(false);
  };
  return (
    <>
      <SceneBackdrop src={background} name={here.node ?? title} />
      <SceneView
        scene={here}
        name={`${run.id} ${scenes.length} ${here.node}`}
        cast={script.graph?.cast ?? []}
        busy={busy}
        onChoose={(index) => void take(index)}
        before={trouble !== null && <TroubleCard trouble={trouble} onRetry={onFullScreen} />}
        after={
          hasChoices ? null : (
            <Button
              block
              look="bright"
              icon={<BookOpen aria-hidden="true" className="size-5" />}
              onClick={onFullScreen}
            >
              {t("stories.readWhole")}
            </Button>
          )
        }
      />
    </>
  );
}

/** A story played in a sheet, from my position in it; full-screen continues from there (`FEED-1`). */
export function StoryPreview({ storyId, title, onFullScreen }: StoryPreviewProps) {
  const reading = useStore(readingStore, ({ readings }) => readings[storyId]);
  const failure = useStore(readingStore, ({ failures }) => failures[storyId]);
  useEffect(() => {
    void openReading(storyId);
    return () => closeReading(storyId);
  }, [storyId]);
  if (reading === undefined && failure !== undefined)
    return <FailedState title={failure.message} onRetry={() => void openReading(storyId)} />;
  return (
    <div
      data-art
      className="relative isolate flex h-[min(560px,70dvh)] flex-col justify-end bg-art-ink text-on-art"
    >
      {reading === undefined || reading.scenes.length === 0 ? (
        <div role="status" aria-label={t("common.loading")} className="grid flex-1 place-items-center">
          <Tesseract size={64} />
        </div>
      ) : (
        <PreviewScene reading={reading} title={title} onFullScreen={onFullScreen} />
      )}
    </div>
  );
}
