import {
  type ClipLine,
  type FeedReason,
  type Lang,
  POST_EXCERPT,
  type Post,
  type PostAuthor,
  type PostCard,
  type PostCreation,
  type PostFigures,
  type PostMedia,
} from "@4d/contract";

import type { CardRow } from "./cards.repository.ts";
import type { PostRow } from "./posts.table.ts";
import { topicOf } from "./topics.ts";

/** Why discover shows a post, as text (`FEED-1`), short enough for a card on a narrow phone. */
const SENTENCES: Record<FeedReason, Record<Lang, string>> = {
  following: { zh: "你关注的人发布的", en: "Someone you follow" },
  topic: { zh: "来自你关注的话题", en: "A topic you follow" },
  newcomer: { zh: "新来的创作者", en: "A new creator" },
  saved: { zh: "很多人收藏了", en: "Many people saved it" },
  shared: { zh: "大家在转给朋友", en: "People are sending it to friends" },
  discussed: { zh: "评论区正在聊", en: "People are talking about it" },
  liked: { zh: "很多人喜欢", en: "Many people like it" },
  played: { zh: "很多人玩过", en: "Many people played it" },
  official: { zh: "官方 AI 角色的作品", en: "An official AI character" },
  fresh: { zh: "刚刚发布", en: "Just posted" },
};

/** A reason with its text in the reader's language. */
const presentReason = (
  reason: FeedReason | undefined,
  lang: Lang,
): { reason: FeedReason; text: string } | null =>
  reason === undefined ? null : { reason, text: SENTENCES[reason][lang] };

// Unchecked: the columns hold only what we wrote from these types.
const parseJson = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T));

export const parseCreation = (row: Pick<PostRow, "creation">): PostCreation | null => parseJson(row.creation);

/** The beginning of a text in one line, for a card; never cuts a surrogate pair. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= POST_EXCERPT) return line;
  return `${line
    .slice(0, POST_EXCERPT - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, "")}…`;
}

export const figuresOf = (row: PostFigures): PostFigures => ({
  likes: row.likes,
  saves: row.saves,
  comments: row.comments,
  shares: row.shares,
  plays: row.plays,
  remixes: row.remixes,
});

const authorOf = (row: CardRow): PostAuthor => ({
  id: row.author_id,
  nickName: row.nick_name,
  headImageThumb: row.head_image_thumb,
  type: row.user_type,
  followed: row.followed,
});

function topicNameOf(id: number | null, lang: Lang): PostCard["topic"] {
  const topic = topicOf(id);
  return topic ? { id: topic.id, key: topic.key, name: topic.words[lang].name } : null;
}

/** What a card needs besides its row. */
interface CardOptions {
  lang: Lang;
  reason?: FeedReason | undefined;
  /** The link of its creation, when that is shared by link. */
  link: string | undefined;
}

/** A post as a card. */
export function presentPostCard(row: CardRow, { lang, reason, link }: CardOptions): PostCard {
  const creation = parseCreation(row);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    excerpt: excerptOf(row.text),
    cover: parseJson<PostMedia>(row.cover),
    mediaCount: row.media_count,
    author: authorOf(row),
    figures: figuresOf(row),
    liked: row.liked,
    saved: row.saved,
    aiLabel: row.ai_label,
    creation: creation && link !== undefined ? { ...creation, link } : creation,
    topic: topicNameOf(row.topic_id, lang),
    why: presentReason(reason, lang),
    status: row.status,
    visibility: row.visibility,
    publishedAt: row.published_at,
  };
}

/** An opened post; why it was rejected or hidden is only for its author. */
export function presentPost(
  row: PostRow,
  card: CardRow,
  seen: Pick<CardOptions, "lang" | "link"> & { viewerId: number; remixOf: Post["remixOf"] },
): Post {
  const isMine = row.author_id === seen.viewerId;
  return {
    ...presentPostCard(card, seen),
    text: row.text,
    media: parseJson<PostMedia[]>(row.media) ?? [],
    clip: parseJson<ClipLine[]>(row.clip) ?? [],
    remixOf: seen.remixOf,
    promptWeek: row.prompt_week,
    reason: isMine ? row.reason : "",
    editedAt: row.edited_at,
    isMine,
  };
}
