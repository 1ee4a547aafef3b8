import type * as folds from "@4d/contract/folding";
import { useEffect } from "react";
import { signal } from "./signal.ts";
import { useSignal } from "./use-signal.ts";

type Folding = Pick<typeof folds, "foldQuery" | "includesFolded">;

const folding = signal<Folding | null>(null);

/** The text folding for searches, loaded once `isWanted`: its table is too large to load for nothing. */
export function useFolding(isWanted: boolean): Folding | null {
  const known = useSignal(folding);
  useEffect(() => {
    if (isWanted && known === null) import("@4d/contract/folding").then(folding.set, () => undefined);
  }, [isWanted, known]);
  return known;
}
