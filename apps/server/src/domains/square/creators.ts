import { type api, type Creator, type InputOf, type OutputOf, UserType } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { mayLookUp } from "../users/index.ts";
import { cardPage, cutPage, readCursor } from "./card-page.ts";
import { presentPerson } from "./creators.presenter.ts";
import {
  figuresOfCreator,
  findFollows,
  findPeople,
  isFollowing,
  type PersonRow,
} from "./people.repository.ts";
import { postsOfAuthor } from "./posts.repository.ts";
import { maySeeCreator } from "./square.policy.ts";

type Table = typeof api.creators;
type List = Table["followers"];

/** Those of these people and characters whom the caller may see, in the order asked. */
export async function findVisiblePeople(
  { services, actor }: Context,
  ids: readonly number[],
): Promise<PersonRow[]> {
  const now = services.clock.now();
  const people = await findPeople(services.db, actor.id, ids);
  const shown: PersonRow[] = [];
  for (const row of people)
    if (
      maySeeCreator(row, actor.id, now) &&
      (row.type !== UserType.CHARACTER || (await mayLookUp(services, actor.id, { ...row, waiting: false })))
    )
      shown.push(row);
  return shown;
}

/** A creator the caller may see. @throws Failure notFound. */
export async function findVisiblePerson(ctx: Context, id: number): Promise<PersonRow> {
  const [row] = await findVisiblePeople(ctx, [id]);
  ensure(row, "notFound", { zh: "找不到这个人", en: "This person doesn’t exist" });
  return row;
}

/** A creator, with figures that count people and works (`FEED-3`). @throws Failure notFound. */
export async function showCreator({ ctx, input }: Call<InputOf<Table["find"]>>): Promise<Creator> {
  const { db } = ctx.services;
  const row = await findVisiblePerson(ctx, input.id);
  return {
    ...presentPerson(row, ctx.actor.id),
    figures: await figuresOfCreator(db, row.id),
    followsMe: await isFollowing(db, row.id, ctx.actor.id),
    isMe: row.id === ctx.actor.id,
  };
}

/** Somebody's posts that the caller may see, newest first. @throws Failure notFound, invalid (cursor). */
export async function listWorks({
  ctx,
  input,
}: Call<InputOf<Table["works"]>>): Promise<OutputOf<Table["works"]>> {
  const { id, kind, cursor, limit } = input;
  await findVisiblePerson(ctx, id);
  const page = { after: readCursor(cursor), limit: limit + 1, kind };
  return cardPage(ctx, await postsOfAuthor(ctx.services.db, id, page), limit);
}

const listOf =
  (which: "followers" | "following") =>
  async ({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> => {
    const { services, actor } = ctx;
    const { id, cursor, limit } = input;
    await findVisiblePerson(ctx, id);
    const page = { userId: id, after: readCursor(cursor), limit: limit + 1 };
    const { items, nextCursor } = cutPage(await findFollows(services.db, which, page), limit);
    const people = await findVisiblePeople(
      ctx,
      items.map((one) => one.id),
    );
    return { items: people.map((row) => presentPerson(row, actor.id)), nextCursor };
  };

/** Who follows somebody. @throws Failure notFound, invalid (cursor). */
export const listFollowers = listOf("followers");

/** Whom somebody follows. @throws Failure notFound, invalid (cursor). */
export const listFollowing = listOf("following");
