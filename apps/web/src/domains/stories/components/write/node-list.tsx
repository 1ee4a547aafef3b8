import type { StoryGraph } from "@4d/contract";
import type { StoryIssue } from "@4d/story";
import { CircleAlert, Flag, Play, TriangleAlert } from "lucide-react";
import { joinIsolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { nodesLeadingTo } from "../../graph/edit-choices.ts";
import { nodeName } from "../../node-name.ts";
import { troublesOf } from "./story-map.tsx";

interface NodeListProps {
  graph: StoryGraph;
  issues: readonly StoryIssue[];
  onOpen: (id: string) => void;
}

/** The map as a list: every node with its incoming and outgoing links. */
export function NodeList({ graph, issues, onOpen }: NodeListProps) {
  const troubles = troublesOf(issues);
  const names = new Map(graph.nodes.map((node) => [node.id, nodeName(node)]));
  return (
    <ul aria-label={t("stories.nodes")} className="scroller absolute inset-0 px-4 pb-24">
      {graph.nodes.map((node) => {
        const trouble = troubles.get(node.id);
        const targets = node.choices.map(({ target }) => names.get(target) ?? t("stories.nowhere"));
        const onward = targets.length === 0 ? t("stories.noWayOn") : `→ ${joinIsolated(targets, "、")}`;
        const from = nodesLeadingTo(graph, node.id).length;
        return (
          <li key={node.id} className="[contain-intrinsic-size:auto_64px] [content-visibility:auto]">
            <button
              type="button"
              onClick={() => onOpen(node.id)}
              className="hairline-b flex min-h-16 w-full items-center gap-3 py-2.5 text-left -outline-offset-2 [&_svg]:size-5 [&_svg]:shrink-0"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate text-m font-semibold">{names.get(node.id)}</span>
                <span className="truncate text-s text-text-3">
                  {node.ending ? node.endingName || t("stories.ending") : onward}
                </span>
              </span>
              {from === 0 && graph.start !== node.id && (
                <span className="sr-only">{t("stories.noWayHere")}</span>
              )}
              {graph.start === node.id && (
                <Play role="img" aria-label={t("stories.opening")} className="text-capsule" />
              )}
              {node.ending && <Flag role="img" aria-label={t("stories.ending")} className="text-sky" />}
              {trouble === "error" && (
                <CircleAlert role="img" aria-label={t("stories.hasErrors")} className="text-rose" />
              )}
              {trouble === "warning" && (
                <TriangleAlert role="img" aria-label={t("stories.hasWarnings")} className="text-amber" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
