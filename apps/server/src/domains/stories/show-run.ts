import type { api, InputOf, OutputOf, StoryRunState } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findOwnReading, presentReading } from "./readings.ts";
import { progressOf, sharesOf } from "./runs.presenter.ts";
import { findChoices } from "./runs.repository.ts";

type Shares = typeof api.storyReading.shares;

/** Where I am in a story (`STORY-2`). @throws Failure notFound. */
export const showRun = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.run>>): Promise<StoryRunState> =>
  presentReading(ctx, await findOwnReading(ctx, input.id));

/** How other readers chose, wherever I have chosen: never before. @throws Failure notFound. */
export async function showShares({ ctx, input }: Call<InputOf<Shares>>): Promise<OutputOf<Shares>> {
  const { run } = await findOwnReading(ctx, input.id);
  const nodes = [...new Set(progressOf(run).taken.map(({ node }) => node))];
  const of = { storyId: run.story_id, version: run.version };
  return sharesOf(await findChoices(ctx.services.db, of, nodes));
}
