import type { RegistrationMode } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { authApi } from "./auth.api.ts";

/** Who may register here, told without a login (`ADMIN-2`); null until it was told. */
export const registrationStore = createStore<{ mode: RegistrationMode | null }>()(() => ({ mode: null }));

/** Asks who may register now; what was known stays meanwhile, and when it cannot be had. */
export async function loadRegistration(): Promise<void> {
  const outcome = await attempt(authApi.registration());
  if (outcome.ok) registrationStore.setState({ mode: outcome.value.mode });
}
