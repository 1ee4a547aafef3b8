import type { StoryGraph } from "@4d/contract";
import { Undo2, X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Trial } from "../../use-trial.ts";
import { EndingCard } from "../read/ending-card.tsx";
import { SceneView } from "../read/scene-view.tsx";
import { SceneBackdrop } from "../read/story-art.tsx";
import { TroubleCard } from "../read/trouble-card.tsx";

/** The story as a reader sees it, played by its author. */
export function TrialView({
  graph,
  trial,
  onRestart,
}: {
  graph: StoryGraph;
  trial: Trial;
  onRestart: () => void;
}) {
  const { scenes, busy, trouble, choose, rewind, stop } = trial;
  const here = scenes.at(-1);
  if (here === undefined) return null;
  const background = here.background || scenes.findLast((scene) => scene.background !== "")?.background || "";
  const back = scenes.length > 1 ? () => void rewind(scenes.length - 2) : null;
  return (
    <div data-art className="absolute inset-0 isolate z-10 flex flex-col bg-art-ink text-on-art">
      <SceneBackdrop src={background} name={here.node ?? ""} />
      <div className="flex items-center px-1.5 pt-1.5">
        <IconButton
          label={t("stories.stopTrial")}
          icon={<X aria-hidden="true" />}
          look="glass"
          onClick={stop}
        />
        <span className="flex-1 text-center text-s text-on-art-dim">{t("stories.trial")}</span>
        <IconButton
          label={t("stories.stepBack")}
          icon={<Undo2 aria-hidden="true" />}
          look="glass"
          disabled={back === null}
          onClick={() => back?.()}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col justify-end">
        <SceneView
          scene={here}
          name={`trial ${scenes.length} ${here.node}`}
          cast={graph.cast}
          busy={busy}
          onChoose={(index) => void choose(index)}
          before={trouble !== null && <TroubleCard trouble={trouble} onRetry={onRestart} />}
          after={
            here.state !== "going" && (
              <EndingCard
                name={here.state === "ending" ? here.ending || here.title : ""}
                endingsFound={0}
                total={0}
                onBack={back}
                onMap={null}
                onRestart={onRestart}
              />
            )
          }
        />
      </div>
    </div>
  );
}
