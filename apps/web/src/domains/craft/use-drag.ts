import { type PointerEvent as Press, type RefObject, useMemo } from "react";
import { flushSync } from "react-dom";
import type { Board, Piece } from "./board.store.ts";
import { neighbours, type Point, pieceAt } from "./board-geometry.ts";
import type { Thing } from "./thing.ts";

/** A shorter move is a press, px. */
const SLOP = 6;
/** How long a finger must rest on the list before it drags an element instead of scrolling, ms. */
const HOLD_MS = 180;

export const transformOf = ({ x, y }: Point): string =>
  `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%)`;

/** Draws the threads from a point to the pieces nearby; there are two lines, and unused ones are hidden. */
export function drawThreads(lines: SVGSVGElement | null, from: Point, to: readonly Point[]): void {
  if (lines === null) return;
  for (const [at, line] of [...lines.children].entries()) {
    const end = to[at];
    line.setAttribute("visibility", end === undefined ? "hidden" : "visible");
    if (end === undefined) continue;
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: end.x, y2: end.y }))
      line.setAttribute(name, String(value));
  }
}

interface DragTargets {
  board: Board;
  box: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
}

/** Moves a piece with the pointer by its style alone, so that nothing is drawn again on the way. */
function carried({ board, box, lines }: DragTargets, piece: Piece, from: Point) {
  const element = box.current?.querySelector<HTMLElement>(`[data-piece="${piece.id}"]`);
  const others = board.store.getState().pieces.filter(({ id }) => id !== piece.id);
  const corner = box.current?.getBoundingClientRect();
  let at: Point = piece;
  let near: Piece | null = null;
  const mark = (next: Piece | null) => {
    if (near?.id === next?.id) return;
    for (const [one, on] of [
      [near, false],
      [next, true],
    ] as const)
      if (one !== null)
        box.current?.querySelector(`[data-piece="${one.id}"]`)?.toggleAttribute("data-near", on);
    near = next;
  };
  element?.setAttribute("data-carried", "");
  return {
    to(pointer: Point) {
      at = { x: piece.x + pointer.x - from.x, y: piece.y + pointer.y - from.y };
      if (element) element.style.transform = transformOf(at);
      mark(pieceAt(others, at));
      drawThreads(lines.current, at, near === null ? neighbours(others, at) : [near]);
    },
    drop(pointer: Point, cancelled: boolean) {
      const target = near;
      mark(null);
      element?.removeAttribute("data-carried");
      drawThreads(lines.current, at, []);
      const isOutside =
        corner !== undefined && (pointer.y > corner.bottom + 8 || pointer.x > corner.right + 8);
      if (isOutside && !cancelled) return board.remove(piece.id);
      board.move(piece.id, at);
      const put = board.pieceOf(piece.id);
      // If the position does not change, React draws nothing, so the style set during the drag is reset here.
      if (element && put) element.style.transform = transformOf(put);
      if (target !== null && !cancelled) void board.merge(piece.id, target.id);
    },
  };
}

/** Suppresses the click at the end of a drag. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/** Follows a pointer from where it went down; calls `begin` once it is a drag. */
function follow(
  press: Press,
  { patient, begin }: { patient: boolean; begin: () => ReturnType<typeof carried> | null },
): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const from = { x: press.clientX, y: press.clientY };
  let carrying: ReturnType<typeof carried> | null = null;
  const start = () => {
    carrying ??= begin();
  };
  const hold = patient ? setTimeout(start, HOLD_MS) : undefined;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const [dx, dy] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)];
    if (carrying === null) {
      if (Math.max(dx, dy) < SLOP) return;
      clearTimeout(hold);
      if (patient && dy > dx) return stop();
      start();
    }
    carrying?.to({ x: event.clientX, y: event.clientY });
  };
  const still = (event: TouchEvent) => {
    if (carrying !== null) event.preventDefault();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    stop();
    if (carrying === null) return;
    if (event.type === "pointerup") swallowClick();
    carrying.drop({ x: event.clientX, y: event.clientY }, event.type !== "pointerup");
  };
  const stop = () => {
    clearTimeout(hold);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    removeEventListener("touchmove", still);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  addEventListener("touchmove", still, { passive: false });
}

export interface DragHandlers {
  /** The pointer went down on a piece of the board. */
  holdPiece: (press: Press, id: number) => void;
  /** The pointer went down on an element of the shelf; a drag places it under the pointer. */
  holdThing: (press: Press, thing: Thing) => void;
}

/** Dragging with finger, pen or mouse: pieces on the board, elements from the shelf onto it. */
export function useDrag(targets: DragTargets): DragHandlers {
  const { board, box, lines } = targets;
  return useMemo(() => {
    const all = { board, box, lines };
    return {
      holdPiece(press, id) {
        const from = { x: press.clientX, y: press.clientY };
        follow(press, {
          patient: false,
          begin() {
            const piece = board.pieceOf(id);
            return piece === undefined || board.store.getState().busy.has(id)
              ? null
              : carried(all, piece, from);
          },
        });
      },
      holdThing(press, thing) {
        const from = { x: press.clientX, y: press.clientY };
        follow(press, {
          patient: press.pointerType === "touch",
          begin() {
            const corner = box.current?.getBoundingClientRect();
            if (corner === undefined) return null;
            const spot = { x: from.x - corner.left, y: from.y - corner.top };
            const piece = flushSync(() => board.place(thing));
            return carried(all, { ...piece, ...spot }, from);
          },
        });
      },
    };
  }, [board, box, lines]);
}
