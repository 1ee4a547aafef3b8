import { useEffect, useState } from "react";
import { keptPart, oneMore, type Part } from "../../masonry.ts";

/**
 * Which cards of each column to draw: those seen at once, those wanted around them one a frame, so that no frame of a
 * fast scroll waits for several.
 */
export function useParts(seen: readonly Part[], wanted: readonly Part[]): readonly Part[] {
  const [drawn, setDrawn] = useState<readonly Part[]>([]);
  const parts = seen.map((part, at) => keptPart(drawn[at], part, wanted[at] ?? part));
  useEffect(() => {
    const next = oneMore(parts, wanted);
    if (next.every((part, at) => part.first === drawn[at]?.first && part.end === drawn[at]?.end)) return;
    const frame = requestAnimationFrame(() => setDrawn(next));
    return () => cancelAnimationFrame(frame);
  });
  return parts;
}
