import { useId } from "react";
import { cx } from "./cx.ts";

interface CapsuleArtProps {
  size: number;
  /** Its halves are apart. */
  open?: boolean;
  /** It is empty. */
  faded?: boolean;
  className?: string;
}

const half =
  "transition-transform duration-[var(--page)] ease-out [transform-box:fill-box] [transform-origin:center]";

/** A drawn capsule: one half of glass with the tesseract in it, one half of mint. Decorative. */
export function CapsuleArt({ size, open = false, faded = false, className }: CapsuleArtProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      width={size}
      height={size}
      fill="none"
      className={cx("shrink-0 overflow-visible", faded && "opacity-55 saturate-50", className)}
    >
      <defs>
        <linearGradient id={`${id}-glass`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="var(--on-art)" stopOpacity="0.95" />
          <stop offset="0.45" stopColor="var(--on-art)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--on-art)" stopOpacity="0.3" />
        </linearGradient>
        <linearGradient id={`${id}-mint`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="var(--wallet-mint)" />
          <stop offset="1" stopColor="var(--wallet-c)" />
        </linearGradient>
        <radialGradient id={`${id}-light`}>
          <stop stopColor="var(--wallet-spark)" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="var(--wallet-mint)" stopOpacity="0.4" />
          <stop offset="1" stopColor="var(--wallet-mint)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle
        cx="60"
        cy="60"
        r="56"
        fill={`url(#${id}-light)`}
        className={cx(
          "transition-opacity duration-[var(--page)]",
          open && !faded ? "opacity-100" : "opacity-35",
        )}
      />
      <g transform="rotate(38 60 60)">
        <g className={cx(half, open && "-translate-y-4 -rotate-12")}>
          <path d="M38 58V36a22 22 0 0 1 44 0v22z" fill={`url(#${id}-glass)`} />
          <g stroke="var(--wallet-a)" strokeOpacity="0.55" strokeWidth="1.3">
            <path d="M49 32h14v14H49zM56 39h14v14H56zM49 32l7 7M63 32l7 7M49 46l7 7M63 46l7 7" />
          </g>
          <path
            d="M44 54V36a16 16 0 0 1 7-13"
            stroke="var(--on-art)"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </g>
        <g className={cx(half, open && "translate-y-4 rotate-6")}>
          <path d="M36 60h48v24a24 24 0 0 1-48 0z" fill={`url(#${id}-mint)`} />
          <path d="M36 60h48v6H36z" fill="var(--on-art)" fillOpacity="0.45" />
          <path
            d="M43 74v10a17 17 0 0 0 6 13"
            stroke="var(--on-art)"
            strokeOpacity="0.75"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </g>
      </g>
    </svg>
  );
}
