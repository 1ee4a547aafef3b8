import type { WheelEvent } from "react";

/** A mouse has one wheel: over a row that scrolls sideways it turns the row. Give it to `onWheel`. */
export function wheelSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}
