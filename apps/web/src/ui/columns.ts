import type { CSSProperties } from "react";

/** As many grid columns as fit, each at least `min` wide. A style, because each width would need its own class. */
export const columns = (min: string): CSSProperties => ({
  gridTemplateColumns: `repeat(auto-fit,minmax(${min},1fr))`,
});
