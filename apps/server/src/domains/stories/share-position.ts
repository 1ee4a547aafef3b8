import type { api, InputOf, OutputOf, StoryRunState } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { friendsOf } from "../friends/index.ts";
import { findUsers } from "../users/index.ts";
import { findOwnReading, presentReading } from "./readings.ts";
import { progressOf } from "./runs.presenter.ts";
import { changeRun, findSharedPositions } from "./runs.repository.ts";

type Friends = typeof api.storyReading.friends;

const MOST = 50;

/** Shows or hides the caller's position in this story to friends. @throws Failure notFound. */
export async function shareReadingPosition({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.sharePosition>>): Promise<StoryRunState> {
  const reading = await findOwnReading(ctx, input.id);
  const run = await ctx.services.db
    .transaction()
    .execute((trx) => changeRun(trx, reading.run.id, { shares_place: input.on }));
  return presentReading(ctx, { ...reading, run });
}

/**
 * Friends on the map (`STORY-2`). People who share their position see friends who share theirs; positions where the
 * caller has not been are not revealed. @throws Failure notFound.
 */
export async function listFriendsOnMap({ ctx, input }: Call<InputOf<Friends>>): Promise<OutputOf<Friends>> {
  const { services, actor } = ctx;
  const { run } = await findOwnReading(ctx, input.id);
  if (!run.shares_place) return [];
  const positions = await findSharedPositions(
    services.db,
    run.story_id,
    await friendsOf(services.db, actor.id),
    MOST,
  );
  const people = await findUsers(
    services.db,
    positions.map((place) => place.user_id),
  );
  const visited = new Set(progressOf(run).visited);
  return positions.flatMap(({ user_id: userId, place, endings_found: endingsFound }) => {
    const user = people.get(userId);
    if (!user) return [];
    const node = place !== null && visited.has(place) ? place : null;
    const headImage = user.head_image_thumb || user.head_image;
    return [{ userId, nickName: user.nick_name, headImage, node, endingsFound }];
  });
}
