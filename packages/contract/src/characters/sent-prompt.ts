import * as z from "zod/mini";

/** What a part of a prompt is (`characters §6.5`). */
export const promptPartKind = z.enum([
  ...["rules", "name", "style", "system", "description", "personality", "scenario", "lore", "examples"],
  ...["person", "memory", "summary", "history", "message", "note", "regenerate"],
] as const);
export type PromptPartKind = z.infer<typeof promptPartKind>;

/** Why what was sent may have been another text than what is shown. */
const promptDifference = z.enum(["memory", "character", "regenerated"]);
export type PromptDifference = z.infer<typeof promptDifference>;

/** What a model was sent for a reply, made again from the chat as it is now. */
export const sentPrompt = z.object({
  /** In the order in which they were sent. */
  lines: z.array(
    z.object({
      role: z.enum(["system", "user", "assistant"]),
      parts: z.array(
        z.object({
          kind: promptPartKind,
          tokens: z.number(),
          /** Null: it is another author's, and their character is not public. */
          text: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Tokens of all parts, and those that a template may add around the lines. */
  tokens: z.number(),
  around: z.number(),
  /** Tokens that the model reads at once, and how many of them are reserved for the answer. */
  window: z.number(),
  answer: z.number(),
  /** How many of the oldest lines had no room. */
  leftOut: z.number(),
  differs: z.array(promptDifference),
});
export type SentPrompt = z.infer<typeof sentPrompt>;
