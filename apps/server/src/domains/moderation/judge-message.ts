import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { askGuard } from "./ask-guard.ts";
import { isCrisis } from "./is-crisis.ts";
import { judgeText } from "./judge-text.ts";

/** What is to be done about words that are to be answered. */
export type Judgement = "safe" | "block" | "crisis";

/** Judges what somebody wrote to a character: by the word lists, then by a guard model (`characters §11.1`). */
export async function judgeMessage(
  services: Services,
  ask: { text: string; owner: number; signal?: AbortSignal },
): Promise<Judgement> {
  const { moderation } = await readSettings(services);
  if (isCrisis(ask.text, moderation)) return "crisis";
  if (judgeText(ask.text, moderation).level === "block") return "block";
  const { level } = await askGuard(services, ask);
  return level === "block" || level === "crisis" ? level : "safe";
}
