import type { AdSession } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { capsulesApi } from "./capsules.api.ts";
import { loadAccount } from "./capsules.store.ts";

const NOT_FOUND = 404;
const CONFLICT = 409;

/** The state of a showing of an advertisement. */
export type AdState =
  | { step: "opening" }
  /** `readyAt` is a time of `performance.now()`, ms, which nobody can set. */
  | { step: "showing"; session: AdSession; readyAt: number }
  | { step: "claiming"; session: AdSession }
  | { step: "claimed"; amount: number; balance: number; left: number; reward: number }
  | { step: "usedUp" | "gone"; message: string }
  | { step: "failed"; message: string };

/** The showing on screen (`money §2.5`). */
export const adStore = createStore<{ ad: AdState }>()(() => ({ ad: { step: "opening" } }));

const set = (ad: AdState): void => adStore.setState({ ad });
let asked = 0;

/** Starts a showing; the server chooses the advertisement and its length. */
export async function openAd(adId: string | null): Promise<void> {
  asked += 1;
  const mine = asked;
  set({ step: "opening" });
  const outcome = await attempt(capsulesApi.openAd(adId));
  if (mine !== asked) return;
  if (outcome.ok) {
    const session = outcome.value;
    return set({ step: "showing", session, readyAt: performance.now() + session.readyAt - session.now });
  }
  const { code, message } = outcome.failure;
  if (code === CONFLICT) return set({ step: "usedUp", message });
  set({ step: code === NOT_FOUND ? "gone" : "failed", message });
}

/** Claims the reward of a showing, once however often it is pressed. @returns why it failed, or null. */
export async function claimAd(): Promise<string | null> {
  const { ad } = adStore.getState();
  if (ad.step !== "showing") return null;
  const { session } = ad;
  set({ step: "claiming", session });
  const outcome = await attempt(capsulesApi.claimAd(session.sessionId));
  if (outcome.ok) {
    set({ step: "claimed", ...outcome.value, reward: session.reward });
    void loadAccount();
    return null;
  }
  set({ ...ad });
  return outcome.failure.message;
}

signedOut.on(() => {
  asked += 1;
  set({ step: "opening" });
});
