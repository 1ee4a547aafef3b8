import type { CraftDiscovery } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { craftApi } from "./craft.api.ts";

export type Whose = "all" | "mine";
export interface Wall {
  items: readonly CraftDiscovery[];
  total: number;
  nextCursor: string | null;
  state: "loading" | "ready" | "failed";
}
const empty: Wall = { items: [], total: 0, nextCursor: null, state: "loading" };

/** First discoveries, everybody's and mine. */
export const wallStore = createStore<Record<Whose, Wall>>()(() => ({ all: empty, mine: empty }));

async function fetchPart(whose: Whose, cursor: string | undefined): Promise<Failure | null> {
  const outcome = await attempt(craftApi.wall(whose === "mine", cursor));
  const before = wallStore.getState()[whose];
  if (!outcome.ok) {
    if (before.items.length === 0) wallStore.setState({ [whose]: { ...before, state: "failed" } });
    return outcome.failure;
  }
  const { items, total, nextCursor } = outcome.value;
  const all = cursor === undefined ? items : [...before.items, ...items];
  wallStore.setState({ [whose]: { items: all, total, nextCursor, state: "ready" } });
  return null;
}

/** The newest discoveries. */
export const loadWall = (whose: Whose): Promise<Failure | null> => fetchPart(whose, undefined);

/** The part behind what is shown. */
export async function loadMoreWall(whose: Whose): Promise<void> {
  const { nextCursor } = wallStore.getState()[whose];
  if (nextCursor !== null) await fetchPart(whose, nextCursor);
}

left.on(() => wallStore.setState({ all: empty, mine: empty }));
