import type { api, InputOf, OutputOf, StoryRunState } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers } from "../users/index.ts";
import { pageOf, readCursor } from "./paging.ts";
import { findOwnReading, presentReading } from "./readings.ts";
import { presentRunCard, progressOf, sharesOf } from "./runs.presenter.ts";
import { findChoices, findOwnRuns } from "./runs.repository.ts";

type Runs = typeof api.storyReading.runs;

/** Stories I read, last read first (`STORY-2`: progress across devices). @throws Failure invalid (cursor). */
export async function listRuns({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Runs>>): Promise<OutputOf<Runs>> {
  const after = readCursor(cursor);
  const rows = await findOwnRuns(services.db, { userId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  const authors = await findUsers(
    services.db,
    items.map((row) => row.owner_id),
  );
  return {
    items: items.map((row) => presentRunCard(row, actor.id, authors.get(row.owner_id)?.nick_name ?? "")),
    nextCursor,
  };
}

type Shares = typeof api.storyReading.shares;

/** My reading of a story (`STORY-2`). @throws Failure notFound. */
export const showRun = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.run>>): Promise<StoryRunState> =>
  presentReading(ctx, await findOwnReading(ctx, input.id));

/** How other readers chose, only at nodes where I have chosen. @throws Failure notFound. */
export async function showShares({ ctx, input }: Call<InputOf<Shares>>): Promise<OutputOf<Shares>> {
  const { run } = await findOwnReading(ctx, input.id);
  const nodes = [...new Set(progressOf(run).taken.map(({ node }) => node))];
  const of = { storyId: run.story_id, version: run.version };
  return sharesOf(await findChoices(ctx.services.db, of, nodes));
}
