import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { usePage } from "../../../../platform/page.ts";
import { authoredChoiceIndex, percentOf } from "../../choice-share.ts";
import { countEndings, currentScene, lastFork, lockedChapter } from "../../reader-state.ts";
import { choose, type Reading, rewind } from "../../reading.store.ts";

import { storiesStore } from "../../stories.store.ts";
import { ChapterCard } from "./chapter-card.tsx";
import { EndingCard } from "./ending-card.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { ReadBar } from "./read-bar.tsx";
import { ReaderMapView } from "./reader-map-view.tsx";
import { SceneView } from "./scene-view.tsx";
import { SettingsSheet } from "./settings-sheet.tsx";
import { SceneBackdrop } from "./story-art.tsx";
import { TroubleCard } from "./trouble-card.tsx";

type OpenSheet = "map" | "history" | "settings" | null;

function SceneEnd({
  reading,
  onMap,
  onRestart,
}: {
  reading: Reading;
  onMap: () => void;
  onRestart: () => void;
}) {
  const { storyId, script } = reading;
  const here = currentScene(reading);
  const locked = lockedChapter(reading);
  if (locked !== null) return <ChapterCard key={locked.key} storyId={storyId} chapter={locked} />;
  if (here === undefined || here.state === "going") return null;
  const { found, total } = countEndings(reading);
  const fork = lastFork(reading);
  return (
    <EndingCard
      name={here.state === "ending" ? here.ending || here.title : ""}
      endingsFound={found}
      total={total}
      onBack={fork < 0 ? null : () => void rewind(storyId, fork)}
      onMap={script.graph === null ? null : onMap}
      onRestart={onRestart}
    />
  );
}

/** A story, full-screen. */
export function ReadView({ reading, onRestart }: { reading: Reading; onRestart: () => void }) {
  const { storyId, script, scenes, run, trouble } = reading;
  const { query } = usePage();
  const title = useStore(storiesStore, ({ stories }) => stories[storyId]?.title) ?? query.title ?? "";
  const [over, setOver] = useState<OpenSheet>(null);
  const [busy, setBusy] = useState(false);
  const here = currentScene(reading);
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
        onRestart={onRestart}
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
          after={<SceneEnd reading={reading} onMap={() => setOver("map")} onRestart={onRestart} />}
        />
      </main>
      {over === "map" && <ReaderMapView reading={reading} onClose={close} />}
      <HistorySheet reading={reading} open={over === "history"} onClose={close} />
      <SettingsSheet reading={reading} open={over === "settings"} onClose={close} />
    </div>
  );
}

/** The last choice, and how many readers chose the same (`STORY-2`). */
function ShareLine({ reading: { scenes, choices, shares, script } }: { reading: Reading }) {
  const [before, here] = scenes.slice(-2);
  const index = choices.at(-1);
  if (scenes.length < 2 || before === undefined || here === undefined || index === undefined) return null;
  const percent = percentOf(shares, before.node, authoredChoiceIndex(script.graph, before, index, here));
  const text = before.choices[index]?.text ?? "";
  return (
    <p className="glass mb-2 flex w-fit max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-s">
      <span className="min-w-0 truncate">{t("stories.youChose", { text })}</span>
      {percent !== null && (
        <span role="status" className="num flex shrink-0 animate-fade-in items-center gap-1 text-on-art">
          <UsersRound aria-hidden="true" className="size-3.5" />
          {t("stories.soDid", { n: percent })}
        </span>
      )}
    </p>
  );
}
