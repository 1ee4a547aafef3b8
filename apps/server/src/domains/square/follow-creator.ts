import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { findVisiblePerson } from "./creators.ts";
import { dayNumber, publishUnread, writeNotifications } from "./notify.ts";
import { countFollowing, figuresOfCreator, setFollow } from "./people.repository.ts";

type Follow = typeof api.creators.follow;

const FOLLOWS = { rate: 0.5, burst: 40 };
/** A page of following is built from at most this many people. */
const MOST = 1000;

/**
 * Follows or unfollows somebody; idempotent (`FEED-3`).
 * @throws Failure invalid (the caller), notFound, tooMany (too fast, or a thousand are followed).
 */
export async function followCreator({ ctx, input }: Call<InputOf<Follow>>): Promise<OutputOf<Follow>> {
  const { services, actor } = ctx;
  const { id, on } = input;
  ensure(id !== actor.id, "invalid", { field: "id", zh: "不能关注自己", en: "You can’t follow yourself" });
  await enforceLimit(services, `follow:${actor.id}`, FOLLOWS);
  await findVisiblePerson(ctx, id);
  if (on)
    ensure((await countFollowing(services.db, actor.id)) < MOST, "tooMany", {
      zh: `最多关注 ${MOST} 人`,
      en: `You can follow at most ${MOST} people`,
    });
  const now = services.clock.now();
  const notifiedIds = await services.db.transaction().execute(async (trx) => {
    const changed = await setFollow(trx, { userId: actor.id, followeeId: id, on, now });
    if (changed <= 0) return [];
    const groupKey = `follow:${dayNumber(now)}`;
    return writeNotifications(trx, [{ userId: id, kind: "follow", groupKey, actorIds: [actor.id] }], now);
  });
  await publishUnread(services, notifiedIds);
  return { followed: on, followers: (await figuresOfCreator(services.db, id)).followers };
}
