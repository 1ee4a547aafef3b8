import type { StoryGraph } from "@4d/contract";
import type { StoryCheck } from "@4d/story";
import { useEffect, useState } from "react";
import { checkStory } from "./engine/story-checker.ts";

const PAUSE_MS = 500;

export interface CheckState {
  /** The last result; null before the first check. */
  readonly result: StoryCheck | null;
  /** It is about the present graph. */
  readonly fresh: boolean;
}

/** Checks a story in a worker, a moment after every change (`STORY-1`). */
export function useCheck(graph: StoryGraph): CheckState {
  const [state, setState] = useState<{ graph: StoryGraph; result: StoryCheck } | null>(null);
  useEffect(() => {
    let cancelled = false;
    const timer = setTimeout(
      () =>
        void checkStory(graph).then((outcome) => {
          if (!cancelled && outcome.ok) setState({ graph, result: outcome.value });
        }),
      PAUSE_MS,
    );
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [graph]);
  return { result: state?.result ?? null, fresh: state?.graph === graph };
}
