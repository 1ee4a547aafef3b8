import type { api, OutputOf } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { characterMakingApi } from "./character-making.api.ts";

export type Voices = OutputOf<typeof api.characterMaking.voices>;

/** The voices of the product and its server; null until they are loaded. */
export const voicesStore = createStore<{ voices: Voices | null }>()(() => ({ voices: null }));

/** Fetches the voices; on failure the known ones stay. */
export async function loadVoices(): Promise<void> {
  const outcome = await attempt(characterMakingApi.voices());
  if (outcome.ok) voicesStore.setState({ voices: outcome.value });
}

signedOut.on(() => voicesStore.setState({ voices: null }));
