import type { Spot } from "../graph/edit-nodes.ts";
import { panned, toMap, zoomed } from "./camera.ts";
import { type MapCamera, ZOOMED_OUT } from "./map-camera.ts";

const SLOP = 6;
const WHEEL = 0.0016;

/** Gestures on the map's content; the map itself pans and zooms. */
export interface MapHandlers {
  /** A node was dragged: its centre's new position. */
  readonly onDrag?: ((id: string, spot: Spot) => void) | undefined;
  /** An edge is drawn from a node: its loose end, the node under it; `end` on release. */
  readonly onDraw?: ((from: string, spot: Spot, over: string | null, end: boolean) => void) | undefined;
}
interface ListenedMap extends MapHandlers {
  readonly spotOf: (id: string) => Spot | undefined;
  /** Draws a node being dragged; its position counts on release. */
  readonly carry: (id: string, spot: Spot) => void;
}

interface Gesture {
  readonly kind: "pan" | "node" | "line";
  readonly id: string;
  /** From the finger to the node's centre, in map units. */
  readonly offset: Spot;
  moved: boolean;
}

const NOWHERE: Spot = { x: 0, y: 0 };
const pan = (moved: boolean): Gesture => ({ kind: "pan", id: "", offset: NOWHERE, moved });

const closestAttribute = ({ target }: Event, name: string): string | null =>
  target instanceof Element ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null) : null;

function nodeAt({ clientX, clientY }: PointerEvent): string | null {
  for (const one of document.elementsFromPoint(clientX, clientY)) {
    const node = one.closest("[data-node]");
    if (node !== null && one.closest("[data-port]") === null) return node.getAttribute("data-node");
  }
  return null;
}

/** Drag, pinch, wheel: pans and zooms the camera, moves nodes, draws edges between them. */
export class MapGestures {
  readonly #camera: MapCamera;
  readonly #fingers = new Map<number, Spot>();
  #known: ListenedMap = { spotOf: () => undefined, carry: () => undefined };
  #frame: HTMLElement | null = null;
  #held: Gesture | null = null;

  constructor(camera: MapCamera) {
    this.#camera = camera;
  }

  /** Sets the handlers. */
  listen(known: ListenedMap): void {
    this.#known = known;
  }

  attach(frame: HTMLElement): () => void {
    this.#frame = frame;
    const ending = new AbortController();
    const { signal } = ending;
    frame.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    frame.addEventListener("pointermove", (event) => this.#move(event), { signal });
    frame.addEventListener("pointerup", (event) => this.#up(event), { signal });
    frame.addEventListener("pointercancel", (event) => this.#up(event), { signal });
    // Not passive, or the page would zoom too.
    frame.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    return () => ending.abort();
  }

  #here({ clientX, clientY }: MouseEvent): Spot {
    const box = this.#frame?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  #onMap(spot: Spot): Spot {
    return toMap(this.#camera.at(), this.#camera.size(), spot);
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const spot = this.#here(event);
    this.#fingers.set(event.pointerId, spot);
    if (this.#fingers.size > 1) {
      this.#held = pan(true);
      return;
    }
    const { onDrag, onDraw, spotOf } = this.#known;
    const [port, node] = [closestAttribute(event, "port"), closestAttribute(event, "node")];
    const middle = node === null ? undefined : spotOf(node);
    if (port !== null && onDraw !== undefined)
      this.#held = { kind: "line", id: port, offset: NOWHERE, moved: false };
    else if (node !== null && middle !== undefined && onDrag !== undefined) {
      const at = this.#onMap(spot);
      const offset = { x: middle.x - at.x, y: middle.y - at.y };
      this.#held = { kind: "node", id: node, offset, moved: false };
    } else this.#held = pan(false);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    const held = this.#held;
    if (before === undefined || held === null) return;
    const spot = this.#here(event);
    if (this.#fingers.size > 1) {
      this.#pinch(event.pointerId, spot);
      return;
    }
    if (!held.moved) {
      if (Math.hypot(spot.x - before.x, spot.y - before.y) < SLOP) return;
      held.moved = true;
      // From now on the map captures the finger: nothing under it is pressed.
      this.#frame?.setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, spot);
    if (held.kind === "pan")
      this.#camera.set(panned(this.#camera.at(), { x: spot.x - before.x, y: spot.y - before.y }));
    else this.#dispatch(held, event, false);
  }

  #pinch(id: number, spot: Spot): void {
    const [a, b] = [...this.#fingers.values()];
    this.#fingers.set(id, spot);
    const [c, d] = [...this.#fingers.values()];
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
    const factor = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const by = { x: middle.x - (a.x + b.x) / 2, y: middle.y - (a.y + b.y) / 2 };
    this.#camera.set(zoomed(panned(this.#camera.at(), by), this.#camera.size(), middle, factor));
  }

  #dispatch({ kind, id, offset }: Gesture, event: PointerEvent, end: boolean): void {
    const at = this.#onMap(this.#here(event));
    const middle = { x: at.x + offset.x, y: at.y + offset.y };
    if (kind === "node" && end) this.#known.onDrag?.(id, middle);
    else if (kind === "node") this.#known.carry(id, middle);
    if (kind === "line") this.#known.onDraw?.(id, at, nodeAt(event), end);
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    const held = this.#held;
    this.#held = null;
    if (held?.moved) this.#dispatch(held, event, true);
    else if (this.#camera.at().scale < ZOOMED_OUT) this.#approach(event);
  }

  /** A press on something too small zooms in. */
  #approach(event: PointerEvent): void {
    const node = nodeAt(event);
    const spot = node === null ? undefined : this.#known.spotOf(node);
    if (spot !== undefined) this.#camera.reveal(spot);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const camera = this.#camera;
    const isZoom = event.ctrlKey || event.deltaX === 0;
    camera.set(
      isZoom
        ? zoomed(camera.at(), camera.size(), this.#here(event), Math.exp(-event.deltaY * WHEEL))
        : panned(camera.at(), { x: -event.deltaX, y: -event.deltaY }),
    );
  }
}
