import type { api, BoardPlace, InputOf, Lang, OutputOf, Topic } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { cardPage, readPlace } from "./card-page.ts";
import { presentPerson } from "./creators.presenter.ts";
import { seenPeople } from "./creators.ts";
import { hydrateCards } from "./hydrate-cards.ts";
import { answeredAround, postsOfPrompt, postsOfTopic } from "./posts.repository.ts";
import { findBoard, followedTopics, postsByTopic, setTopicFollow } from "./rooms.repository.ts";
import { TOPICS, type TopicRoom, topicOf } from "./topics.ts";
import { promptOf, weekOf } from "./weekly-prompt.ts";

type Table = typeof api.square;

const BOARD_MOST = 50;
/** How many answers to the week's prompt are seen at a glance. */
const ANSWERS = 6;

interface RoomFacts {
  posts: ReadonlyMap<number, number>;
  followed: readonly number[];
}

const presentTopic = (room: TopicRoom, lang: Lang, { posts, followed }: RoomFacts): Topic => ({
  id: room.id,
  key: room.key,
  emoji: room.emoji,
  ...room.words[lang],
  posts: posts.get(room.id) ?? 0,
  followed: followed.includes(room.id),
});

const factsOf = async ({ services, actor }: Context): Promise<RoomFacts> => ({
  posts: await postsByTopic(services.db),
  followed: await followedTopics(services.db, actor.id),
});

/** The board's places as the caller sees them; who may not be met leaves no gap. */
async function boardOf(ctx: Context, most: number) {
  const { services, actor } = ctx;
  const rows = await findBoard(services.db, most);
  const people = await seenPeople(
    ctx,
    rows.map((row) => row.user_id),
  );
  const seen = new Map(people.map((one) => [one.id, one]));
  const items = rows.flatMap(({ user_id, readers, works }): Omit<BoardPlace, "place">[] => {
    const person = seen.get(user_id);
    return person ? [{ readers, works, person: presentPerson(person, actor.id) }] : [];
  });
  return {
    items: items.map((one, index) => ({ place: index + 1, ...one })),
    countedAt: rows[0]?.counted_at ?? null,
  };
}

/** The square at a glance. */
export async function showSquare({ ctx }: Call<unknown>): Promise<OutputOf<Table["home"]>> {
  const { services, lang } = ctx;
  const facts = await factsOf(ctx);
  const week = weekOf(services.clock.now());
  const answers = await postsOfPrompt(services.db, week, { after: undefined, limit: ANSWERS });
  return {
    topics: TOPICS.map((room) => presentTopic(room, lang, facts)),
    prompt: promptOf(week, lang),
    answers: await hydrateCards(ctx, answers.slice(0, ANSWERS)),
    board: (await boardOf(ctx, 3)).items,
  };
}

/** Creators by how many different people opened their works in seven days, as last counted. */
export const showBoard = ({ ctx }: Call<unknown>): Promise<OutputOf<typeof api.creators.board>> =>
  boardOf(ctx, BOARD_MOST);

/** @throws Failure notFound. */
function roomOf(id: number): TopicRoom {
  const room = topicOf(id);
  ensure(room, "notFound", { zh: "没有这个话题", en: "There is no such topic" });
  return room;
}

/** A room and its posts, the newest first. @throws Failure notFound, invalid (cursor). */
export async function showTopic({
  ctx,
  input,
}: Call<InputOf<Table["topic"]>>): Promise<OutputOf<Table["topic"]>> {
  const { id, cursor, limit } = input;
  const room = roomOf(id);
  const rows = await postsOfTopic(ctx.services.db, id, { after: readPlace(cursor), limit: limit + 1 });
  return { topic: presentTopic(room, ctx.lang, await factsOf(ctx)), ...(await cardPage(ctx, rows, limit)) };
}

/** Follows a room, or no more. @throws Failure notFound. */
export async function followTopic({ ctx, input }: Call<InputOf<Table["followTopic"]>>): Promise<Topic> {
  const { services, actor } = ctx;
  const room = roomOf(input.id);
  const wish = { userId: actor.id, topicId: room.id, on: input.on, now: services.clock.now() };
  await setTopicFollow(services.db, wish);
  return presentTopic(room, ctx.lang, await factsOf(ctx));
}

/** What was answered to the prompt of a week. @throws Failure invalid (cursor). */
export async function listAnswers({
  ctx,
  input,
}: Call<InputOf<Table["answers"]>>): Promise<OutputOf<Table["answers"]>> {
  const { services, lang } = ctx;
  const now = weekOf(services.clock.now());
  const { week = now, cursor, limit } = input;
  const rows = await postsOfPrompt(services.db, week, { after: readPlace(cursor), limit: limit + 1 });
  const { earlier, later } = await answeredAround(services.db, week);
  return {
    prompt: promptOf(week, lang),
    earlier,
    later: week < now ? Math.min(later ?? now, now) : null,
    ...(await cardPage(ctx, rows, limit)),
  };
}
