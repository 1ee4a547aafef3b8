import type { ModerationAsk, Verdict } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { isCrisis, judgeText } from "./judge-text.ts";

/** How long the guard model may take; after that the judgement of the word lists stands. */
const GUARD_TIMEOUT_MS = 5000;

/** The guard model's verdict; "safe" when there is no model or it does not respond in time (`characters §11.4`). */
export async function askGuard({ llm }: Pick<Services, "llm">, ask: ModerationAsk): Promise<Verdict> {
  const safe: Verdict = { level: "safe", categories: [] };
  if (!(await llm.capabilities()).guard) return safe;
  const outcome = await llm.moderate({ ...ask, timeoutMs: GUARD_TIMEOUT_MS });
  return outcome.kind === "done" ? outcome.value : safe;
}

/** Whether the guard model forbids a text, a picture or a creation. */
export async function guardForbids(services: Pick<Services, "llm">, ask: ModerationAsk): Promise<boolean> {
  const { level } = await askGuard(services, ask);
  return level === "block" || level === "crisis";
}

/** What to do with a message that a character is to reply to. */
type Judgement = "safe" | "block" | "crisis";

/** Judges what somebody wrote to a character: first by the word lists, then by the guard model (`characters §11.1`). */
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
