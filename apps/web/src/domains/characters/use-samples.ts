import { useEffect, useState } from "react";
import { t } from "../../platform/i18n/i18n.ts";
import { sampleAsks } from "./sample-asks.ts";
import { tryLine } from "./trial.store.ts";
import type { OpenWork } from "./use-work.ts";

interface Answer {
  text: string;
  by: "builtin" | "model";
}
interface Asked {
  /** Of which character as it stood, and which time. */
  run: string;
  answers: readonly Answer[];
  failure: string | null;
}
export interface Samples {
  /** What is asked, with the answer once it has come. */
  samples: readonly { ask: string; answer: Answer | null }[];
  failure: string | null;
  again: () => void;
}

/** Three exchanges with the character as it is written now; asked anew when it was changed and looked at again. */
export function useSamples({ key, work }: OpenWork, greeting: number, active: boolean): Samples {
  const [state, setState] = useState<Asked>({ run: "", answers: [], failure: null });
  const [tries, setTries] = useState(0);
  const asks = sampleAsks(work.sheet).join("\n");
  const run = `${work.version} ${greeting} ${tries} ${asks}`;
  useEffect(() => {
    if (!active) return;
    let gone = false;
    const tell = (answers: readonly Answer[], failure: string | null) => {
      if (!gone) setState({ run, answers, failure });
    };
    const ask = async () => {
      const answers: Answer[] = [];
      for (const text of asks.split("\n")) {
        const outcome = await tryLine(key, { text, history: [], greeting }, t("making.notSaved"));
        if (gone || !outcome.ok) return tell(answers, outcome.ok ? null : outcome.failure.message);
        answers.push(outcome.value);
        tell([...answers], null);
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [key, asks, greeting, active, run]);
  const shown = state.run === run ? state : { answers: [], failure: null };
  const samples = asks.split("\n").map((ask, at) => ({ ask, answer: shown.answers[at] ?? null }));
  return { samples, failure: shown.failure, again: () => setTries(tries + 1) };
}
