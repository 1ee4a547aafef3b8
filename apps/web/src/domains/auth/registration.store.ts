import type { RegistrationMode } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { authApi } from "./auth.api.ts";

/** Who may register here, readable without a login (`ADMIN-2`); null until known. */
export const registrationStore = createStore<{ mode: RegistrationMode | null }>()(() => ({ mode: null }));

/** Loads who may register; the old value stays meanwhile, and when the request fails. */
export async function loadRegistration(): Promise<void> {
  const outcome = await attempt(authApi.registration());
  if (outcome.ok) registrationStore.setState({ mode: outcome.value.mode });
}
