import type { ModerationAsk, Verdict } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";

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
