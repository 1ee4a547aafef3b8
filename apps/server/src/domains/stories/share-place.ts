import type { api, InputOf, OutputOf, StoryRunState } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { friendsOf } from "../friends/index.ts";
import { findUsers } from "../users/index.ts";
import { ownReading, shownReading } from "./own-run.ts";
import { metOn } from "./runs.presenter.ts";
import { changeRun, findPlaces } from "./runs.repository.ts";

type Friends = typeof api.storyReading.friends;

const MOST = 50;

/** Lets friends see where the caller is in this story, or no longer. @throws Failure notFound. */
export async function sharePlace({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.sharePlace>>): Promise<StoryRunState> {
  const reading = await ownReading(ctx, input.id);
  const run = await ctx.services.db
    .transaction()
    .execute((trx) => changeRun(trx, reading.run.id, { shares_place: input.on }));
  return shownReading(ctx, { ...reading, run });
}

/**
 * Friends on the map (`STORY-2`). Who shows his place sees those of friends who show theirs; where the caller has not
 * been himself, no place is told. @throws Failure notFound.
 */
export async function showFriends({ ctx, input }: Call<InputOf<Friends>>): Promise<OutputOf<Friends>> {
  const { services, actor } = ctx;
  const { run } = await ownReading(ctx, input.id);
  if (!run.shares_place) return [];
  const places = await findPlaces(services.db, run.story_id, await friendsOf(services.db, actor.id), MOST);
  const people = await findUsers(
    services.db,
    places.map((place) => place.user_id),
  );
  const visited = new Set(metOn(run).visited);
  return places.flatMap(({ user_id: userId, place, endings_found: endingsFound }) => {
    const user = people.get(userId);
    if (!user) return [];
    const node = place !== null && visited.has(place) ? place : null;
    const headImage = user.head_image_thumb || user.head_image;
    return [{ userId, nickName: user.nick_name, headImage, node, endingsFound }];
  });
}
