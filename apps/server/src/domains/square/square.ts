import type { api, BoardRank, InputOf, Lang, OutputOf, Topic } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { cardPage, readCursor } from "./card-page.ts";
import { presentPerson } from "./creators.presenter.ts";
import { findVisiblePeople } from "./creators.ts";
import { answeredAround, postsOfPrompt, postsOfTopic } from "./posts.repository.ts";
import { presentCards } from "./present-cards.ts";
import {
  countBoard,
  countTopics,
  findBoard,
  followedTopics,
  postsByTopic,
  setTopicFollow,
} from "./topics.repository.ts";
import { TOPICS, type TopicDefinition, topicOf } from "./topics.ts";
import { promptOf, weekOf } from "./weekly-prompt.ts";

type Table = typeof api.square;

const BOARD_MOST = 50;
/** How many answers to the week's prompt the overview shows. */
const ANSWERS = 6;

interface TopicFacts {
  posts: ReadonlyMap<number, number>;
  followed: readonly number[];
}

const presentTopic = (topic: TopicDefinition, lang: Lang, { posts, followed }: TopicFacts): Topic => ({
  id: topic.id,
  key: topic.key,
  emoji: topic.emoji,
  ...topic.words[lang],
  posts: posts.get(topic.id) ?? 0,
  followed: followed.includes(topic.id),
});

const factsOf = async ({ services, actor }: Context): Promise<TopicFacts> => ({
  posts: await postsByTopic(services.db),
  followed: await followedTopics(services.db, actor.id),
});

/** The leaderboard as the caller sees it; people they may not see leave no gap. */
async function boardOf(ctx: Context, most: number) {
  const { services, actor } = ctx;
  const rows = await findBoard(services.db, most);
  const people = await findVisiblePeople(
    ctx,
    rows.map((row) => row.user_id),
  );
  const seen = new Map(people.map((one) => [one.id, one]));
  const items = rows.flatMap(({ user_id, readers, works }): Omit<BoardRank, "place">[] => {
    const person = seen.get(user_id);
    return person ? [{ readers, works, person: presentPerson(person, actor.id) }] : [];
  });
  return {
    items: items.map((one, index) => ({ place: index + 1, ...one })),
    countedAt: rows[0]?.counted_at ?? null,
  };
}

/** The overview of the square. */
export async function showSquare({ ctx }: Call<unknown>): Promise<OutputOf<Table["home"]>> {
  const { services, lang } = ctx;
  const facts = await factsOf(ctx);
  const week = weekOf(services.clock.now());
  const answers = await postsOfPrompt(services.db, week, { after: undefined, limit: ANSWERS });
  return {
    topics: TOPICS.map((topic) => presentTopic(topic, lang, facts)),
    prompt: promptOf(week, lang),
    answers: await presentCards(ctx, answers.slice(0, ANSWERS)),
    board: (await boardOf(ctx, 3)).items,
  };
}

/** Creators by how many different people opened their works in seven days, as last counted. */
export const showBoard = ({ ctx }: Call<unknown>): Promise<OutputOf<typeof api.creators.board>> =>
  boardOf(ctx, BOARD_MOST);

/** @throws Failure notFound. */
function ensureTopicExists(id: number): TopicDefinition {
  const topic = topicOf(id);
  ensure(topic, "notFound", { zh: "没有这个话题", en: "Topic not found" });
  return topic;
}

/** A topic and its posts, newest first. @throws Failure notFound, invalid (cursor). */
export async function showTopic({
  ctx,
  input,
}: Call<InputOf<Table["topic"]>>): Promise<OutputOf<Table["topic"]>> {
  const { id, cursor, limit } = input;
  const topic = ensureTopicExists(id);
  const rows = await postsOfTopic(ctx.services.db, id, { after: readCursor(cursor), limit: limit + 1 });
  return { topic: presentTopic(topic, ctx.lang, await factsOf(ctx)), ...(await cardPage(ctx, rows, limit)) };
}

/** Follows or unfollows a topic. @throws Failure notFound. */
export async function followTopic({ ctx, input }: Call<InputOf<Table["followTopic"]>>): Promise<Topic> {
  const { services, actor } = ctx;
  const topic = ensureTopicExists(input.id);
  const follow = { userId: actor.id, topicId: topic.id, on: input.on, now: services.clock.now() };
  await setTopicFollow(services.db, follow);
  return presentTopic(topic, ctx.lang, await factsOf(ctx));
}

/** Answers to the prompt of a week. @throws Failure invalid (cursor). */
export async function listAnswers({
  ctx,
  input,
}: Call<InputOf<Table["answers"]>>): Promise<OutputOf<Table["answers"]>> {
  const { services, lang } = ctx;
  const now = weekOf(services.clock.now());
  const { week = now, cursor, limit } = input;
  const rows = await postsOfPrompt(services.db, week, { after: readCursor(cursor), limit: limit + 1 });
  const { earlier, later } = await answeredAround(services.db, week);
  return {
    prompt: promptOf(week, lang),
    earlier,
    later: week < now ? Math.min(later ?? now, now) : null,
    ...(await cardPage(ctx, rows, limit)),
  };
}

const WEEK = 7 * 86_400_000;

/** Recounts the topics' posts and the leaderboard; run by a job (`feed §6.3`). */
export async function countSquare({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await countTopics(trx);
    await countBoard(trx, { since: now - WEEK, now, most: 50 });
  });
}
