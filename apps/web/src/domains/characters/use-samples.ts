import type { CharacterSheet } from "@4d/contract";
import { useEffect, useState } from "react";
import { t } from "../../platform/i18n/i18n.ts";
import { characterText } from "./character-text.ts";
import { requestReply } from "./trial.store.ts";
import type { OpenWork } from "./use-work.ts";

interface SampleReply {
  text: string;
  by: "builtin" | "model";
}
interface SampleRun {
  /** Identifies the version of the character and the try. */
  run: string;
  replies: readonly SampleReply[];
  failure: string | null;
}
export interface Samples {
  /** The questions, each with its reply once there is one. */
  samples: readonly { ask: string; reply: SampleReply | null }[];
  failure: string | null;
  again: () => void;
}

/** Three exchanges with the character as it is now; requested again while `active` if it has changed. */
export function useSamples({ key, work }: OpenWork, greeting: number, active: boolean): Samples {
  const [state, setState] = useState<SampleRun>({ run: "", replies: [], failure: null });
  const [tries, setTries] = useState(0);
  const asks = sampleQuestions(work.sheet).join("\n");
  const run = `${work.version} ${greeting} ${tries} ${asks}`;
  useEffect(() => {
    if (!active) return;
    let cancelled = false;
    const update = (replies: readonly SampleReply[], failure: string | null) => {
      if (!cancelled) setState({ run, replies, failure });
    };
    const ask = async () => {
      const replies: SampleReply[] = [];
      for (const text of asks.split("\n")) {
        const outcome = await requestReply(key, { text, history: [], greeting }, t("making.notSaved"));
        if (cancelled || !outcome.ok) return update(replies, outcome.ok ? null : outcome.failure.message);
        replies.push(outcome.value);
        update([...replies], null);
      }
    };
    void ask();
    return () => {
      cancelled = true;
    };
  }, [key, asks, greeting, active, run]);
  const shown = state.run === run ? state : { replies: [], failure: null };
  const samples = asks.split("\n").map((ask, at) => ({ ask, reply: shown.replies[at] ?? null }));
  return { samples, failure: shown.failure, again: () => setTries(tries + 1) };
}

const COUNT = 3;

/** Three questions for a character: its starters first, then those of its examples, then general ones. */
function sampleQuestions(sheet: CharacterSheet): string[] {
  const { starters, examples } = sheet;
  const all = [...starters, ...examples.map(({ ask }) => ask), ...t("making.anyAsks").split("\n")];
  // A line break would make two questions of one.
  const shown = all.map((ask) => characterText(ask, sheet).replaceAll("\n", " "));
  return [...new Set(shown.map((ask) => ask.trim()).filter((ask) => ask !== ""))].slice(0, COUNT);
}
