import { useId, useMemo } from "react";
import { sceneOf } from "./scene-shape.ts";

interface SceneArtProps {
  seed: number;
  /** Leaves out the wire cube, for small areas. */
  bare?: boolean;
  className?: string;
}
const hsl = (hue: number, s: number, l: number) => `hsl(${hue} ${s}% ${l}%)`;

/**
 * A painted sky, moon and hills, the same for the same seed; fills its container. Decorative. Fills and strokes are
 * transparent instead of elements, because each transparent element would be another layer in a list.
 */
export function SceneArt({ seed, bare, className }: SceneArtProps) {
  const id = useId();
  const { sky, light, moon, stars, hills, cube } = useMemo(() => sceneOf(seed), [seed]);
  const { x, y, edge } = cube;
  const depth = edge * 0.42;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className={className ?? "block size-full"}
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0.4" y2="1">
          <stop stopColor={hsl(sky, 55, 13)} />
          <stop offset="0.55" stopColor={hsl(sky, 60, 30)} />
          <stop offset="1" stopColor={hsl(light, 66, 52)} />
        </linearGradient>
        <radialGradient id={`${id}m`}>
          <stop stopColor={hsl(light, 95, 84)} />
          <stop offset="0.5" stopColor={hsl(light, 88, 66)} />
          <stop offset="1" stopColor={hsl(light, 88, 58)} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="200" fill={`url(#${id}s)`} />
      {stars.map(({ path, glow, width }) => (
        <path
          key={glow}
          d={path}
          stroke="white"
          strokeOpacity={glow}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill={`url(#${id}m)`} fillOpacity="0.85" />
      {bare !== true && (
        <path
          d={`M${x} ${y}h${edge}v${edge}h${-edge}zm${depth} ${depth}h${edge}v${edge}h${-edge}zl${-depth} ${-depth}m${edge} 0l${depth} ${depth}m0 ${edge}l${-depth} ${-depth}m${-edge} 0l${depth} ${depth}`}
          fill="none"
          stroke={hsl(light, 90, 92)}
          strokeWidth="0.9"
          strokeOpacity="0.8"
        />
      )}
      <path d={hills[0]} fill={hsl(sky, 48, 22)} fillOpacity="0.72" />
      <path d={hills[1]} fill={hsl(sky, 52, 12)} />
    </svg>
  );
}
