import type { CharacterSheet } from "@4d/contract";
import { useEffect, useState } from "react";
import { t } from "../../platform/i18n/i18n.ts";
import { requestReply } from "./trial.store.ts";
import type { OpenWork } from "./use-work.ts";

interface SampleReply {
  text: string;
  by: "builtin" | "model";
}
interface SampleRun {
  /** Of which character as it stood, and which time. */
  run: string;
  replies: readonly SampleReply[];
  failure: string | null;
}
export interface Samples {
  /** What is asked, with the answer once it has come. */
  samples: readonly { ask: string; reply: SampleReply | null }[];
  failure: string | null;
  again: () => void;
}

/** Three exchanges with the character as it is written now; asked anew when it was changed and looked at again. */
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

/** Three things to say to a character: its own starters first, then what its examples know, then what anybody asks. */
function sampleQuestions({ starters, examples }: Pick<CharacterSheet, "starters" | "examples">): string[] {
  const all = [...starters, ...examples.map(({ ask }) => ask), ...t("making.anyAsks").split("\n")];
  return [...new Set(all.map((ask) => ask.trim()).filter((ask) => ask !== ""))].slice(0, COUNT);
}
