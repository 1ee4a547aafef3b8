import { useState } from "react";
import { useStore } from "zustand/react";
import { tick } from "../../../../platform/media/haptics.ts";
import { usePage } from "../../../../platform/page.ts";
import { frontsStore } from "../../fronts.store.ts";
import { endingsIn, hereIn, lastFork, lockedHere } from "../../reader-state.ts";
import { choose, type Reading, rewind } from "../../reading.store.ts";
import { ChapterCard } from "./chapter-card.tsx";
import { EndingCard } from "./ending-card.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { ReadBar } from "./read-bar.tsx";
import { ReaderMapView } from "./reader-map-view.tsx";
import { SceneView } from "./scene-view.tsx";
import { SettingsSheet } from "./settings-sheet.tsx";
import { ShareLine } from "./share-line.tsx";
import { SceneBackdrop } from "./story-art.tsx";
import { TroubleCard } from "./trouble-card.tsx";

type Over = "map" | "history" | "settings" | null;

function After({ reading, onMap, onAgain }: { reading: Reading; onMap: () => void; onAgain: () => void }) {
  const { storyId, script } = reading;
  const here = hereIn(reading);
  const locked = lockedHere(reading);
  if (locked !== null) return <ChapterCard key={locked.key} storyId={storyId} chapter={locked} />;
  if (here === undefined || here.state === "going") return null;
  const { found, total } = endingsIn(reading);
  const fork = lastFork(reading);
  return (
    <EndingCard
      name={here.state === "ending" ? here.ending || here.title : ""}
      found={found}
      total={total}
      onBack={fork < 0 ? null : () => void rewind(storyId, fork)}
      onMap={script.graph === null ? null : onMap}
      onAgain={onAgain}
    />
  );
}

/** A story on the whole screen. */
export function ReadView({ reading, onAgain }: { reading: Reading; onAgain: () => void }) {
  const { storyId, script, scenes, run, trouble } = reading;
  const { query } = usePage();
  const title = useStore(frontsStore, ({ stories }) => stories[storyId]?.title) ?? query.title ?? "";
  const [over, setOver] = useState<Over>(null);
  const [busy, setBusy] = useState(false);
  const here = hereIn(reading);
  if (here === undefined) return null;
  const close = () => setOver(null);
  const take = async (index: number) => {
    setBusy(true);
    tick();
    await choose(storyId, index);
    setBusy(false);
  };
  const background = here.background || scenes.findLast((scene) => scene.background !== "")?.background || "";
  return (
    <div data-art className="relative isolate flex h-full flex-col bg-art-ink text-on-art">
      <SceneBackdrop src={background} name={here.node ?? title} />
      <ReadBar
        storyId={storyId}
        title={title}
        hasMap={script.graph !== null}
        onMap={() => setOver("map")}
        onHistory={() => setOver("history")}
        onSettings={() => setOver("settings")}
        onAgain={onAgain}
      />
      <main className="flex min-h-0 flex-1 flex-col justify-end">
        <SceneView
          scene={here}
          name={`${run.id} ${scenes.length} ${here.node}`}
          cast={script.graph?.cast ?? []}
          busy={busy}
          onChoose={(index) => void take(index)}
          before={
            <>
              <ShareLine reading={reading} />
              {trouble !== null && (
                <TroubleCard
                  trouble={trouble}
                  onRetry={() => void rewind(storyId, Math.max(0, scenes.length - 2))}
                />
              )}
            </>
          }
          after={<After reading={reading} onMap={() => setOver("map")} onAgain={onAgain} />}
        />
      </main>
      {over === "map" && <ReaderMapView reading={reading} onClose={close} />}
      <HistorySheet reading={reading} open={over === "history"} onClose={close} />
      <SettingsSheet reading={reading} open={over === "settings"} onClose={close} />
    </div>
  );
}
