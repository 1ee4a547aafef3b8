import type { StoryGraph, StoryValue } from "@4d/contract";
import type { Scene, StoryRefusal } from "@4d/story";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Heard } from "./engine/asked-worker.ts";
import { compileGraph } from "./engine/desk-engine.ts";
import { type ReaderEngine, readerEngine } from "./engine/reader-engine.ts";

export interface Trial {
  readonly scenes: readonly Scene[];
  readonly busy: boolean;
  /** Why it does not begin, or does not go on. */
  readonly trouble: StoryRefusal | "silent" | null;
  readonly begin: (from: string, variables: Readonly<Record<string, StoryValue>>) => Promise<void>;
  readonly choose: (index: number) => Promise<void>;
  readonly rewind: (step: number) => Promise<void>;
  readonly stop: () => void;
}

type Playing = Pick<Trial, "scenes" | "busy" | "trouble">;
const STILL: Playing = { scenes: [], busy: false, trouble: null };

/** What is shown after an answer: the scenes it adds to those before, or why there are none. */
function heardAs(heard: Heard<Scene[]> | undefined, before: readonly Scene[]): Playing {
  if (heard === undefined || heard.ok)
    return { scenes: [...before, ...(heard?.value ?? [])], busy: false, trouble: null };
  return { scenes: before, busy: false, trouble: heard.refusal ?? "silent" };
}

/** Plays the story as it is written now, from any node and with any values (`STORY-1`). */
export function useTrial(graph: StoryGraph): Trial {
  const engine = useRef<ReaderEngine | null>(null);
  const [state, setState] = useState(STILL);
  useEffect(
    () => () => {
      engine.current?.end();
      engine.current = null;
    },
    [],
  );
  const begin = useCallback(
    async (from: string, variables: Readonly<Record<string, StoryValue>>) => {
      setState({ ...STILL, busy: true });
      const compiled = await compileGraph(graph);
      if (!compiled.ok) return setState(heardAs(compiled, []));
      engine.current ??= readerEngine();
      setState(heardAs(await engine.current.walk(compiled.value, [], { from, variables }), []));
    },
    [graph],
  );
  const choose = async (index: number) => {
    setState((now) => ({ ...now, busy: true }));
    const heard = await engine.current?.choose(index);
    setState(({ scenes }) => heardAs(heard, scenes));
  };
  const rewind = async (step: number) => {
    const heard = await engine.current?.rewind(step);
    setState(({ scenes }) => heardAs(heard, heard?.ok ? scenes.slice(0, step) : scenes));
  };
  const stop = () => {
    engine.current?.end();
    engine.current = null;
    setState(STILL);
  };
  return { ...state, begin, choose, rewind, stop };
}
