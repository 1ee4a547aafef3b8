import type { FactorState } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

/** What an authenticator is given: to be scanned, or typed. */
export interface Secret {
  secret: string;
  uri: string;
}

interface FactorView {
  factor: FactorState | null;
  state: LoadState;
  /** Being set up. */
  secret: Secret | null;
  /** Just made; shown this once. */
  codes: readonly string[] | null;
}
const initial: FactorView = { factor: null, state: "idle", secret: null, codes: null };

/** My second factor (`AUTH-8`). Secret and codes live here until they were seen, and nowhere else. */
export const factorStore = createStore<FactorView>()(() => initial);

/** Asks how it stands. */
export async function loadFactor(): Promise<void> {
  if (factorStore.getState().factor === null) factorStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.factor());
  if (outcome.ok) factorStore.setState({ factor: outcome.value, state: "ready" });
  else factorStore.setState({ state: "failed" });
}

async function done<T>(work: Promise<T>, keep: (value: T) => Partial<FactorView>): Promise<Failure | null> {
  const outcome: Outcome<T> = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  factorStore.setState(keep(outcome.value));
  return null;
}

/** Makes a secret for the authenticator; nothing counts yet. */
export const setUpFactor = (password: string): Promise<Failure | null> =>
  done(accountApi.setUpFactor(password), (secret) => ({ secret }));

/** Switches it on by a first code, and holds the recovery codes to be seen. */
export const enableFactor = (code: string): Promise<Failure | null> =>
  done(accountApi.enableFactor(code), ({ recoveryCodes }) => ({ secret: null, codes: recoveryCodes }));

/** Switches it off. */
export async function disableFactor(password: string, totp: string): Promise<Failure | null> {
  const failure = await done(accountApi.disableFactor(password, totp), () => ({}));
  if (failure === null) await loadFactor();
  return failure;
}

/** Makes new recovery codes. */
export const renewCodes = (password: string, totp: string): Promise<Failure | null> =>
  done(accountApi.renewCodes(password, totp), ({ recoveryCodes }) => ({ codes: recoveryCodes }));

/** The codes were put away, or the setting up was called off. */
export async function putAway(): Promise<void> {
  await loadFactor();
  factorStore.setState({ codes: null, secret: null });
}

left.on(() => factorStore.setState(initial, true));
