import type { FactorState } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

/** What the authenticator needs, to scan or to type. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

interface SecondFactorView {
  factor: FactorState | null;
  state: LoadState;
  /** The secret being set up. */
  secret: SecondFactorSecret | null;
  /** Codes just created; shown only once. */
  codes: readonly string[] | null;
}
const initial: SecondFactorView = { factor: null, state: "idle", secret: null, codes: null };

/** My second factor (`AUTH-8`). Secret and codes are held only here, and only until they have been seen. */
export const secondFactorStore = createStore<SecondFactorView>()(() => initial);

/** Loads whether it is enabled. */
export async function loadSecondFactor(): Promise<void> {
  if (secondFactorStore.getState().factor === null) secondFactorStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.secondFactor());
  if (outcome.ok) secondFactorStore.setState({ factor: outcome.value, state: "ready" });
  else secondFactorStore.setState({ state: "failed" });
}

async function applyResult<T>(
  work: Promise<T>,
  toState: (value: T) => Partial<SecondFactorView>,
): Promise<Failure | null> {
  const outcome: Outcome<T> = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  secondFactorStore.setState(toState(outcome.value));
  return null;
}

/** Creates a secret for the authenticator; it does nothing until `enableFactor`. */
export const setUpFactor = (password: string): Promise<Failure | null> =>
  applyResult(accountApi.setUpFactor(password), (secret) => ({ secret }));

/** Enables it by a first code and holds the recovery codes to be shown. */
export const enableFactor = (code: string): Promise<Failure | null> =>
  applyResult(accountApi.enableFactor(code), ({ recoveryCodes }) => ({ secret: null, codes: recoveryCodes }));

/** Disables it. */
export async function disableFactor(password: string, totp: string): Promise<Failure | null> {
  const failure = await applyResult(accountApi.disableFactor(password, totp), () => ({}));
  if (failure === null) await loadSecondFactor();
  return failure;
}

/** Creates new recovery codes. */
export const renewCodes = (password: string, totp: string): Promise<Failure | null> =>
  applyResult(accountApi.renewCodes(password, totp), ({ recoveryCodes }) => ({ codes: recoveryCodes }));

/** The codes have been saved, or the setup was cancelled. */
export async function closeSetup(): Promise<void> {
  await loadSecondFactor();
  secondFactorStore.setState({ codes: null, secret: null });
}

signedOut.on(() => secondFactorStore.setState(initial, true));
