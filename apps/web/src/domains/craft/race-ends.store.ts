import type { CraftRace, DownFrame } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { craftApi } from "./craft.api.ts";

/** The end of a race: who made the target first, or nobody. */
export interface RaceEnd {
  readonly winner: string | null;
  /** Nobody made it, and the race was ended before its time. */
  readonly early: boolean;
}

/** The ends of races whose cards were seen, by race. */
export const raceEndsStore = createStore<Readonly<Record<number, RaceEnd>>>()(() => ({}));

/** Requests that were sent, so that a card that is drawn again does not repeat them. */
const asked = new Set<string>();

const setEnd = (id: number, end: RaceEnd): void => raceEndsStore.setState({ [id]: end });

function endOf({ endedAt, endsAt, winnerId, standing: rank }: CraftRace): RaceEnd | null {
  if (endedAt === null) return null;
  const winner = rank.find(({ userId }) => userId === winnerId)?.nickName ?? null;
  return { winner, early: winner === null && endedAt < endsAt };
}

/** Fetches whether a race has ended, once while it runs and once when its time is up. */
export async function loadRaceEnd(id: number, timeUp: boolean): Promise<void> {
  const requestKey = `${id} ${timeUp}`;
  if (asked.has(requestKey) || raceEndsStore.getState()[id] !== undefined) return;
  asked.add(requestKey);
  const outcome = await attempt(craftApi.race(id));
  // Without an answer the next card that is drawn requests again.
  if (!outcome.ok) return void (outcome.failure.code === 0 && asked.delete(requestKey));
  const end = endOf(outcome.value);
  if (end !== null) setEnd(id, end);
}

/** A tip in the group's chat reports how a race ended, also to those who do not take part. */
export function onTipFrame(frame: DownFrame): void {
  if (frame.cmd !== 4 || !("extra" in frame.data)) return;
  const tip = frame.data.extra?.tip;
  const id = Number(tip?.args.raceId);
  if (tip?.key === "race.won") setEnd(id, { winner: tip.args.winner ?? "", early: false });
  else if (tip?.key === "race.over") {
    asked.delete(`${id} true`);
    void loadRaceEnd(id, true);
  }
}
frames.on(onTipFrame);
signedOut.on(() => {
  asked.clear();
  raceEndsStore.setState({}, true);
});
