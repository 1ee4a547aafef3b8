import type { DraftCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { keepCopy, keptCopy } from "../../platform/kept.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { makingApi } from "./making.api.ts";

export interface MineState {
  cards: readonly DraftCard[];
  state: LoadState;
  cursor: string | null;
}
const KEPT = "my-characters";
const initial: MineState = { cards: [], state: "idle", cursor: null };

/** The characters I make, those last worked on first. */
export const mineStore = createStore<MineState>()(() => initial);

let asked = 0;

/** Fetches them anew; without network those seen last are there. */
export async function loadMine(): Promise<void> {
  asked += 1;
  const mine = asked;
  if (mineStore.getState().state === "idle") {
    const cards = keptCopy(KEPT);
    mineStore.setState({ state: "loading", ...(Array.isArray(cards) ? { cards } : {}) });
  }
  const outcome = await attempt(makingApi.mine(null));
  if (mine !== asked) return;
  if (!outcome.ok) return mineStore.setState({ state: "failed" });
  const { items, nextCursor } = outcome.value;
  keepCopy(KEPT, items);
  mineStore.setState({ cards: items, cursor: nextCursor, state: "ready" });
}

/** Fetches those worked on longer ago. */
export async function loadMoreMine(): Promise<void> {
  const { cursor, state } = mineStore.getState();
  if (cursor === null || state !== "ready") return;
  const mine = asked;
  mineStore.setState({ state: "loading" });
  const outcome = await attempt(makingApi.mine(cursor));
  if (mine !== asked) return;
  if (!outcome.ok) return mineStore.setState({ state: "ready" });
  const { items, nextCursor } = outcome.value;
  mineStore.setState(({ cards }) => ({ cards: [...cards, ...items], cursor: nextCursor, state: "ready" }));
}

/** One of them is no more. */
export const dropMine = (id: number): void =>
  mineStore.setState(({ cards }) => ({ cards: cards.filter((card) => card.id !== id) }));

left.on(() => {
  asked += 1;
  mineStore.setState(initial, true);
});
