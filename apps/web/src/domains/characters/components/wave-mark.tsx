import { cx } from "../../../ui/cx.ts";

/** Left edge and height of each bar, in units of the view box. */
const BARS = [
  [0.75, 5],
  [4.75, 11],
  [8.75, 8],
  [12.75, 14],
  [16.75, 6],
  [20.75, 12],
  [24.75, 9],
] as const;

/** A few bars that stand for a voice; they move while it is heard (`on`). Decorative. */
export function WaveMark({ on }: { on: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 16"
      className={cx("h-4 w-7 shrink-0", on ? "text-capsule" : "text-text-3")}
    >
      {BARS.map(([x, height]) => (
        <rect
          key={x}
          x={x}
          y={8 - height / 2}
          width="2.5"
          height={height}
          rx="1.25"
          fill="currentColor"
          style={on ? { animationDelay: `${x * -35}ms` } : {}}
          className={cx("origin-center [transform-box:fill-box]", on && "animate-sway")}
        />
      ))}
    </svg>
  );
}
