import type { StoryGraph, StoryValue } from "@4d/contract";
import type { Scene, StoryRefusal } from "@4d/story";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ReaderEngine, readerEngine } from "./engine/reader-engine.ts";
import type { WorkerOutcome } from "./engine/request-worker.ts";
import { compileGraph } from "./engine/story-checker.ts";

export interface Trial {
  readonly scenes: readonly Scene[];
  readonly busy: boolean;
  /** Why it cannot start or continue. */
  readonly trouble: StoryRefusal | "silent" | null;
  readonly start: (from: string, variables: Readonly<Record<string, StoryValue>>) => Promise<void>;
  readonly choose: (index: number) => Promise<void>;
  readonly rewind: (step: number) => Promise<void>;
  readonly stop: () => void;
}

type Playing = Pick<Trial, "scenes" | "busy" | "trouble">;
const IDLE: Playing = { scenes: [], busy: false, trouble: null };

/** The state after an answer: its scenes appended to those before, or why there are none. */
function trialStateAfter(outcome: WorkerOutcome<Scene[]> | undefined, before: readonly Scene[]): Playing {
  if (outcome === undefined || outcome.ok)
    return { scenes: [...before, ...(outcome?.value ?? [])], busy: false, trouble: null };
  return { scenes: before, busy: false, trouble: outcome.failure ?? "silent" };
}

/** Plays the story as it is now, from any node and with any values (`STORY-1`). */
export function useTrial(graph: StoryGraph): Trial {
  const engine = useRef<ReaderEngine | null>(null);
  const [state, setState] = useState(IDLE);
  useEffect(
    () => () => {
      engine.current?.end();
      engine.current = null;
    },
    [],
  );
  const start = useCallback(
    async (from: string, variables: Readonly<Record<string, StoryValue>>) => {
      setState({ ...IDLE, busy: true });
      const compiled = await compileGraph(graph);
      if (!compiled.ok) return setState(trialStateAfter(compiled, []));
      engine.current ??= readerEngine();
      setState(trialStateAfter(await engine.current.walk(compiled.value, [], { from, variables }), []));
    },
    [graph],
  );
  const choose = async (index: number) => {
    setState((now) => ({ ...now, busy: true }));
    const outcome = await engine.current?.choose(index);
    setState(({ scenes }) => trialStateAfter(outcome, scenes));
  };
  const rewind = async (step: number) => {
    const outcome = await engine.current?.rewind(step);
    setState(({ scenes }) => trialStateAfter(outcome, outcome?.ok ? scenes.slice(0, step) : scenes));
  };
  const stop = () => {
    engine.current?.end();
    engine.current = null;
    setState(IDLE);
  };
  return { ...state, start, choose, rewind, stop };
}
