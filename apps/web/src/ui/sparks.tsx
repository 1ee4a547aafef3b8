import type { CSSProperties } from "react";

const COUNT = 18;
const colours = ["bg-wallet-spark", "bg-wallet-mint", "bg-on-art"] as const;

/** Where a spark flies to: around the circle, at three distances by turns. */
function flight(at: number): CSSProperties {
  const angle = (at / COUNT) * 2 * Math.PI;
  const reach = 92 + (at % 3) * 30;
  const [x, y] = [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)];
  return { "--dx": `${x}px`, "--dy": `${y}px` } as CSSProperties;
}

/** Sparks that fly out of a capsule when it opens. Decorative; without motion if the person prefers that. */
export function Sparks() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      <span className="absolute size-44 animate-ring rounded-full border-2 border-wallet-mint" />
      {Array.from({ length: COUNT }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: sparks without identity
          key={at}
          style={flight(at)}
          className={`absolute size-1.5 animate-spark rounded-full ${colours[at % colours.length]}`}
        />
      ))}
    </span>
  );
}
