import type { ReactNode } from "react";

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress, 0…1, as a ring around something small. */
export function ProgressRing({ share, children }: { share: number; children?: ReactNode }) {
  return (
    <span className="relative grid size-9 place-items-center text-on-art">
      <svg aria-hidden="true" viewBox="0 0 36 36" className="absolute inset-0 -rotate-90 fill-none stroke-2">
        <circle cx="18" cy="18" r={RADIUS} className="stroke-current opacity-30" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={`${Math.max(0.03, share) * ROUND} ${ROUND}`}
          className="stroke-current"
        />
      </svg>
      {children}
    </span>
  );
}
