import { type PointerEvent, useRef, type WheelEvent } from "react";
import { type Placement, zoomAround } from "./crop-geometry.ts";

interface Finger {
  x: number;
  y: number;
}
const STEP = 16;
type Change = (next: (old: Placement) => Placement) => void;

/** Arrows move, + and − zoom. */
function byKey(key: string, change: Change): void {
  const move = {
    ArrowLeft: [STEP, 0],
    ArrowRight: [-STEP, 0],
    ArrowUp: [0, STEP],
    ArrowDown: [0, -STEP],
  }[key];
  if (move !== undefined) change((old) => ({ ...old, x: old.x + (move[0] ?? 0), y: old.y + (move[1] ?? 0) }));
  if (key === "+" || key === "=") change((old) => zoomAround(old, 1.1, 0, 0));
  if (key === "-") change((old) => zoomAround(old, 1 / 1.1, 0, 0));
}

/** One finger moves, two fingers and the wheel zoom; arrows and +/− do the same from the keyboard. */
export function useCropGesture(change: Change) {
  const fingers = useRef(new Map<number, Finger>());
  const middle = (element: Element): Finger => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      change((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
      return;
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    const at = middle(event.currentTarget);
    change((old) =>
      zoomAround(old, is / Math.max(1, was), (now.x + other.x) / 2 - at.x, (now.y + other.y) / 2 - at.y),
    );
  };
  const drop = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: drop,
    onPointerCancel: drop,
    onWheel: (event: WheelEvent) => {
      const at = middle(event.currentTarget);
      change((old) =>
        zoomAround(old, Math.exp(-event.deltaY / 300), event.clientX - at.x, event.clientY - at.y),
      );
    },
    onKeyDown: ({ key }: { key: string }) => byKey(key, change),
  };
}
