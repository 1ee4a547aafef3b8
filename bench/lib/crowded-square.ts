import type { Account } from "./people.ts";
import { type StoppedDatabase, withStoppedServer } from "./population.ts";
import type { Rig } from "./rig.ts";

/** The numbers of authors and of people who like, and whom each reader follows. */
const AUTHORS = 5000;
const FOLLOWED = 100;
const DAYS = 180;

interface Wanted {
  posts: number;
  likes: number;
  readers: readonly Account[];
}

/** Covers as the server stores them. */
const COVER = JSON.stringify({
  kind: "image",
  url: "/files/crowdcrowdcrowdcrowdcrowdcrowd01.webp",
  thumbUrl: "/files/crowdcrowdcrowdcrowdcrowdcrowd02.webp",
  width: 768,
  height: 1024,
  blur: `data:image/webp;base64,${"A".repeat(200)}`,
});

/** The crowd follows nobody; the readers follow some of it, and two rooms. */
const FOLLOWS = `
  insert into follow (user_id, followee_id, created_at)
  select reader, author.id, 0
  from unnest($1::int8[]) reader
  cross join lateral (
    select id from app_user where user_name like 'crowd%' and (id + reader) % $2::int8 = 0 limit $3
  ) author
  on conflict do nothing`;

/** Each reader follows two of the rooms the crowd writes in. */
const ROOMS = `
  insert into topic_follow (user_id, topic_id, created_at)
  select reader, 1 + (reader + n) % 8, 0 from unnest($1::int8[]) reader, generate_series(0, 1) n
  on conflict do nothing`;

/** Posts of the crowd over half a year, one in three with a room. */
const POSTS = `
  insert into post (author_id, kind, title, text, media, media_count, cover, topic_id, ai_label, visibility, status,
    created_at, published_at)
  select author.ids[1 + (n::int8 * 7919) % array_length(author.ids, 1)],
    case when n % 5 = 0 then 'character' when n % 5 = 1 then 'note' else 'image' end,
    'Post ' || n, repeat('some words of a post, ', 12), '[' || $2::text || ']', 1, $2::text,
    case when n % 3 = 0 then 1 + n % 8 end, 'none', 'public', 'published', time.at, time.at
  from generate_series(1, $1::int) n
  cross join (select array_agg(id) as ids from app_user where user_name like 'crowd%') author
  cross join lateral (select $3::int8 - (random() * $4::float8)::int8 as at where n > 0) time`;

const FIGURES = `
  insert into post_figure (post_id)
  select p.id from post p where not exists (select from post_figure f where f.post_id = p.id)`;

/** A few posts are liked by many and most by few: a fourth power has a long tail. */
const LIKES = `
  insert into post_reaction (post_id, kind, user_id, created_at)
  select $2::int8 - 1 + ceil($3::int8 * power(random(), 2))::int8, 1,
    author.ids[1 + floor(random() * array_length(author.ids, 1))::int], $4::int8 - (random() * 86400000)::int8
  from generate_series(1, $1::int) n
  cross join (select array_agg(id) as ids from app_user where user_name like 'crowd%') author
  on conflict do nothing`;

const COUNT = `
  update post_figure f set likes = counted.likes
  from (select post_id, count(*) as likes from post_reaction where post_id >= $1 and kind = 1 group by post_id) counted
  where f.post_id = counted.post_id`;

const CROWD = `
  insert into app_user (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at, last_seen_at)
  select 'crowd' || n, 'crowd' || n, 'Crowd ' || n, 'crowd ' || n, array['crowd'], password_hash, created_at, last_seen_at
  from (select * from app_user order by id desc limit 1) one, generate_series(1, $1::int) n
  on conflict do nothing`;

/** Likes in one statement; more would be one long transaction. */
const STRIDE = 500_000;

async function fill({ query }: StoppedDatabase, { posts, likes, readers }: Wanted): Promise<void> {
  const now = Date.now();
  await query(CROWD, [AUTHORS]);
  await query(FOLLOWS, [readers.map((reader) => reader.id), Math.floor(AUTHORS / FOLLOWED), FOLLOWED]);
  await query(ROOMS, [readers.map((reader) => reader.id)]);
  const [{ first } = { first: 1 }] = await query<{ first: number }>(
    "select coalesce(max(id), 0)::int4 + 1 as first from post",
  );
  await query(POSTS, [posts, COVER, now, DAYS * 86_400_000]);
  await query(FIGURES);
  for (let done = 0; done < likes; done += STRIDE)
    await query(LIKES, [Math.min(STRIDE, likes - done), first, posts, now]);
  await query(COUNT, [first]);
  await query("vacuum analyze");
  // Otherwise the next measurement would share the disk with these writes.
  await query("checkpoint");
}

/**
 * Adds posts with likes to the rig's database while its server is stopped; the server ranks them when it is
 * back.
 */
export const fillSquare = (rig: Rig, wanted: Wanted): Promise<void> =>
  withStoppedServer(rig, (database) => fill(database, wanted));
