import type { WheelEvent } from "react";

/** Lets a mouse wheel scroll a row sideways. Pass it to `onWheel`. */
export function wheelSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}
