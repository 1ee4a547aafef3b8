import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { me, signedOut } from "../../platform/session.ts";
import { craftApi, type PlayedStep } from "./craft.api.ts";
import { loadStoredCraft, storeCraft } from "./craft-storage.ts";
import { startThings, type Thing, thingOf } from "./thing.ts";

export interface CraftState {
  /** My elements, newest first. */
  things: readonly Thing[];
  firsts: number;
  /** Combinations made without the server, in order. */
  queue: readonly PlayedStep[];
  /** The server could not be reached: the device decides combinations until it can. */
  offline: boolean;
  ready: boolean;
  failure: Failure | null;
}

const empty: CraftState = {
  things: [],
  firsts: 0,
  queue: [],
  offline: false,
  ready: false,
  failure: null,
};

/** My elements in the crafting game (`CRAFT-1`). */
export const craftStore = createStore<CraftState>()(() => empty);

/** Changes the game and stores it on this device. */
export function updateGame(next: Partial<CraftState>): void {
  craftStore.setState(next);
  const uid = me.get()?.uid;
  const { things, firsts, queue, ready } = craftStore.getState();
  if (uid !== undefined && ready) void storeCraft(uid, { things: [...things], firsts, queue: [...queue] });
}

/** Loads the stored game, with the combinations the server does not know yet. */
async function loadStored(): Promise<void> {
  const uid = me.get()?.uid;
  if (uid === undefined || craftStore.getState().ready) return;
  const stored = await loadStoredCraft(uid);
  if (stored === null || me.get()?.uid !== uid || craftStore.getState().ready) return;
  craftStore.setState({ ...stored, ready: true });
}

/** Fetches all my elements; those that were made offline and are not settled yet stay. */
async function fetchThings(): Promise<void> {
  const found: Thing[] = [];
  let cursor: string | undefined;
  let firsts = 0;
  do {
    const page = await craftApi.inventory(cursor);
    found.push(...page.items.map(thingOf));
    firsts = page.firsts;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const { things, queue } = craftStore.getState();
  const keys = new Set(found.map(({ key }) => key));
  const madeOffline = queue.length === 0 ? [] : things.filter(({ key, id }) => id === null && !keys.has(key));
  // Newest first; the four first elements, which have no time, come last, in their order.
  const all = [...found, ...madeOffline].sort((one, other) => other.at - one.at);
  updateGame({ things: all, firsts, ready: true, offline: false });
}

let loading: Promise<Failure | null> | undefined;

/** Fetches my elements; without the server, uses the stored ones or the four first elements. */
export function loadCraft(): Promise<Failure | null> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Failure | null> {
  await loadStored();
  if (craftStore.getState().queue.length > 0) return null;
  const outcome = await attempt(fetchThings());
  if (outcome.ok) {
    craftStore.setState({ failure: null });
    return null;
  }
  const unreachable = outcome.failure.code === 0;
  if (unreachable && !craftStore.getState().ready) updateGame({ things: startThings(), ready: true });
  craftStore.setState(unreachable ? { offline: true } : { failure: outcome.failure });
  return outcome.failure;
}

/** Adds a new element in front of the others. */
export function addThing(thing: Thing): void {
  const { things, firsts } = craftStore.getState();
  const had = things.find(({ key }) => key === thing.key);
  if (had === undefined) {
    updateGame({ things: [thing, ...things], firsts: firsts + Number(thing.first) });
    return;
  }
  if (had.id === null && thing.id !== null)
    updateGame({ things: things.map((one) => (one === had ? { ...thing, at: had.at } : one)) });
}

/** Starts the game over; my discoveries stay. */
export async function resetCraft(): Promise<Failure | null> {
  const outcome = await attempt(craftApi.reset());
  if (!outcome.ok) return outcome.failure;
  updateGame({ things: [], queue: [] });
  return loadCraft();
}

signedOut.on(() => craftStore.setState(empty, true));
