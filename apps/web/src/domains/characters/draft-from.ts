import type { SheetChange } from "@4d/contract";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { characterMakingApi } from "./character-making.api.ts";

/** A whole character from one sentence, or what of it is still empty (`characters §2.4`). */
export async function generateDraft(seed: string, written?: SheetChange): Promise<Outcome<SheetChange>> {
  const outcome = await attempt(characterMakingApi.draftFrom(seed, written));
  return outcome.ok ? { ok: true, value: outcome.value.sheet } : outcome;
}
