import { complete } from "./complete.ts";
import type { ChatLine, ModerationAsk, Verdict } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { type LlmContext, runCall } from "./run-call.ts";

const MOST_TOKENS = 128;

/** Has the guard model judge a text; see `Llm.moderate`. */
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

const levels: Record<string, Verdict["level"]> = { safe: "safe", controversial: "review", unsafe: "block" };

/** Words for self-harm: Qwen3Guard's category, and Llama Guard's number for it. */
const despair = /suicid|self-?harm|^s11$/;

/**
 * Reads a guard model's response: Qwen3Guard's `Safety: Unsafe` with `Categories: …`, or Llama Guard's `unsafe` with a
 * line of numbers. Undefined when it is neither, which must not be taken for "safe".
 */
export function readVerdict(reply: string): Verdict | undefined {
  const word = /^\s*(?:safety\s*:\s*)?(safe|unsafe|controversial)\b/im.exec(reply)?.[1]?.toLowerCase();
  const level = word && levels[word];
  if (!level) return undefined;
  const named =
    /^\s*categor(?:y|ies)\s*:\s*(.+)$/im.exec(reply)?.[1] ?? /^\s*(s\d+.*)$/im.exec(reply)?.[1] ?? "";
  const categories = named
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "" && one !== "none");
  const isCrisis = level !== "safe" && categories.some((one) => despair.test(one));
  return { level: isCrisis ? "crisis" : level, categories };
}
