import { signal } from "../../../platform/signal.ts";
import type { Spot } from "../graph/edit-nodes.ts";
import { type Box, type Camera, fitting, isInside, type Size, seenBox } from "./camera.ts";

/** How much is drawn around the screen, in screen sizes, so that a drag shows drawn map. */
const OVERSCAN = 0.6;
const GLIDE_MS = 280;
const REST_MS = 180;
/** A node closer to the edge counts as hardly visible, px. */
const MARGIN = 60;
/** Below this scale things are too small to press. */
export const ZOOMED_OUT = 0.6;
/** The smallest scale for reading and pressing. */
const READABLE = 0.75;

/** The drawn part of a map: changes when the screen leaves it, or when the scale changes much. */
export interface DrawnArea {
  readonly box: Box;
  readonly scale: number;
}

const scaleDiffers = (one: number, other: number) =>
  Math.abs(Math.log2(one / other)) > 0.4 || one < ZOOMED_OUT !== other < ZOOMED_OUT;
const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The camera over a map: moves a layer by its transform alone, and reports only what must be drawn. */
export class MapCamera {
  readonly drawn = signal<DrawnArea>({ box: { x: 0, y: 0, width: 0, height: 0 }, scale: 1 });
  #camera: Camera | null = null;
  #spots: readonly Spot[] = [];
  #first: Spot | undefined;
  #frame: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #gliding = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** Shows the map in a frame; at first everything, and after a resize the same centre. */
  attach(frame: HTMLElement, layer: HTMLElement): () => void {
    this.#frame = frame;
    this.#layer = layer;
    this.#show(this.at());
    const watch = new ResizeObserver(() => this.#show(this.at()));
    watch.observe(frame);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#gliding);
      clearTimeout(this.#resting);
    };
  }

  /** Sets the positions of the nodes, and the first one to look at. */
  know(spots: readonly Spot[], first: Spot | undefined): void {
    this.#spots = spots;
    this.#first = first;
  }

  /** The initial camera: everything, or the first node where everything would be too small to read. */
  at(): Camera {
    if (this.#camera !== null) return this.#camera;
    const all = fitting(this.#spots, this.size());
    return all.scale >= ZOOMED_OUT || this.#first === undefined ? all : this.#before(this.#first);
  }

  /** Places a node in the upper half of the screen: what follows is visible, and a sheet does not cover it. */
  #before({ x, y }: Spot, scale = READABLE): Camera {
    return { x, y: y + (this.size().height * 0.2) / scale, scale };
  }

  size(): Size {
    return { width: this.#frame?.clientWidth ?? 0, height: this.#frame?.clientHeight ?? 0 };
  }

  /** Moves at once. */
  set(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.#show(camera);
  }

  /** Moves smoothly, or at once under reduced motion. */
  glide(to: Camera): void {
    cancelAnimationFrame(this.#gliding);
    if (prefersReducedMotion()) {
      this.#show(to);
      return;
    }
    const from = this.at();
    const startedAt = performance.now();
    const frame = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - startedAt) / GLIDE_MS));
      const eased = 1 - (1 - share) ** 3;
      const mix = (one: number, other: number) => one + (other - one) * eased;
      this.#show({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) });
      if (share < 1) this.#gliding = requestAnimationFrame(frame);
    };
    this.#gliding = requestAnimationFrame(frame);
  }

  /** Shows all nodes. */
  fit(): void {
    this.glide(fitting(this.#spots, this.size()));
  }

  /** Brings a node into view that is outside, or too small to press. */
  reveal({ x, y }: Spot): void {
    const now = this.at();
    const { width, height } = this.size();
    const isSeen =
      Math.abs(x - now.x) * now.scale < width / 2 - MARGIN &&
      Math.abs(y - now.y) * now.scale < height / 2 - MARGIN;
    if (!isSeen || now.scale < ZOOMED_OUT) this.glide(this.#before({ x, y }, Math.max(now.scale, READABLE)));
  }

  #show(next: Camera): void {
    this.#camera = next;
    const { width, height } = this.size();
    if (this.#layer !== null) {
      const { style } = this.#layer;
      // A layer of its own while it moves; redrawn sharp when it stops.
      style.willChange = "transform";
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => {
        style.willChange = "";
      }, REST_MS);
      style.transform = `translate(${width / 2 - next.x * next.scale}px, ${height / 2 - next.y * next.scale}px) scale(${next.scale})`;
    }
    const { box, scale } = this.drawn.get();
    if (isInside(seenBox(next, { width, height }), box) && !scaleDiffers(scale, next.scale)) return;
    this.drawn.set({ box: seenBox(next, { width, height }, OVERSCAN), scale: next.scale });
  }
}
