import type { Failure } from "../../platform/failure.ts";
import { push } from "../../platform/navigation.ts";
import { generateDraft } from "./draft-from.ts";
import { drawLook, promptOf, someSeeds } from "./draw-look.ts";
import { beginWork, changeSheet, workBy } from "./making.store.ts";
import { queryOfKey } from "./work.ts";

/** Gives a character its first face, unless somebody was quicker. */
async function giveFace(key: string): Promise<void> {
  const sheet = workBy(key)?.sheet;
  const [seed = 0] = someSeeds(1);
  if (sheet === undefined) return;
  const look = await drawLook(promptOf(sheet), seed);
  if (look !== null && workBy(key)?.sheet.avatar === "") changeSheet(key, look);
}

/** A whole draft out of one sentence, its face included, opened to be worked on (`characters §2.4`). */
export async function startFromIdea(idea: string): Promise<Failure | null> {
  const outcome = await generateDraft(idea);
  if (!outcome.ok) return outcome.failure;
  const key = beginWork(outcome.value);
  push("/pages/create/create-ai", queryOfKey(key));
  // Without a face the look step still offers some.
  void giveFace(key).catch(() => undefined);
  return null;
}
