import type * as z from "zod";
import type { JsonMode } from "./endpoint-state.ts";
import { library, providerFor } from "./library.ts";
import type { ChatLine } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import type { Attempt, LlmContext } from "./run-call.ts";
import { withoutThoughts } from "./strip-thoughts.ts";
import { expectedJson } from "./wire.ts";

interface Completion {
  lines: readonly ChatLine[];
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  /** The wanted value and how to ask for it; plain words when absent. */
  value?: { rung: JsonMode; name: string; schema: z.core.JSONSchema.BaseSchema };
}

/** One whole response, thoughts left out; may be empty. @throws LlmFailure, or what the library threw */
export async function complete(
  { metrics }: LlmContext,
  attempt: Attempt,
  { lines, temperature, maxTokens, value }: Completion,
): Promise<string> {
  const { generateText, Output, jsonSchema, NoObjectGeneratedError } = await library();
  const provider = await providerFor(attempt, expectedJson, value?.rung === "schema");
  const outputs = {
    schema: () => Output.object({ name: value?.name ?? "", schema: jsonSchema({ ...value?.schema }) }),
    object: () => Output.json(),
    fenced: () => Output.text(),
  };
  try {
    const { text, usage, finishReason } = await generateText({
      model: provider.chatModel(attempt.model),
      messages: [...lines],
      allowSystemInMessages: true,
      temperature,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: attempt.deadline.signal,
      output: outputs[value?.rung ?? "fenced"](),
    });
    metrics.llmTokens(usage.inputTokens ?? 0, usage.outputTokens ?? 0);
    if (finishReason === "content-filter") throw new LlmFailure("refused", { reason: "content_filter" });
    return withoutThoughts(text);
  } catch (error) {
    // What the library cannot parse may still hold the value, in a fence or among prose.
    if (NoObjectGeneratedError.isInstance(error)) return withoutThoughts(error.text ?? "");
    throw error;
  }
}
