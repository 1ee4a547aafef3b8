import { type api, type CharacterSheet, type InputOf, type OutputOf, USUAL_TEMPERATURE } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { WordsAsk } from "../../platform/llm/llm.ts";
import { readSettings } from "../settings/index.ts";

type Models = typeof api.characterMaking.models;

/** The models a character may be written with, what a reply costs and how long one may be (`characters §3.3`). */
export async function listModels({ ctx: { services } }: Call<InputOf<Models>>): Promise<OutputOf<Models>> {
  const [{ words }, { names, answer }, { capsules }] = await Promise.all([
    services.llm.capabilities(),
    services.llm.models(),
    readSettings(services),
  ]);
  return {
    by: words ? "model" : "builtin",
    names: words ? names : [],
    cost: words ? capsules.prices.reply : 0,
    answerTokens: answer,
  };
}

/** How a model is asked for a character's words. */
type Writing = Pick<WordsAsk, "model" | "samplers"> & { temperature: number; maxTokens: number };

/** What the author chose, within the operator's limit of an answer. Pure. */
export function writingOf(
  { writing }: Pick<CharacterSheet, "writing">,
  { answer }: { answer: number },
): Writing {
  const { model, answerTokens = answer, temperature = USUAL_TEMPERATURE, ...samplers } = writing;
  return { model: model || undefined, temperature, samplers, maxTokens: Math.min(answerTokens, answer) };
}
