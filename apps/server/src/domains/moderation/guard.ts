import type { ModerationAsk, Verdict } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { isCrisis, judgeText } from "./judge-text.ts";

/** A guard that takes longer is not waited for: the word lists have judged already. */
const PATIENCE_MS = 5000;

/** What the guard model finds, and "safe" where there is none that answers in time (`characters §11.4`). */
export async function askGuard({ llm }: Pick<Services, "llm">, ask: ModerationAsk): Promise<Verdict> {
  const safe: Verdict = { level: "safe", categories: [] };
  if (!(await llm.capabilities()).guard) return safe;
  const outcome = await llm.moderate({ ...ask, timeoutMs: PATIENCE_MS });
  return outcome.kind === "done" ? outcome.value : safe;
}

/** Whether a guard model finds that something may not be said, painted or made. */
export async function guardForbids(services: Pick<Services, "llm">, ask: ModerationAsk): Promise<boolean> {
  const { level } = await askGuard(services, ask);
  return level === "block" || level === "crisis";
}

/** What is to be done about words that are to be answered. */
type Judgement = "safe" | "block" | "crisis";

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
