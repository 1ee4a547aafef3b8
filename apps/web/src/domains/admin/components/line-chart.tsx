import { useId } from "react";

interface LineChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  values: readonly number[];
}

const [WIDTH, HEIGHT, TOP] = [320, 64, 4];

/**
 * A line over days with the area under it shaded, as wide as its container. Drawn by hand: no library for a polyline.
 */
export function LineChart({ label, values }: LineChartProps) {
  const id = useId();
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const x = values.length === 1 ? WIDTH / 2 : at * step;
    return `${x.toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - TOP)).toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-16 w-full text-capsule"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.45" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      <polygon points={`0,${HEIGHT} ${points.join(" ")} ${WIDTH},${HEIGHT}`} fill={`url(#${id})`} />
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
