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

/** What I have, can earn today and can buy (`CAPSULE-1`). */
export const capsulesStore = createStore<CapsulesState>()(() => initial);

/** The day of a check-in is the day in the time zone of this device. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let asked = 0;

/** Fetches my account; only the answer to the last request counts. */
export async function loadAccount(): Promise<void> {
  asked += 1;
  const mine = asked;
  if (capsulesStore.getState().account === null) capsulesStore.setState({ accountState: "loading" });
  const outcome = await attempt(capsulesApi.account(zone()));
  if (mine !== asked) return;
  if (outcome.ok) capsulesStore.setState({ account: outcome.value, accountState: "ready" });
  else capsulesStore.setState({ accountState: "failed" });
}

/** Fetches packages and prices; on failure the known ones stay. */
export async function loadOffer(): Promise<void> {
  const [packages, prices] = await Promise.all([
    attempt(capsulesApi.packages()),
    attempt(capsulesApi.prices()),
  ]);
  if (packages.ok) capsulesStore.setState({ packages: packages.value });
  if (prices.ok) capsulesStore.setState({ prices: prices.value });
}

/** Checks in for today. @returns the amount (0 if today's check-in was already done), or the failure. */
export async function checkIn(): Promise<{ ok: true; amount: number } | { ok: false; failure: Failure }> {
  const before = capsulesStore.getState().account?.checkIn;
  const outcome = await attempt(capsulesApi.checkIn(zone()));
  if (!outcome.ok) return outcome;
  const { account } = capsulesStore.getState();
  if (account !== null) capsulesStore.setState({ account: { ...account, checkIn: outcome.value } });
  await loadAccount();
  const again = before?.done === true && before.day === outcome.value.day;
  return { ok: true, amount: again ? 0 : outcome.value.amount };
}

const known = (): boolean => capsulesStore.getState().account !== null;

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "config.changed" && capsulesStore.getState().prices !== null)
    void loadOffer();
  if (frame.cmd !== 5 || frame.data.type !== "capsule.changed") return;
  const { account } = capsulesStore.getState();
  if (account === null) return;
  // The balance changes at once; its parts follow with the account.
  capsulesStore.setState({ account: { ...account, balance: frame.data.balance } });
  void loadAccount();
});
onOnline(() => known() && void loadAccount());
signedOut.on(() => {
  asked += 1;
  capsulesStore.setState(initial, true);
});
