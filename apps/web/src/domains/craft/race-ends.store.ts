import type { CraftRace, DownFrame } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { craftApi } from "./craft.api.ts";

/** How a race ended: who had it first, or nobody. */
export interface RaceEnd {
  readonly winner: string | null;
  /** Nobody had it, and it was ended before its time. */
  readonly early: boolean;
}

/** The ends of races whose cards were seen, by race. */
export const raceEndsStore = createStore<Readonly<Record<number, RaceEnd>>>()(() => ({}));

/** Asked at this end time, or being asked: a card that is drawn again asks once. */
const asked = new Set<string>();

const keep = (id: number, end: RaceEnd): void => raceEndsStore.setState({ [id]: end });

function endOf({ endedAt, endsAt, winnerId, standing }: CraftRace): RaceEnd | null {
  if (endedAt === null) return null;
  const winner = standing.find(({ userId }) => userId === winnerId)?.nickName ?? null;
  return { winner, early: winner === null && endedAt < endsAt };
}

/** Finds out whether a race has ended, once while it runs and once when its time is up. */
export async function learnEnd(id: number, timeUp: boolean): Promise<void> {
  const wish = `${id} ${timeUp}`;
  if (asked.has(wish) || raceEndsStore.getState()[id] !== undefined) return;
  asked.add(wish);
  const outcome = await attempt(craftApi.race(id));
  // Without an answer the card that is drawn next asks again.
  if (!outcome.ok) return void (outcome.failure.code === 0 && asked.delete(wish));
  const end = endOf(outcome.value);
  if (end !== null) keep(id, end);
}

/** The group is told in its chat how a race ended, also who takes no part. */
export function hear(frame: DownFrame): void {
  if (frame.cmd !== 4 || !("extra" in frame.data)) return;
  const tip = frame.data.extra?.tip;
  const id = Number(tip?.args.raceId);
  if (tip?.key === "race.won") keep(id, { winner: tip.args.winner ?? "", early: false });
  else if (tip?.key === "race.over") {
    asked.delete(`${id} true`);
    void learnEnd(id, true);
  }
}
frames.on(hear);
left.on(() => {
  asked.clear();
  raceEndsStore.setState({}, true);
});
