import { randomUUID } from "node:crypto";
import type { api, InputOf, Post } from "@4d/contract";
import type { Insertable } from "kysely";
import type { Call, Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { lockReferencedFiles } from "../files/index.ts";
import { findUser } from "../users/index.ts";
import { type Composed, composePost } from "./compose-post.ts";
import { onPostPublished } from "./decide-post.ts";
import { initialStatus } from "./judge-post.ts";
import { publishUnread } from "./notify.ts";
import { findPost, findPostByKey, insertPost } from "./posts.repository.ts";
import { showOne } from "./show-posts.ts";
import { findVisiblePost, NO_POST } from "./visible-content.ts";
import { weekOf } from "./weekly-prompt.ts";

type Input = InputOf<typeof api.posts.create>;
type NewPost = Insertable<Tables["post"]>;

const MEDIA_NOT_FOUND = { field: "media", zh: "图片或视频已不在", en: "A picture or video is gone" };

/** A burst of ten posts, then one every three minutes. */
const POSTS = { rate: 1 / 180, burst: 10 };

/** The position of a remix in its tree. @throws Failure notFound (the original). */
async function remixPositionOf(ctx: Context, remixOf: number | null | undefined) {
  if (!remixOf) return { remix_of: null, root_id: null, depth: 0 };
  const seen = await findVisiblePost(ctx, remixOf);
  ensure(seen.status === "published", "notFound", NO_POST);
  return { remix_of: seen.id, root_id: seen.root_id ?? seen.id, depth: seen.depth + 1 };
}

/** The text of a creation's card, which its author chooses freely. */
const creationText = ({ creation }: Composed): string =>
  creation === null ? "" : `${creation.title}\n${creation.subtitle}`;

async function rowOf(ctx: Context, input: Input, made: Composed): Promise<NewPost> {
  const { services, actor } = ctx;
  const now = services.clock.now();
  const author = await findUser(services.db, actor.id);
  ensure(author, "forbidden");
  const { title, text } = input;
  const shown = { title, text, creation: creationText(made), clip: made.clip ?? "" };
  return {
    author_id: actor.id,
    kind: made.kind,
    title,
    text,
    media: JSON.stringify(made.media),
    media_count: made.media.length,
    cover: made.cover && JSON.stringify(made.cover),
    creation: made.creation && JSON.stringify(made.creation),
    clip: made.clip,
    topic_id: input.topicId ?? null,
    ...(await remixPositionOf(ctx, input.remixOf)),
    prompt_week: input.answersPrompt ? weekOf(now) : 0,
    ai_label: made.aiLabel,
    visibility: input.visibility,
    status: await initialStatus(services, author, shown),
    idem_key: input["idempotency-key"] ?? randomUUID(),
    created_at: now,
    published_at: now,
  };
}

async function store(ctx: Context, row: NewPost, urls: readonly string[]): Promise<number | undefined> {
  const { services } = ctx;
  const now = services.clock.now();
  const { id, told: notifiedIds } = await services.db.transaction().execute(async (trx) => {
    const missing = await lockReferencedFiles(trx, urls, now);
    ensure(missing.size === 0, "invalid", MEDIA_NOT_FOUND);
    const made = await insertPost(trx, row);
    if (!made) return { id: undefined, told: [] };
    return { id: made.id, told: made.status === "published" ? await onPostPublished(trx, made, now) : [] };
  });
  await publishUnread(services, notifiedIds);
  return id;
}

/**
 * Posts to the square (`FEED-2`), once per key. A doubtful post, or one by a new account where the settings require it,
 * waits for review and is seen only by its author.
 * @throws Failure invalid, notFound (creation, messages, the original), tooMany.
 */
export async function createPost({ ctx, input }: Call<Input>): Promise<Post> {
  const { services, actor } = ctx;
  const key = input["idempotency-key"];
  const known = key === undefined ? undefined : await findPostByKey(services.db, actor.id, key);
  if (known) return showOne(ctx, await findPost(services.db, known.id));
  await enforceLimit(services, `post:${actor.id}`, POSTS);
  const made = await composePost(ctx, input);
  const row = await rowOf(ctx, input, made);
  const urls = [...made.media, ...(made.cover ? [made.cover] : [])].flatMap(({ url, thumbUrl }) => [
    url,
    thumbUrl,
  ]);
  const id = (await store(ctx, row, urls)) ?? (await findPostByKey(services.db, actor.id, key ?? ""))?.id;
  return showOne(ctx, await findPost(services.db, id ?? 0));
}
