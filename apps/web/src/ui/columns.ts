import type { CSSProperties } from "react";

/**
 * As many columns of a grid as have room, none narrower than that. As a style: each width would be a rule of its own.
 */
export const columns = (min: string): CSSProperties => ({
  gridTemplateColumns: `repeat(auto-fit,minmax(${min},1fr))`,
});
