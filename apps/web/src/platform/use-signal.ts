import { useSyncExternalStore } from "react";
import type { Signal } from "./signal.ts";

/** Reads a signal in a component, which is drawn again when it changes. */
export function useSignal<T>(source: Pick<Signal<T>, "get" | "subscribe">): T {
  return useSyncExternalStore(source.subscribe, source.get);
}
