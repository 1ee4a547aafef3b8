import * as z from "zod/mini";
import { int, raw } from "../scalars.ts";

/** What a number may be, both ends included. */
interface SamplerRange {
  least: number;
  most: number;
  /** The distance between two values in a form. */
  step: number;
}

/** How words are drawn: what each number may be. The ranges are those that endpoints accept where they know the number. */
export const SAMPLERS = {
  temperature: { least: 0, most: 2, step: 0.05 },
  topP: { least: 0.05, most: 1, step: 0.05 },
  frequencyPenalty: { least: -2, most: 2, step: 0.1 },
  presencePenalty: { least: -2, most: 2, step: 0.1 },
  minP: { least: 0, most: 1, step: 0.01 },
  topK: { least: 1, most: 200, step: 1 },
  repetitionPenalty: { least: 0.5, most: 2, step: 0.05 },
} as const satisfies Record<string, SamplerRange>;
export type Sampler = keyof typeof SAMPLERS;

/** The temperature of a character whose author names none. */
export const USUAL_TEMPERATURE = 0.8;

/** The tokens of an answer that an author may ask for; the operator may allow fewer. */
export const ANSWER_TOKENS = { least: 20, most: 2000 } as const;

/** The longest name of a model. */
export const MODEL_NAME_MAX = 200;

const within = (name: Sampler) =>
  z.optional(z.number().check(z.minimum(SAMPLERS[name].least), z.maximum(SAMPLERS[name].most)));

/**
 * How a language model writes a character; an absent number leaves it to the product, or to the endpoint. The built-in
 * engine knows none of it.
 */
export const characterWriting = z.object({
  /** One of those the operator allows; empty, or not allowed, for the operator's own choice. */
  model: raw(MODEL_NAME_MAX),
  /** The most tokens of an answer; the operator's limit where that is less. */
  answerTokens: z.optional(
    z.pipe(int, z.int().check(z.minimum(ANSWER_TOKENS.least), z.maximum(ANSWER_TOKENS.most))),
  ),
  temperature: within("temperature"),
  topP: within("topP"),
  frequencyPenalty: within("frequencyPenalty"),
  presencePenalty: within("presencePenalty"),
  /** Sent to endpoints that take it, as the two below. */
  minP: within("minP"),
  topK: z.optional(z.int().check(z.minimum(SAMPLERS.topK.least), z.maximum(SAMPLERS.topK.most))),
  repetitionPenalty: within("repetitionPenalty"),
});
export type CharacterWriting = z.infer<typeof characterWriting>;
