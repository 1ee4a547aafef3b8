import { layout } from "@4d/story";
import { useMemo } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { choiceTo } from "../../graph/edit-choices.ts";
import { emptyNode } from "../../graph/edit-nodes.ts";
import { emptyGraph, type Work } from "../../story-work.ts";
import { MapCanvas } from "../map/map-canvas.tsx";

type InkMap = NonNullable<Work["ink"]>["map"];

/** Knots laid out like nodes; their names may be anything, so nodes are numbered. */
function knotNodes(map: InkMap) {
  const ids = new Map(map.map(({ id }, at) => [id, `k${at}`]));
  const nodes = map.map(({ id, targets }) => ({
    ...emptyNode(ids.get(id) ?? "", { x: 0, y: 0 }),
    choices: targets.map((target) => choiceTo(ids.get(target) ?? "")),
  }));
  const drawn = layout({ ...emptyGraph, start: nodes[0]?.id ?? "", nodes }).nodes;
  return drawn.map(({ id, x, y }, at) => ({ id, x, y, knot: map[at] }));
}

/** An imported ink story: an approximate map, or its text. It is played unchanged (`stories §4.2`). */
export function InkView({ work: { ink }, map }: { work: Work; map: boolean }) {
  const nodes = useMemo(() => knotNodes(ink?.map ?? []), [ink]);
  const edges = nodes.flatMap(({ id, knot }) =>
    (knot?.targets ?? []).flatMap((target) => {
      const to = nodes.find((one) => one.knot?.id === target)?.id;
      return to === undefined ? [] : [{ from: id, to }];
    }),
  );
  if (!map)
    return (
      <div className="scroller h-full px-4 pb-8">
        <p className="pb-3 text-s text-text-2">{t("stories.inkNote")}</p>
        <pre className="rounded-m bg-ink-2 p-4 text-s wrap-anywhere whitespace-pre-wrap">{ink?.text}</pre>
      </div>
    );
  return (
    <div className="relative h-full">
      <MapCanvas
        label={t("stories.mapOf", { n: nodes.length })}
        nodes={nodes}
        edges={edges}
        draw={({ knot }, isZoomedOut) => (
          <div className="flex size-full flex-col justify-center rounded-m bg-ink-3 px-3 shadow-pop">
            {!isZoomedOut && (
              <>
                <span className="truncate text-s font-semibold">{knot?.id || t("stories.opening")}</span>
                <span className="truncate text-xs text-text-3">{knot?.text}</span>
              </>
            )}
          </div>
        )}
      />
    </div>
  );
}
