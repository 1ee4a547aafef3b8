import type { CraftDiscovery } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { craftApi } from "./craft.api.ts";

/** Everybody's discoveries, or mine. */
export type WallScope = "all" | "mine";
export interface Wall {
  items: readonly CraftDiscovery[];
  total: number;
  nextCursor: string | null;
  state: "loading" | "ready" | "failed";
}
const empty: Wall = { items: [], total: 0, nextCursor: null, state: "loading" };

/** First discoveries, everybody's and mine. */
export const wallStore = createStore<Record<WallScope, Wall>>()(() => ({ all: empty, mine: empty }));

async function fetchPart(scope: WallScope, cursor: string | undefined): Promise<Failure | null> {
  const outcome = await attempt(craftApi.wall(scope === "mine", cursor));
  const before = wallStore.getState()[scope];
  if (!outcome.ok) {
    if (before.items.length === 0) wallStore.setState({ [scope]: { ...before, state: "failed" } });
    return outcome.failure;
  }
  const { items, total, nextCursor } = outcome.value;
  const all = cursor === undefined ? items : [...before.items, ...items];
  wallStore.setState({ [scope]: { items: all, total, nextCursor, state: "ready" } });
  return null;
}

/** Loads the first page: the newest discoveries. */
export const loadWall = (scope: WallScope): Promise<Failure | null> => fetchPart(scope, undefined);

/** Loads the next page, if there is one. */
export async function loadMoreWall(scope: WallScope): Promise<void> {
  const { nextCursor } = wallStore.getState()[scope];
  if (nextCursor !== null) await fetchPart(scope, nextCursor);
}

signedOut.on(() => wallStore.setState({ all: empty, mine: empty }));
