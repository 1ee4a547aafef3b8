import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { PostCreation, PostKind, PostMedia } from "@4d/contract";
import { paint } from "@4d/painter";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { characterPreview, type StarterCharacter, starterCharacters } from "../characters/index.ts";
import { saveFile, urlOf } from "../files/index.ts";
import { ensureHouseUser, lockUser } from "../users/index.ts";
import { coverOf } from "./gather-media.ts";
import {
  changePost,
  findStarterPosts,
  insertPost,
  lockPost,
  saveFirstPostTime,
  saveStarterPost,
} from "./posts.repository.ts";
import { STARTER_AUTHORS, type StarterPost } from "./starters/index.ts";

import { TOPICS } from "./topics.ts";

/** Widths in pixels: the opened picture, and the one in a column. */
const WIDTHS = [960, 480] as const;
const PRODUCER = "四次元";

/** Paints the picture of a starter post into our store, labelled as machine-made (`images §5.1`). */
async function paintPost(
  services: Services,
  key: string,
  order: NonNullable<StarterPost["picture"]>,
): Promise<PostMedia | null> {
  const { config, pictures } = services;
  const params = { picture: paint(order), widths: WIDTHS, label: { producer: PRODUCER, id: key } };
  const drawn = await pictures.run("draw", { who: "server", params }, ({ paths }) =>
    Promise.all(paths.map((path) => readFile(path))),
  );
  const urls: string[] = [];
  for (const body of drawn) {
    // Retained once a post shows it; a duplicate painted by two nodes at once is swept.
    const file = { owner: null, name: `${key}.webp`, permanent: false, extension: "webp", body };
    const what = { type: "image/webp", kind: "picture" as const };
    urls.push(urlOf(config.publicUrl, await saveFile(services, { ...file, what })));
  }
  const [url = "", thumbUrl = url] = urls;
  return coverOf(services, { url, thumbUrl, who: "server" });
}

/** A digest of a starter post: a different digest means another version of it. */
const digestOf = (post: StarterPost): string =>
  createHash("sha256").update(JSON.stringify(post)).digest("base64url").slice(0, 16);

interface Version {
  post: StarterPost;
  author: StarterCharacter;
  digest: string;
  /** More recent than those behind it in the list. */
  at: number;
}

/** What the post shows, painted and measured. */
async function contentOf(services: Services, { post, author }: Version) {
  const painted = post.picture ? await paintPost(services, post.key, post.picture) : null;
  const shown = post.character ? await characterPreview(services, author.id, author.userId) : undefined;
  const creation: PostCreation | null = shown
    ? { kind: "character", id: author.id, title: shown.title, subtitle: shown.subtitle, playable: true }
    : null;
  const cover: PostMedia | null =
    painted ?? (shown ? await coverOf(services, { url: shown.cover, who: "server" }) : null);
  return { painted, creation, cover };
}

type Content = Awaited<ReturnType<typeof contentOf>>;

function kindOf({ creation, painted }: Content): PostKind {
  if (creation) return creation.kind;
  return painted ? "image" : "note";
}

const fieldsOf = ({ post }: Version, content: Content) => ({
  kind: kindOf(content),
  title: post.title,
  text: post.text,
  media: JSON.stringify(content.painted ? [content.painted] : []),
  media_count: content.painted ? 1 : 0,
  cover: content.cover && JSON.stringify(content.cover),
  creation: content.creation && JSON.stringify(content.creation),
  topic_id: TOPICS.find((room) => room.key === post.topic)?.id ?? null,
});

/** Creates or updates the post; one that was removed or hidden stays as it is. */
async function writeVersion(trx: Transaction<Tables>, version: Version, content: Content): Promise<void> {
  const { post, author, digest, at } = version;
  const known = (await findStarterPosts(trx)).get(post.key);
  if (known?.digest === digest) return;
  const fields = fieldsOf(version, content);
  if (known) {
    const row = await lockPost(trx, known.postId);
    if (row?.removed_at === null && row.status === "published") await changePost(trx, row.id, fields);
    return saveStarterPost(trx, { key: post.key, post_id: known.postId, digest });
  }
  const made = await insertPost(trx, {
    ...fields,
    author_id: author.userId,
    clip: null,
    remix_of: null,
    root_id: null,
    prompt_week: 0,
    ai_label: "builtin",
    visibility: "public",
    status: "published",
    idem_key: `starter:${post.key}`,
    created_at: at,
    published_at: at,
  });
  if (!made) return;
  await saveFirstPostTime(trx, author.userId, at);
  await saveStarterPost(trx, { key: post.key, post_id: made.id, digest });
}

async function ensureStarterPost(services: Services, houseId: number, version: Version): Promise<void> {
  const content = await contentOf(services, version);
  await services.db.transaction().execute(async (trx) => {
    // One node at a time: the second finds everything written.
    await lockUser(trx, houseId);
    await writeVersion(trx, version, content);
  });
}

/** The posts in display order: each character's first, then each one's second, and so on. */
function interleaved(characters: ReadonlyMap<string, StarterCharacter>, now: number): Version[] {
  const rounds = Math.max(...STARTER_AUTHORS.map(({ posts }) => posts.length));
  const all = Array.from({ length: rounds }, (_, round) =>
    STARTER_AUTHORS.flatMap(({ by, posts }) => {
      const author = characters.get(by);
      const post = posts[round];
      return author && post ? [{ post, author, digest: digestOf(post) }] : [];
    }),
  ).flat();
  return all.map((one, index) => ({ ...one, at: now - index * 1000 }));
}

/**
 * Ensures the starter posts (`starter-content §5`) of this version of the product, signed by its characters and
 * labelled as theirs; only people like them. Run at each start by every node, after the characters; `isStopping` ends
 * it between two posts.
 */
export async function ensureStarterPosts(services: Services, isStopping = () => false): Promise<void> {
  const houseId = await ensureHouseUser(services);
  const known = await findStarterPosts(services.db);
  const versions = interleaved(await starterCharacters(services), services.clock.now());
  const stale = versions.filter(({ post, digest }) => known.get(post.key)?.digest !== digest);
  for (const version of stale) if (!isStopping()) await ensureStarterPost(services, houseId, version);
}
