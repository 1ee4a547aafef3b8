import type { Gift } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { keyedRequests } from "../../platform/keyed-requests.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { type GiftRequest, giftsApi } from "./gifts.api.ts";

export interface GiftsState {
  /** Gifts as I see them, by id. */
  gifts: Readonly<Record<number, Gift>>;
}

/** The gifts whose cards I have seen (`CAPSULE-4`). */
export const giftsStore = createStore<GiftsState>()(() => ({ gifts: {} }));

const asking = new Map<number, Promise<Failure | null>>();
/** Reloads queued behind a running request, whose response may be older than the call. */
const askingAgain = new Map<number, Promise<Failure | null>>();

function putGift(gift: Gift): void {
  giftsStore.setState(({ gifts }) => ({ gifts: { ...gifts, [gift.id]: gift } }));
}

async function ask(id: number): Promise<Failure | null> {
  const outcome = await attempt(giftsApi.find(id));
  asking.delete(id);
  if (!outcome.ok) return outcome.failure;
  putGift(outcome.value);
  return null;
}

/**
 * Reloads a gift. Called during a request, it sends one more after it, however many callers there are: the running
 * response may lack what has changed meanwhile.
 */
export function loadGift(id: number): Promise<Failure | null> {
  const running = asking.get(id);
  if (running === undefined) {
    const first = ask(id);
    asking.set(id, first);
    return first;
  }
  const again =
    askingAgain.get(id) ??
    running.then(() => {
      askingAgain.delete(id);
      return loadGift(id);
    });
  askingAgain.set(id, again);
  return again;
}

const isSettled = (id: number): boolean => {
  const gift = giftsStore.getState().gifts[id];
  return gift !== undefined && gift.state !== "open";
};

/** For a card that scrolls into view: a finished gift no longer changes. */
export const ensureFreshGift = (id: number): void => {
  if (!isSettled(id)) void loadGift(id);
};

/** Takes my portion; when it is too late, the gift's current state is stored. */
export async function takeGift(id: number): Promise<Outcome<Gift>> {
  const outcome = await attempt(giftsApi.take(id));
  if (outcome.ok) putGift(outcome.value);
  else await loadGift(id);
  return outcome;
}

/** Pressed again after a lost response, a gift is given once (`money §3.2`). */
const giveOnce = keyedRequests("last");

/** Sends a gift; its card appears in the chat as a message. */
export async function sendGift(request: GiftRequest): Promise<Failure | null> {
  const outcome = await giveOnce(JSON.stringify(request), (key) => giftsApi.send(request, key));
  if (!outcome.ok) return outcome.failure;
  putGift(outcome.value);
  return null;
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "gift.changed") return;
  if (frame.data.giftId in giftsStore.getState().gifts) void loadGift(frame.data.giftId);
});
onOnline(() => {
  for (const gift of Object.values(giftsStore.getState().gifts))
    if (gift.state === "open") void loadGift(gift.id);
});
signedOut.on(() => giftsStore.setState({ gifts: {} }));
