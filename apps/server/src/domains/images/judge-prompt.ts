import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";

/** The words of a prompt that may not be painted; what is not wanted in the picture (`negative`) is not judged. */
export async function wordsAgainst(services: Services, prompt: string): Promise<string[]> {
  const { moderation } = await readSettings(services);
  const { level, words } = judgeText(prompt, moderation);
  return level === "block" ? words : [];
}

/** For what is worked on while somebody waits. @throws Failure invalid, naming the words. */
export async function ensureFit(services: Services, prompt: string): Promise<void> {
  const found = await wordsAgainst(services, prompt);
  ensure(found.length === 0, "invalid", {
    field: "prompt",
    zh: `这些词不能画:${found.join("、")}`,
    en: `These words cannot be painted: ${found.join(", ")}`,
  });
}
