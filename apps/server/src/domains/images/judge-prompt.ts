import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";

/**
 * The words that may not be painted of all that a model would be told, each text by itself: the prompt, how somebody
 * looks, and what is not wanted, which a model may well paint (`images §2`).
 */
export async function findForbiddenWords(services: Services, ...texts: readonly string[]): Promise<string[]> {
  const { moderation } = await readSettings(services);
  const verdicts = texts.map((text) => judgeText(text, moderation));
  return [...new Set(verdicts.flatMap(({ level, words }) => (level === "block" ? words : [])))];
}

/** For what is worked on while somebody waits. @throws Failure invalid, naming the words. */
export async function ensureAllowedPrompt(services: Services, prompt: string): Promise<void> {
  const found = await findForbiddenWords(services, prompt);
  ensure(found.length === 0, "invalid", {
    field: "prompt",
    zh: `这些词不能画:${found.join("、")}`,
    en: `These words cannot be painted: ${found.join(", ")}`,
  });
}
