import type { CapsuleEntry, CapsuleTopic } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { capsulesApi } from "./capsules.api.ts";

export interface StatementState {
  /** The topic of the filter; null for everything. */
  topic: CapsuleTopic | null;
  entries: readonly CapsuleEntry[];
  state: LoadState;
  /** Where the next page begins; null at the end. */
  cursor: string | null;
  /** The next page failed to load. */
  moreFailed: boolean;
}
const initial: StatementState = { topic: null, entries: [], state: "idle", cursor: null, moreFailed: false };

/** My statement, newest first, as far as it is loaded (`CAPSULE-1`). */
export const statementStore = createStore<StatementState>()(() => initial);

let asked = 0;
let busy = false;

/** Puts new entries before the loaded ones, without duplicates. Pure. */
export function mergeEntries(
  fresh: readonly CapsuleEntry[],
  before: readonly CapsuleEntry[],
): CapsuleEntry[] | null {
  const oldest = fresh.at(-1);
  const at = before.findIndex((one) => one.id === oldest?.id);
  return at === -1 ? null : [...fresh, ...before.slice(at + 1)];
}

/** Fetches the newest page; older loaded entries stay if it reaches them. */
export async function loadStatement(): Promise<void> {
  asked += 1;
  const mine = asked;
  const { topic, state } = statementStore.getState();
  if (state !== "ready") statementStore.setState({ state: "loading" });
  const outcome = await attempt(capsulesApi.entries(topic, null));
  if (mine !== asked) return;
  if (!outcome.ok) return statementStore.setState({ state: "failed" });
  const { items, nextCursor } = outcome.value;
  const merged = mergeEntries(items, statementStore.getState().entries);
  if (merged === null)
    return statementStore.setState({ entries: items, cursor: nextCursor, state: "ready", moreFailed: false });
  statementStore.setState({ entries: merged, state: "ready" });
}

/** Fetches the next page. */
export async function loadMoreEntries(): Promise<void> {
  const { topic, cursor } = statementStore.getState();
  if (cursor === null || busy) return;
  const mine = asked;
  busy = true;
  statementStore.setState({ moreFailed: false });
  const outcome = await attempt(capsulesApi.entries(topic, cursor));
  busy = false;
  if (mine !== asked) return;
  if (!outcome.ok) return statementStore.setState({ moreFailed: true });
  statementStore.setState(({ entries }) => ({
    entries: [...entries, ...outcome.value.items],
    cursor: outcome.value.nextCursor,
  }));
}

/** Filters by a topic; null shows everything. */
export async function filterStatement(topic: CapsuleTopic | null): Promise<void> {
  if (topic === statementStore.getState().topic) return;
  statementStore.setState({ ...initial, topic });
  await loadStatement();
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "capsule.changed") return;
  if (statementStore.getState().state === "ready") void loadStatement();
});
signedOut.on(() => {
  asked += 1;
  statementStore.setState(initial, true);
});
