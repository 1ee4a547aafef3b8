import type { CapsuleAccount, CapsulePackage, CapsulePrices } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { capsulesApi } from "./capsules.api.ts";

export interface CapsulesState {
  account: CapsuleAccount | null;
  accountState: LoadState;
  packages: readonly CapsulePackage[];
  prices: CapsulePrices | null;
}
const initial: CapsulesState = { account: null, accountState: "idle", packages: [], prices: null };

/** My balance, today's check-in, and what can be bought at which price (`CAPSULE-1`). */
export const capsulesStore = createStore<CapsulesState>()(() => initial);

/** The time zone of this device: its date is the day a check-in counts for. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The number of the latest request for the account. */
let latestRequest = 0;

/** Fetches the account; only the answer to the latest request counts. */
export async function loadAccount(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  if (capsulesStore.getState().account === null) capsulesStore.setState({ accountState: "loading" });
  const outcome = await attempt(capsulesApi.account(zone()));
  if (request !== latestRequest) return;
  if (outcome.ok) capsulesStore.setState({ account: outcome.value, accountState: "ready" });
  else capsulesStore.setState({ accountState: "failed" });
}

/** Fetches what can be bought and what things cost; on a failure the old ones stay. */
export async function loadOffer(): Promise<void> {
  const [packages, prices] = await Promise.all([
    attempt(capsulesApi.packages()),
    attempt(capsulesApi.prices()),
  ]);
  if (packages.ok) capsulesStore.setState({ packages: packages.value });
  if (prices.ok) capsulesStore.setState({ prices: prices.value });
}

/** Checks in for today. @returns the reward, 0 when today was done already; or the failure. */
export async function checkIn(): Promise<{ ok: true; amount: number } | { ok: false; failure: Failure }> {
  const before = capsulesStore.getState().account?.checkIn;
  const outcome = await attempt(capsulesApi.checkIn(zone()));
  if (!outcome.ok) return outcome;
  const { account } = capsulesStore.getState();
  if (account !== null) capsulesStore.setState({ account: { ...account, checkIn: outcome.value } });
  await loadAccount();
  const wasDone = before?.done === true && before.day === outcome.value.day;
  return { ok: true, amount: wasDone ? 0 : outcome.value.amount };
}

const isLoaded = (): boolean => capsulesStore.getState().account !== null;

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "config.changed" && capsulesStore.getState().prices !== null)
    void loadOffer();
  if (frame.cmd !== 5 || frame.data.type !== "capsule.changed") return;
  const { account } = capsulesStore.getState();
  if (account === null) return;
  // The frame has only the balance, which is shown at once; its parts are fetched.
  capsulesStore.setState({ account: { ...account, balance: frame.data.balance } });
  void loadAccount();
});
onOnline(() => isLoaded() && void loadAccount());
signedOut.on(() => {
  // An answer that is still under way belongs to the account that was left.
  latestRequest += 1;
  capsulesStore.setState(initial, true);
});
