import type { Failure } from "../../platform/failure.ts";
import { push } from "../../platform/navigation.ts";
import { draftOf } from "./draft-from.ts";
import { beginWork } from "./making.store.ts";
import { queryOfKey } from "./work.ts";

/** A whole draft out of one sentence, opened to be worked on (`creations §2`, create). */
export async function beginFromIdea(idea: string): Promise<Failure | null> {
  const outcome = await draftOf(idea);
  if (!outcome.ok) return outcome.failure;
  push("/pages/create/create-ai", queryOfKey(beginWork(outcome.value)));
  return null;
}
