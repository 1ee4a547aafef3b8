import { complete } from "./complete.ts";
import type { Line, ModerationAsk } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { readVerdict } from "./read-verdict.ts";
import { type Desk, runCall } from "./run-call.ts";

const MOST_TOKENS = 128;

/** A text judged by the guard model; see `Llm.moderate`. */
export function moderate(desk: Desk, ask: ModerationAsk) {
  const lines: Line[] =
    ask.inAnswerTo === undefined
      ? [{ role: "user", content: ask.text }]
      : [
          { role: "user", content: ask.inAnswerTo },
          { role: "assistant", content: ask.text },
        ];
  return runCall(desk, "guard", ask, async (attempt) => {
    const answer = await complete(desk, attempt, { lines, temperature: 0, maxTokens: MOST_TOKENS });
    if (answer === "") throw new LlmFailure("empty");
    const value = readVerdict(answer);
    if (!value) throw new LlmFailure("badAnswer", { reason: "no_verdict" });
    return { value };
  });
}
