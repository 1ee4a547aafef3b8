import { useEffect, useRef } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { StoryUnavailable } from "../components/lists/story-unavailable.tsx";
import { ReadView } from "../components/read/read-view.tsx";
import { closeReading, openReading, readingStore } from "../reading.store.ts";
import { loadStory } from "../stories.store.ts";

/** Reads a story, full-screen: `id=` of the story; `anew=1` restarts (`STORY-2`). */
export function StoryReadPage() {
  const { query, active } = usePage();
  const storyId = Number(query.id);
  const reading = useStore(readingStore, ({ readings }) => readings[storyId]);
  const failure = useStore(readingStore, ({ failures }) => failures[storyId]);
  const anew = useRef(query.anew === "1");
  useEffect(() => {
    if (!active) return;
    void loadStory(storyId);
    void openReading(storyId, anew.current);
    // Returning to the page later continues.
    anew.current = false;
    return () => closeReading(storyId);
  }, [storyId, active]);
  if (reading !== undefined && reading.scenes.length > 0)
    return <ReadView reading={reading} onRestart={() => void openReading(storyId, true)} />;
  if (failure !== undefined)
    return <StoryUnavailable failure={failure} onRetry={() => void openReading(storyId)} />;
  return (
    <div data-art className="flex h-full flex-col bg-art-ink text-on-art">
      <NavBar overArt />
      <div
        role="status"
        aria-label={t("common.loading")}
        className="grid flex-1 animate-late place-items-center"
      >
        <Tesseract size={72} />
      </div>
    </div>
  );
}
