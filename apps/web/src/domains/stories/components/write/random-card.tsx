import type { StoryGraph } from "@4d/contract";
import type { RandomPlayReport } from "@4d/story";
import { Dices } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { playRandomly, stopPlaying } from "../../engine/story-checker.ts";
import { nodeName } from "../../node-name.ts";

const PLAYS = 500;
const percent = (share: number) => Math.round(share * 1000) / 10;

function ShareBar({ name, share, warn }: { name: string; share: number; warn?: boolean }) {
  return (
    <li className="py-1.5">
      <span className="flex gap-3 text-s">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="num text-text-2">{t("stories.percent", { n: percent(share) })}</span>
      </span>
      <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-ink-4">
        <span
          className={warn === true ? "block h-full bg-rose" : "block h-full bg-capsule"}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </li>
  );
}

function PlayReport({
  report,
  graph,
  onNode,
}: {
  report: RandomPlayReport;
  graph: StoryGraph;
  onNode: (id: string) => void;
}) {
  const nameOf = (id: string) => {
    const node = graph.nodes.find((one) => one.id === id);
    return node === undefined ? t("stories.nowhere") : nodeName(node);
  };
  const { plays, endings, deadEnds, endless, unseen, averageLength, averageLetters } = report;
  return (
    <div role="status" className="animate-fade-in pt-3">
      <p className="num pb-1 text-s text-text-2">
        {t("stories.played", {
          n: plays,
          steps: Math.round(averageLength * 10) / 10,
          letters: Math.round(averageLetters),
        })}
      </p>
      <ul>
        {endings.map(({ node, name, share }) => (
          <ShareBar key={node} name={name || nameOf(node)} share={share} />
        ))}
        {deadEnds.map(({ node, plays: stopped }) => (
          <ShareBar
            key={node}
            warn
            name={t("stories.stopsAt", { name: nameOf(node) })}
            share={stopped / Math.max(1, plays)}
          />
        ))}
        {endless > 0 && <ShareBar warn name={t("stories.endless")} share={endless / Math.max(1, plays)} />}
      </ul>
      {unseen.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 pt-2 text-s text-text-2">
          {t("stories.unseen", { n: unseen.length })}
          {unseen.slice(0, 8).map((id) => (
            <button
              key={id}
              type="button"
              onClick={() => onNode(id)}
              className="hit press min-h-8 max-w-40 truncate rounded-full bg-ink-3 px-3"
            >
              {nameOf(id)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Plays five hundred random runs in a worker: reached endings, and nodes nobody sees (`STORY-1`). */
export function RandomCard({ graph, onNode }: { graph: StoryGraph; onNode: (id: string) => void }) {
  const [played, setPlayed] = useState<number | null>(null);
  const [state, setState] = useState<{ report: RandomPlayReport; graph: StoryGraph } | null>(null);
  useEffect(() => stopPlaying, []);
  const play = async () => {
    setPlayed(0);
    const outcome = await playRandomly(graph, PLAYS, setPlayed);
    setPlayed(null);
    if (outcome.ok) setState({ report: outcome.value, graph });
    else if (outcome.failure !== null) toast(t("stories.notPlayed"));
  };
  return (
    <section aria-label={t("stories.random")} className="mb-3 rounded-l bg-ink-2 p-4">
      <h3 className="text-m font-semibold">{t("stories.random")}</h3>
      <p className="pb-3 text-s text-pretty text-text-2">{t("stories.randomNote", { n: PLAYS })}</p>
      {played === null ? (
        <Button
          look="ghost"
          block
          icon={<Dices aria-hidden="true" className="size-4.5" />}
          disabled={graph.nodes.length === 0}
          onClick={() => void play()}
        >
          {t("stories.playRandom", { n: PLAYS })}
        </Button>
      ) : (
        <div className="flex items-center gap-3">
          <progress
            aria-label={t("stories.random")}
            max={PLAYS}
            value={played}
            className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-ink-4 accent-capsule"
          />
          <span className="num text-s text-text-2">{t("common.counter", { n: played, max: PLAYS })}</span>
          <Button look="quiet" size="small" onClick={stopPlaying}>
            {t("stories.stop")}
          </Button>
        </div>
      )}
      {state !== null && played === null && (
        <>
          {state.graph !== graph && <p className="pt-3 text-s text-amber">{t("stories.reportOld")}</p>}
          <PlayReport report={state.report} graph={state.graph} onNode={onNode} />
        </>
      )}
    </section>
  );
}
