import type { StoryGraph } from "@4d/contract";
import type { StoryCheck } from "@4d/story";
import { useEffect, useState } from "react";
import { check } from "./engine/desk-engine.ts";

const PAUSE_MS = 500;

export interface Checked {
  /** What was found last; null before the first time. */
  readonly result: StoryCheck | null;
  /** It speaks of the graph as it is now. */
  readonly fresh: boolean;
}

/** What is wrong with a story, found in a worker a moment after every change (`STORY-1`). */
export function useCheck(graph: StoryGraph): Checked {
  const [state, setState] = useState<{ graph: StoryGraph; result: StoryCheck } | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () =>
        void check(graph).then((heard) => {
          if (!gone && heard.ok) setState({ graph, result: heard.value });
        }),
      PAUSE_MS,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [graph]);
  return { result: state?.result ?? null, fresh: state?.graph === graph };
}
