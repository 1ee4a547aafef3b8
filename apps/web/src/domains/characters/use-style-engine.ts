import type { DialogStyle } from "@4d/contract";
import type { StylePreset } from "@4d/dialogue";
import { useEffect, useState } from "react";

interface StyleEngine {
  presets: readonly StylePreset[];
  styled: (line: string, style: DialogStyle) => string;
}
let loaded: StyleEngine | undefined;

/** The engine that restyles lines, in a chunk of its own; null until that is loaded, without network perhaps for good. */
export function useStyleEngine(): StyleEngine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    if (engine !== undefined) return;
    let cancelled = false;
    import("./style-engine.ts").then(
      ({ presets, styled }) => {
        loaded = { presets, styled };
        if (!cancelled) setEngine(loaded);
      },
      // Without it the page works, and shows lines as they are.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [engine]);
  return engine ?? null;
}
