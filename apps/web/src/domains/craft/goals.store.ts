import type { CraftGoals } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { craftApi } from "./craft.api.ts";

/** Today's goals, once they are loaded. */
export const goalsStore = createStore<{ goals: CraftGoals | null }>()(() => ({ goals: null }));

/** Fetches today's goals; on failure the known ones stay. */
export async function loadGoals(): Promise<void> {
  const outcome = await attempt(craftApi.goals());
  if (outcome.ok) goalsStore.setState({ goals: outcome.value });
}

signedOut.on(() => goalsStore.setState({ goals: null }));
