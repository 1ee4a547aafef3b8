import type { ChoiceShare, RunCard, StoryRunState } from "@4d/contract";
import type { findOwnRuns } from "./runs.repository.ts";
import { readSheet } from "./stored-json.ts";
import { mayRead } from "./stories.policy.ts";
import type { RunRow } from "./stories.table.ts";

/** What a reading has reached so far. */
export const progressOf = (row: RunRow) => ({
  visited: JSON.parse(row.visited) as string[],
  taken: JSON.parse(row.taken) as { node: string; choice: number }[],
  endings: JSON.parse(row.endings) as string[],
});
export const parseChoices = (row: RunRow): number[] => JSON.parse(row.choices) as number[];

/** A reading as its reader sees it. */
export function presentRun(
  row: RunRow,
  {
    latest,
    endingsTotal,
    isWrittenHere,
  }: { latest: number | null; endingsTotal: number; isWrittenHere: boolean },
): StoryRunState {
  return {
    id: row.id,
    storyId: row.story_id,
    version: row.version,
    latest,
    choices: parseChoices(row),
    node: isWrittenHere ? row.place : null,
    state: row.state,
    ...progressOf(row),
    endingsTotal,
    sharesPlace: row.shares_place,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
  };
}

type MyRun = Awaited<ReturnType<typeof findOwnRuns>>[number];

/** A card of a story somebody reads. */
export function presentRunCard(row: MyRun, viewerId: number, nickName: string): RunCard {
  const { title, cover } = readSheet(row.sheet);
  return {
    ...{ id: row.id, storyId: row.story_id, title, cover },
    author: { id: row.owner_id, nickName },
    steps: row.steps,
    endingsFound: row.endings_found,
    endings: row.endings,
    renewed: mayRead(row, { id: viewerId, hasAccess: true }) && row.live_version > row.version,
    updatedAt: row.updated_at,
  };
}

/** How often each choice was taken, out of all choices at its node. */
export function sharesOf(stats: readonly Omit<ChoiceShare, "of">[]): ChoiceShare[] {
  const sums = new Map<string, number>();
  for (const { node, readers } of stats) sums.set(node, (sums.get(node) ?? 0) + readers);
  return stats.map((stat) => ({ ...stat, of: sums.get(stat.node) ?? 0 }));
}
