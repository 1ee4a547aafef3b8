import type { Sky } from "./day-part.ts";
import { seeded } from "./seeded.ts";
import { Tesseract } from "./tesseract.tsx";

const WIDTH = 390;
const HEIGHT = 844;
const HORIZON = 470;

interface Star {
  x: number;
  y: number;
  r: number;
  dim: number;
}

const stars: readonly Star[] = (() => {
  const random = seeded(1126);
  return Array.from({ length: 90 }, () => ({
    x: random() * WIDTH,
    y: random() ** 1.4 * (HORIZON - 60),
    r: 0.4 + random() ** 3 * 1.5,
    dim: 0.25 + random() * 0.75,
  }));
})();

/** A ridge of hills: a few sines of seeded phase, closed at the bottom. */
function ridge(seed: number, base: number, height: number): string {
  const random = seeded(seed);
  const waves = [1.3, 2.6, 5.1].map((pace) => ({ pace, phase: random() * 7, size: height / pace }));
  const points = Array.from({ length: 40 }, (_, at) => {
    const x = (at / 39) * WIDTH;
    const y = waves.reduce(
      (sum, { pace, phase, size }) => sum - Math.sin((at / 39) * 3.1 * pace + phase) * size,
      base,
    );
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M0 ${HEIGHT}L${points.join("L")}L${WIDTH} ${HEIGHT}Z`;
}

const ridges = [
  { path: ridge(7, HORIZON - 8, 26), className: "fill-hill-a opacity-60" },
  { path: ridge(23, HORIZON + 24, 34), className: "fill-hill-a" },
  { path: ridge(41, HORIZON + 74, 30), className: "fill-hill-b" },
] as const;

function Landscape() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id="sky-halo">
          <stop offset="0" stopColor="var(--sky-glow)" stopOpacity=".9" />
          <stop offset=".3" stopColor="var(--sky-glow)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--sky-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="animate-twinkle">
        {stars.map(({ x, y, r, dim }) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} opacity={dim} className="fill-on-art" />
        ))}
      </g>
      <circle cx="195" cy="245" r="210" fill="url(#sky-halo)" opacity=".75" />
      <circle cx="195" cy="245" r="96" className="fill-sky-glow" opacity=".2" />
      {ridges.map(({ path, className }) => (
        <path key={className} d={path} className={className} />
      ))}
    </svg>
  );
}

/** A sky over hills with the tesseract for its moon, faded to ink below the middle (design rule 5). */
export function SkyArt({ sky }: { sky: Sky }) {
  return (
    <div
      data-sky={sky}
      className="@container absolute inset-0 -z-10 overflow-hidden bg-linear-[175deg,var(--sky-a),var(--sky-b)_30%,var(--sky-c)_58%]"
    >
      <div className="absolute inset-0 short:-translate-y-16">
        <Landscape />
        <div className="absolute inset-x-0 top-[max(62.8cqw,29%)] flex -translate-y-1/2 justify-center">
          <Tesseract size={232} className="animate-drift text-on-art short:scale-75" />
        </div>
      </div>
      <div className="absolute inset-0 bg-linear-[180deg,var(--art-veil-soft),transparent_22%,transparent_36%,var(--art-veil)_66%,var(--art-ink)_88%]" />
    </div>
  );
}
