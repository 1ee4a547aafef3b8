import { complete } from "./complete.ts";
import type { ChatLine, ModerationAsk } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { readVerdict } from "./read-verdict.ts";
import { type LlmContext, runCall } from "./run-call.ts";

const MOST_TOKENS = 128;

/** A text judged by the guard model; see `Llm.moderate`. */
export function moderateText(context: LlmContext, ask: ModerationAsk) {
  const lines: ChatLine[] =
    ask.inAnswerTo === undefined
      ? [{ role: "user", content: ask.text }]
      : [
          { role: "user", content: ask.inAnswerTo },
          { role: "assistant", content: ask.text },
        ];
  return runCall(context, "guard", ask, async (attempt) => {
    const reply = await complete(context, attempt, { lines, temperature: 0, maxTokens: MOST_TOKENS });
    if (reply === "") throw new LlmFailure("empty");
    const value = readVerdict(reply);
    if (!value) throw new LlmFailure("badAnswer", { reason: "no_verdict" });
    return { value };
  });
}
