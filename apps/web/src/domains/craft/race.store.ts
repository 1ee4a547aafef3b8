import type { CraftRace, RaceRank } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { craftApi } from "./craft.api.ts";
import { addThing } from "./craft.store.ts";
import { type Play, playedBy } from "./play.ts";
import { type Thing, thingOf } from "./thing.ts";

export interface RaceState {
  race: CraftRace | null;
  /** The elements I made in it, and the four first elements. */
  things: readonly Thing[];
  failure: Failure | null;
  /** A first discovery in the race, while it is shown. */
  discovery: { nickName: string; emoji: string; name: string; nameEn: string } | null;
}

const empty: RaceState = { race: null, things: [], failure: null, discovery: null };
const DISCOVERY_MS = 3500;

/** The race on screen (`CRAFT-1`). */
export const raceStore = createStore<RaceState>()(() => empty);

function setRace(race: CraftRace): void {
  raceStore.setState({ race, things: race.mine.map(thingOf), failure: null });
}

/** Opens a race and joins it; a race that is over is only shown. */
export async function openRace(id: number): Promise<Failure | null> {
  if (raceStore.getState().race?.id !== id) raceStore.setState(empty, true);
  const joined = await attempt(craftApi.joinRace(id));
  const outcome = joined.ok ? joined : await attempt(craftApi.race(id));
  if (outcome.ok) setRace(outcome.value);
  else raceStore.setState({ failure: outcome.failure });
  return outcome.ok ? null : outcome.failure;
}

async function refresh(id: number): Promise<void> {
  const outcome = await attempt(craftApi.race(id));
  if (outcome.ok && raceStore.getState().race?.id === id) setRace(outcome.value);
}

/** Ends a race before its time. */
export async function endRace(id: number): Promise<Failure | null> {
  const outcome = await attempt(craftApi.endRace(id));
  if (outcome.ok) setRace(outcome.value);
  return outcome.ok ? null : outcome.failure;
}

/** Combines two elements in the race, always on the server. */
export async function playInRace(a: Thing, b: Thing): Promise<Play> {
  const { race } = raceStore.getState();
  const body = { a: a.id ?? 0, b: b.id ?? 0, nonce: crypto.randomUUID(), raceId: race?.id ?? 0 };
  const outcome = await attempt(craftApi.combine(body));
  if (!outcome.ok) {
    if (race !== null && outcome.failure.code === 409) await refresh(race.id);
    return outcome;
  }
  const played = playedBy(outcome.value);
  const { things } = raceStore.getState();
  if (played.thing === null) return { ok: true, played };
  addThing(played.thing);
  const { key } = played.thing;
  const isNew = !things.some((one) => one.key === key);
  if (isNew) raceStore.setState({ things: [{ ...played.thing, at: serverNow() }, ...things] });
  return { ok: true, played: { ...played, isNew } };
}

/** The received ranking with the known avatars; null if it has unknown people, who must be fetched. */
function mergeRanks(race: CraftRace, rank: readonly RaceRank[]): CraftRace["standing"] | null {
  const known = new Map(race.standing.map((one) => [one.userId, one]));
  const rows = rank.flatMap((one) => {
    const face = known.get(one.userId);
    return face === undefined ? [] : [{ ...face, ...one }];
  });
  return rows.length === rank.length ? rows : null;
}

let discoveryTimer: ReturnType<typeof setTimeout> | undefined;

frames.on((frame) => {
  const { race } = raceStore.getState();
  if (frame.cmd !== 5 || race === null) return;
  const event = frame.data;
  if (event.type === "craft.race" && event.raceId === race.id) {
    const rank = mergeRanks(race, event.standing);
    const { endedAt, winnerId } = event;
    if (rank === null) void refresh(race.id);
    else
      raceStore.setState({
        race: { ...race, standing: rank, endedAt, winnerId, canEnd: race.canEnd && endedAt === null },
      });
  }
  if (event.type === "craft.discovery" && event.raceId === race.id) {
    const { nickName, element } = event;
    raceStore.setState({ discovery: { nickName, ...element } });
    clearTimeout(discoveryTimer);
    discoveryTimer = setTimeout(() => raceStore.setState({ discovery: null }), DISCOVERY_MS);
  }
});
onOnline(() => {
  const { race } = raceStore.getState();
  if (race !== null && race.endedAt === null) void refresh(race.id);
});
signedOut.on(() => raceStore.setState(empty, true));
