import type { RegistrationMode } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { authApi } from "./auth.api.ts";

export interface RegistrationState {
  /** Null until it was told. */
  mode: RegistrationMode | null;
  /** It could not be had: the form is shown, and the server says the rest. */
  failed: boolean;
}

/** Who may register here, told without a login (`ADMIN-2`). */
export const registrationStore = createStore<RegistrationState>()(() => ({ mode: null, failed: false }));

/** Asks who may register now; what was known stays meanwhile. */
export async function loadRegistration(): Promise<void> {
  const outcome = await attempt(authApi.registration());
  registrationStore.setState(outcome.ok ? { mode: outcome.value.mode, failed: false } : { failed: true });
}
