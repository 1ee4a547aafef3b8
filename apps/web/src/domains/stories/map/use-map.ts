import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isEnter } from "../../../platform/input-method.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import type { Spot } from "../graph/edit-nodes.ts";
import { zoomed } from "./camera.ts";
import { neighbour } from "./edges.ts";
import { type DrawnArea, MapCamera } from "./map-camera.ts";
import { MapGestures, type MapHandlers } from "./map-gestures.ts";
import { moveNodeElement } from "./move-node-element.ts";

export interface MapNode extends Spot {
  readonly id: string;
}
/** Actions on the nodes of a map, by fingers and by keys. */
export interface MapActions extends MapHandlers {
  /** The focused node; the map brings it into view. */
  focus?: string | undefined;
  onFocus?: ((id: string) => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
  /** Shift and an arrow: moves a node, in the map's units. */
  onNudge?: ((id: string, by: Spot) => void) | undefined;
}

const NUDGE = 20;
const directions: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Zooms around the middle of the screen. */
export function zoomBy(camera: MapCamera, factor: number): void {
  const { width, height } = camera.size();
  camera.glide(zoomed(camera.at(), { width, height }, { x: width / 2, y: height / 2 }, factor));
}

/** Handles a key on the map; returns whether it did. */
function handleKey(
  event: KeyboardEvent,
  camera: MapCamera,
  nodes: readonly MapNode[],
  actions: MapActions,
): boolean {
  const { focus, onFocus, onOpen, onNudge } = actions;
  const target = nodes.find(({ id }) => id === focus);
  const direction = directions[event.key];
  if (event.key === "+" || event.key === "=") zoomBy(camera, 1.4);
  else if (event.key === "-") zoomBy(camera, 1 / 1.4);
  else if (event.key === "0") camera.fit();
  else if (direction !== undefined && target === undefined) onFocus?.(nodes[0]?.id ?? "");
  else if (direction !== undefined && target !== undefined && event.shiftKey)
    onNudge?.(target.id, { x: direction.x * NUDGE, y: direction.y * NUDGE });
  else if (direction !== undefined && target !== undefined)
    onFocus?.((neighbour(target, nodes, direction) ?? target).id);
  else if (isEnter(event) && target !== undefined) onOpen?.(target.id);
  else return false;
  return true;
}

export interface OpenMap {
  readonly camera: MapCamera;
  readonly drawn: DrawnArea;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** Connects camera, gestures and keys of a map to the page. */
export function useMap(nodes: readonly MapNode[], actions: MapActions): OpenMap {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new MapCamera());
  const [gestures] = useState(() => new MapGestures(camera));
  const drawn = useSignal(camera.drawn);
  useLayoutEffect(() => {
    camera.know(nodes, nodes.find(({ id }) => id === actions.focus) ?? nodes[0]);
    const spotOf = (id: string) => nodes.find((node) => node.id === id);
    gestures.listen({
      ...actions,
      spotOf,
      carry: (id, spot) => moveNodeElement(layer.current, spotOf, id, spot),
    });
  });
  useLayoutEffect(() => {
    const [box, inner] = [frame.current, layer.current];
    if (box === null || inner === null) return;
    const ends = [camera.attach(box, inner), gestures.attach(box)];
    return () => {
      for (const end of ends) end();
    };
  }, [camera, gestures]);
  useEffect(() => {
    const box = frame.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleKey(event, camera, nodes, actions)) event.preventDefault();
    };
    box?.addEventListener("keydown", onKeyDown);
    return () => box?.removeEventListener("keydown", onKeyDown);
  });
  // Only when the focus changes: a dragged node stays under its finger.
  const { focus = "" } = actions;
  const isThere = nodes.some(({ id }) => id === focus);
  const shown = useRef("");
  useEffect(() => {
    if (!isThere || shown.current === focus) return;
    shown.current = focus;
    const spot = nodes.find(({ id }) => id === focus);
    if (spot !== undefined) camera.reveal(spot);
  }, [camera, focus, isThere, nodes]);
  return { camera, drawn, frame, layer };
}
