import type { api, Creator, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { cardPage, cut, readPlace } from "./card-page.ts";
import { presentPerson } from "./creators.presenter.ts";
import {
  figuresOfCreator,
  findFollows,
  findPeople,
  isFollowing,
  type PersonRow,
} from "./people.repository.ts";
import { postsOfAuthor } from "./posts.repository.ts";
import { mayMeet } from "./square.policy.ts";

type Table = typeof api.creators;
type List = Table["followers"];

/** Somebody the caller may look at as a creator. @throws Failure notFound. */
export async function seenPerson({ services, actor }: Context, id: number): Promise<PersonRow> {
  const [row] = await findPeople(services.db, actor.id, [id]);
  ensure(row && mayMeet(row, actor.id, services.clock.now()), "notFound", {
    zh: "找不到这个人",
    en: "There is no such person",
  });
  return row;
}

/** Somebody as a creator, with figures that count people and works (`FEED-3`). @throws Failure notFound. */
export async function showCreator({ ctx, input }: Call<InputOf<Table["find"]>>): Promise<Creator> {
  const { db } = ctx.services;
  const row = await seenPerson(ctx, input.id);
  return {
    ...presentPerson(row, ctx.actor.id),
    figures: await figuresOfCreator(db, row.id),
    followsMe: await isFollowing(db, row.id, ctx.actor.id),
    isMe: row.id === ctx.actor.id,
  };
}

/** Somebody's posts that the caller may see, the newest first. @throws Failure notFound, invalid (cursor). */
export async function listWorks({
  ctx,
  input,
}: Call<InputOf<Table["works"]>>): Promise<OutputOf<Table["works"]>> {
  const { id, kind, cursor, limit } = input;
  await seenPerson(ctx, id);
  const page = { after: readPlace(cursor), limit: limit + 1, kind };
  return cardPage(ctx, await postsOfAuthor(ctx.services.db, id, page), limit);
}

const listOf =
  (which: "followers" | "following") =>
  async ({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> => {
    const { services, actor } = ctx;
    const { id, cursor, limit } = input;
    await seenPerson(ctx, id);
    const page = { userId: id, after: readPlace(cursor), limit: limit + 1 };
    const { items, nextCursor } = cut(await findFollows(services.db, which, page), limit);
    const people = await findPeople(
      services.db,
      actor.id,
      items.map((one) => one.id),
    );
    const now = services.clock.now();
    const shown = people.filter((row) => mayMeet(row, actor.id, now));
    return { items: shown.map((row) => presentPerson(row, actor.id)), nextCursor };
  };

/** Who follows somebody. @throws Failure notFound, invalid (cursor). */
export const listFollowers = listOf("followers");

/** Whom somebody follows. @throws Failure notFound, invalid (cursor). */
export const listFollowing = listOf("following");
