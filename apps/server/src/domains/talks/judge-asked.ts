import type { Services } from "../../platform/services.ts";
import { isCrisis, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";

/** What is to be done about words that are to be answered. */
export type Judgement = "safe" | "block" | "crisis";

/** A guard that takes longer is not waited for: the word lists have judged already. */
const PATIENCE_MS = 5000;

/** What the guard model says, when there is one that answers in time. */
async function guarded(
  { llm }: Services,
  ask: { text: string; inAnswerTo?: string; owner: number; signal: AbortSignal },
): Promise<Judgement> {
  if (!(await llm.can()).guard) return "safe";
  const outcome = await llm.moderate({ ...ask, timeoutMs: PATIENCE_MS });
  if (outcome.kind !== "done") return "safe";
  const { level } = outcome.value;
  return level === "block" || level === "crisis" ? level : "safe";
}

/** Judges what somebody wrote to a character: by the word lists, then by a guard model (`creations §4`). */
export async function judgeAsked(
  services: Services,
  ask: { text: string; owner: number; signal: AbortSignal },
): Promise<Judgement> {
  const { moderation } = await readSettings(services);
  if (isCrisis(ask.text, moderation)) return "crisis";
  if (judgeText(ask.text, moderation).level === "block") return "block";
  return guarded(services, ask);
}

/** Whether a guard model finds that a sentence of an answer may not be said. */
export async function guardForbids(
  services: Services,
  ask: { text: string; inAnswerTo: string; owner: number; signal: AbortSignal },
): Promise<boolean> {
  return (await guarded(services, ask)) !== "safe";
}
