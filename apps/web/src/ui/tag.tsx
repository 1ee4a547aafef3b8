import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  capsule: "bg-capsule-wash text-capsule",
  rose: "bg-rose-wash text-rose",
  plain: "bg-ink-4 text-text-2",
  glass: "glass",
  // Like glass, without the blur, with which a phone cannot scroll lists of pictures smoothly.
  veil: "bg-(--art-veil) text-on-art",
} as const;

/** A word in a small capsule after a name: AI, administrator, banned. */
export function Tag({ tone = "capsule", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-block max-w-full shrink-0 rounded-full px-1.5 text-2xs leading-normal font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
