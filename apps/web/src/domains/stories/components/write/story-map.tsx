import type { StoryNode } from "@4d/contract";
import type { StoryIssue } from "@4d/story";
import { CircleAlert, Flag, Play, TriangleAlert } from "lucide-react";
import { memo, useMemo, useState } from "react";
import { joinIsolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { hasRoom, linkNodes } from "../../graph/edit-choices.ts";
import { addNode, emptyNode, moveNode, type Spot } from "../../graph/edit-nodes.ts";
import { freshId } from "../../graph/fresh-id.ts";
import { nodeName } from "../../node-name.ts";
import type { OpenWork } from "../../use-work.ts";
import { MapCanvas } from "../map/map-canvas.tsx";

export type Trouble = "error" | "warning" | "";

/** The worst issue of each node. Pure. */
export function troublesOf(issues: readonly StoryIssue[]): ReadonlyMap<string, Trouble> {
  const worst = new Map<string, Trouble>();
  for (const { node, severity } of issues)
    if (node !== undefined && worst.get(node) !== "error") worst.set(node, severity);
  return worst;
}

interface CardProps {
  node: StoryNode;
  speaker: string;
  isStart: boolean;
  isFocus: boolean;
  isTarget: boolean;
  trouble: Trouble;
  isZoomedOut: boolean;
  onOpen: (id: string) => void;
}

function NodeMark({ isStart, ending, trouble }: { isStart: boolean; ending: boolean; trouble: Trouble }) {
  if (trouble === "error")
    return <CircleAlert role="img" aria-label={t("stories.hasErrors")} className="text-rose" />;
  if (trouble === "warning")
    return <TriangleAlert role="img" aria-label={t("stories.hasWarnings")} className="text-amber" />;
  if (isStart) return <Play role="img" aria-label={t("stories.opening")} className="text-capsule" />;
  if (ending) return <Flag role="img" aria-label={t("stories.ending")} className="text-sky" />;
  return null;
}

type NodeLook = Pick<CardProps, "isFocus" | "isTarget" | "trouble" | "isStart">;

/** A node's outline: the present action comes before issues, and those before the start. */
function outline({ isFocus, isTarget, trouble, isStart }: NodeLook): string {
  if (isTarget) return "outline-3 outline-sky";
  if (isFocus) return "outline-3 outline-capsule";
  if (trouble === "error") return "outline-2 outline-rose";
  if (trouble === "warning") return "outline-2 outline-amber";
  return isStart ? "outline-2 outline-capsule" : "";
}

const NodeCard = memo(function NodeCard(props: CardProps) {
  const { node, speaker, isStart, isFocus, isTarget, trouble, isZoomedOut: far, onOpen } = props;
  const shape = cx(
    "relative flex size-full flex-col justify-center overflow-hidden rounded-m px-3 text-left shadow-pop",
    node.ending ? "bg-capsule-deep" : "bg-ink-3",
    outline({ isFocus, isTarget, trouble, isStart }),
  );
  // Too small to press: a press zooms in.
  if (far)
    return (
      <div className={shape}>
        <span className="line-clamp-2 text-center text-tab leading-tight font-semibold">
          {nodeName(node)}
        </span>
      </div>
    );
  return (
    <>
      <button type="button" tabIndex={-1} onClick={() => onOpen(node.id)} className={shape}>
        {node.background !== "" && (
          <img
            src={node.background}
            alt=""
            draggable={false}
            loading="lazy"
            className="absolute inset-y-0 right-0 h-full w-10 object-cover opacity-60"
          />
        )}
        <span className="flex items-center gap-1.5 pr-9 [&_svg]:size-4 [&_svg]:shrink-0">
          <NodeMark isStart={isStart} ending={node.ending} trouble={trouble} />
          <span className="truncate text-tab-narrow font-semibold">{nodeName(node)}</span>
        </span>
        <span className={cx("truncate pr-9 text-dot", node.ending ? "text-text-1" : "text-text-3")}>
          {node.ending
            ? node.endingName || t("stories.ending")
            : joinIsolated([speaker, t("stories.choicesCount", { n: node.choices.length })])}
        </span>
      </button>
      {!node.ending && hasRoom(node) && (
        <span
          data-port={node.id}
          aria-hidden="true"
          className="absolute -bottom-5.5 left-1/2 grid size-11 -translate-x-1/2 cursor-crosshair place-items-center"
        >
          <span className="size-4 rounded-full border-2 border-capsule bg-ink-0" />
        </span>
      )}
    </>
  );
});

interface StoryMapProps {
  open: OpenWork;
  issues: readonly StoryIssue[];
  focus: string;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

/** The author's map: nodes are dragged, edges are drawn from the dot beneath a node. */
export function StoryMap({ open: { work, edit }, issues, focus, onFocus, onOpen }: StoryMapProps) {
  const { graph } = work.written;
  const [loose, setLoose] = useState<{ from: string; to: Spot; over: string | null } | null>(null);
  const troubles = useMemo(() => troublesOf(issues), [issues]);
  const speakers = useMemo(() => new Map(graph.cast.map(({ key, name }) => [key, name])), [graph.cast]);
  const edges = useMemo(
    () =>
      graph.nodes.flatMap(({ id, choices, ending }) =>
        [...new Set(choices.map(({ target }) => target))]
          .filter((target) => target !== "")
          .map((target) => ({ from: id, to: target, tone: ending ? ("fog" as const) : ("plain" as const) })),
      ),
    [graph.nodes],
  );
  const draw = (from: string, to: Spot, over: string | null, end: boolean) => {
    if (!end) return setLoose({ from, to, over });
    setLoose(null);
    if (over !== null) return edit(linkNodes(from, over));
    // Released over nothing: a new node is created there.
    const node = emptyNode(freshId("n"), { x: to.x, y: to.y + 32 });
    edit((before) => linkNodes(from, node.id)(addNode(node)(before)));
    onFocus(node.id);
  };
  const from = graph.nodes.find(({ id }) => id === loose?.from);
  return (
    <MapCanvas
      label={t("stories.mapOf", { n: graph.nodes.length })}
      nodes={graph.nodes}
      edges={edges}
      focus={focus}
      onFocus={onFocus}
      onOpen={onOpen}
      onNudge={(id, by) => {
        const node = graph.nodes.find((one) => one.id === id);
        if (node !== undefined) edit(moveNode(id, { x: node.x + by.x, y: node.y + by.y }), `nudge ${id}`);
      }}
      onDrag={(id, spot) => edit(moveNode(id, spot), `drag ${id}`)}
      onDraw={draw}
      loose={loose !== null && from !== undefined ? { from, to: loose.to } : null}
      draw={(node, isZoomedOut) => (
        <NodeCard
          node={node}
          isZoomedOut={isZoomedOut}
          speaker={speakers.get(node.speaker) ?? ""}
          isStart={graph.start === node.id}
          isFocus={focus === node.id}
          isTarget={loose?.over === node.id}
          trouble={troubles.get(node.id) ?? ""}
          onOpen={onOpen}
        />
      )}
    />
  );
}
