import { type MouseEvent, type PointerEvent, useRef } from "react";

const HOLD_MS = 450;
const SLOP = 10;

/** A long press, the right mouse button and the menu key all call `onHold` with the element. */
export function useLongPress(onHold: (element: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = false;
      if (event.pointerType === "mouse") return;
      start.current = { x: event.clientX, y: event.clientY };
      const element = event.currentTarget;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold(element);
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      stop();
      // Touch browsers send both; the menu is open already.
      if (!held.current) onHold(event.currentTarget);
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!held.current) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = false;
    },
  };
}
