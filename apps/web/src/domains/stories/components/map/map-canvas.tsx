import { Maximize, Minus, Plus } from "lucide-react";
import { memo, type ReactNode, useMemo } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Spot } from "../../graph/edit-nodes.ts";
import { NODE, touches } from "../../map/camera.ts";
import { edgePath, edgeTouches } from "../../map/edges.ts";
import { type MapCamera, ZOOMED_OUT } from "../../map/map-camera.ts";
import { nodeTransform } from "../../map/move-node-element.ts";
import { type MapActions, type MapNode, useMap, zoomBy } from "../../map/use-map.ts";

interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly tone?: "plain" | "taken" | "fog";
}
interface MapCanvasProps<T extends MapNode> extends MapActions {
  label: string;
  nodes: readonly T[];
  edges: readonly MapEdge[];
  /** Draws a node in place; `isZoomedOut` when text would be too small to read. */
  draw: (node: T, isZoomedOut: boolean) => ReactNode;
  /** An edge being drawn. */
  loose?: { readonly from: Spot; readonly to: Spot } | null | undefined;
  /** Shown over the map, at its lower edge. */
  children?: ReactNode;
}

const tones = {
  plain: "stroke-text-3 opacity-60",
  taken: "stroke-capsule",
  fog: "stroke-text-3 opacity-50",
} as const;

interface EdgeProps {
  from: string;
  to: string;
  path: string;
  tone: NonNullable<MapEdge["tone"]>;
}

const Edge = memo(function Edge({ from, to, path, tone }: EdgeProps) {
  return (
    <path
      data-from={from}
      data-to={to}
      d={path}
      fill="none"
      strokeWidth={tone === "taken" ? 3 : 2}
      strokeDasharray={tone === "fog" ? "6 7" : undefined}
      markerEnd={tone === "taken" ? "url(#map-arrow-taken)" : "url(#map-arrow)"}
      className={tones[tone]}
    />
  );
});

function Arrow({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="12"
      markerHeight="12"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0.6L7 4L0 7.4Z" className={className} />
    </marker>
  );
}

/** A story's map: drag, pinch, wheel, arrow keys; only visible nodes are drawn. */
export function MapCanvas<T extends MapNode>(props: MapCanvasProps<T>) {
  const { label, nodes, edges, draw, loose, children } = props;
  const { camera, drawn, frame, layer } = useMap(nodes, props);
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const lines = edges.flatMap(({ from, to, tone = "plain" }) => {
    const [one, other] = [byId.get(from), byId.get(to)];
    if (one === undefined || other === undefined || !edgeTouches(one, other, drawn.box)) return [];
    return [{ from, to, path: edgePath(one, other), tone }];
  });
  return (
    <div className="absolute inset-0 overflow-hidden bg-ink-0">
      <div
        ref={frame}
        role="application"
        aria-label={label}
        aria-roledescription={t("stories.mapRole")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes key input, for which it needs the focus
        tabIndex={0}
        className="absolute inset-0 touch-none -outline-offset-4 select-none"
      >
        <div ref={layer} className="absolute top-0 left-0 origin-top-left">
          <svg aria-hidden="true" width="1" height="1" className="absolute overflow-visible">
            <defs>
              <Arrow id="map-arrow" className="fill-text-3" />
              <Arrow id="map-arrow-taken" className="fill-capsule" />
            </defs>
            {lines.map((line) => (
              <Edge key={`${line.from} ${line.to}`} {...line} />
            ))}
            {loose && (
              <path
                d={`M${loose.from.x} ${loose.from.y + NODE.height / 2}L${loose.to.x} ${loose.to.y}`}
                strokeWidth={3}
                strokeDasharray="6 6"
                className="stroke-capsule"
              />
            )}
          </svg>
          {nodes
            .filter((node) => touches(node, drawn.box))
            .map((node) => (
              <div
                key={node.id}
                data-node={node.id}
                className="absolute"
                style={{
                  width: NODE.width,
                  height: NODE.height,
                  transform: nodeTransform(node),
                }}
              >
                {draw(node, drawn.scale < ZOOMED_OUT)}
              </div>
            ))}
        </div>
      </div>
      <ZoomTools camera={camera} />
      {children}
    </div>
  );
}

function ZoomTools({ camera }: { camera: MapCamera }) {
  const tools = [
    { label: t("stories.zoomIn"), icon: <Plus aria-hidden="true" />, act: () => zoomBy(camera, 1.5) },
    { label: t("stories.zoomOut"), icon: <Minus aria-hidden="true" />, act: () => zoomBy(camera, 1 / 1.5) },
    { label: t("stories.seeAll"), icon: <Maximize aria-hidden="true" />, act: () => camera.fit() },
  ];
  return (
    <div className="absolute top-2 right-2 flex flex-col rounded-full bg-float shadow-pop">
      {tools.map(({ label, icon, act }) => (
        <IconButton key={label} label={label} icon={icon} onClick={act} />
      ))}
    </div>
  );
}
