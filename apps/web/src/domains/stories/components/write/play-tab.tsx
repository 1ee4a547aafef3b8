import type { StoryValue } from "@4d/contract";
import { Play } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { setEditorView, useEditorView } from "../../editor-view.store.ts";
import { nodeName } from "../../node-name.ts";
import { useTrial } from "../../use-trial.ts";
import type { OpenWork } from "../../use-work.ts";
import { TroubleCard } from "../read/trouble-card.tsx";
import { ValueField } from "./node/value-field.tsx";
import { NodePicker } from "./node-picker.tsx";
import { RandomCard } from "./random-card.tsx";
import { TrialView } from "./trial-view.tsx";

/** Plays the story: from any node, with any values, or five hundred times at random (`STORY-1`). */
export function PlayTab({ open: { key, work } }: { open: OpenWork }) {
  const { graph } = work.written;
  const view = useEditorView(key);
  const [values, setValues] = useState<Readonly<Record<string, StoryValue>>>({});
  const [picking, setPicking] = useState(false);
  const trial = useTrial(graph);
  const from =
    graph.nodes.find(({ id }) => id === view.node) ?? graph.nodes.find(({ id }) => id === graph.start);
  if (from === undefined) return <EmptyState title={t("stories.blank")} note={t("stories.nothingToPlay")} />;
  // A value chosen before the variable changed its kind falls back to the start value.
  const chosen = Object.fromEntries(
    graph.variables.map(({ id, start }) => {
      const value = values[id];
      return [id, typeof value === typeof start && value !== undefined ? value : start];
    }),
  );
  const startTrial = () => void trial.start(from.id, chosen);
  return (
    <div className="relative h-full">
      <div className="scroller h-full px-4 pt-1 pb-10">
        <CellGroup title={t("stories.playFrom")}>
          <Cell
            icon={<Play />}
            title={nodeName(from)}
            value={t("stories.changeIt")}
            onPress={() => setPicking(true)}
          />
        </CellGroup>
        <Button
          block
          size="large"
          className="mb-4"
          busy={trial.busy && trial.scenes.length === 0}
          icon={<Play aria-hidden="true" className="size-5" />}
          onClick={startTrial}
        >
          {t("stories.startTrial")}
        </Button>
        {graph.variables.length > 0 && (
          <section className="mb-3">
            <h2 className="px-4 pb-1.5 text-s text-text-3">{t("stories.withValues")}</h2>
            <ul className="rounded-m bg-ink-2 px-4 py-2">
              {graph.variables.map(({ id, name, kind }) => (
                <li key={id} className="flex min-h-13.5 items-center gap-3">
                  <span className="line-clamp-2 min-w-0 flex-1 text-m leading-snug wrap-anywhere">
                    {name}
                  </span>
                  <div className="w-44 max-w-1/2 shrink-0">
                    <ValueField
                      label={name}
                      kind={kind}
                      value={chosen[id] ?? ""}
                      onChange={(value) => setValues({ ...values, [id]: value })}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {trial.trouble !== null && trial.scenes.length === 0 && (
          <div data-art className="text-on-art">
            <TroubleCard trouble={trial.trouble} onRetry={startTrial} />
          </div>
        )}
        <RandomCard graph={graph} onNode={(id) => setEditorView(key, { tab: "write", node: id })} />
      </div>
      <TrialView graph={graph} trial={trial} onRestart={startTrial} />
      <NodePicker
        graph={graph}
        title={t("stories.playFrom")}
        value={from.id}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(id) => setEditorView(key, { node: id })}
      />
    </div>
  );
}
