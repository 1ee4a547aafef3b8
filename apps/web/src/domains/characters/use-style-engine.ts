import type { DialogStyle } from "@4d/contract";
import type { StylePreset } from "@4d/dialogue";
import { useEffect, useState } from "react";

interface StyleEngine {
  presets: readonly StylePreset[];
  styled: (line: string, style: DialogStyle) => string;
}
let loaded: StyleEngine | undefined;

/** The engine that restyles lines; null until it is loaded, which may never happen without a network. */
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
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [engine]);
  return engine ?? null;
}
