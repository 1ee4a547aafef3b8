import type { FeedReason, Lang } from "@4d/contract";

/** "Why this" in words (`FEED-1`), short enough for a card of a narrow phone: every reason could be counted. */
const SENTENCES: Record<FeedReason, Record<Lang, string>> = {
  following: { zh: "你关注的人发布的", en: "Someone you follow" },
  topic: { zh: "来自你关注的话题", en: "A topic you follow" },
  newcomer: { zh: "新来的创作者", en: "A new creator" },
  saved: { zh: "很多人收藏了", en: "Many people kept it" },
  shared: { zh: "大家在转给朋友", en: "People send it to friends" },
  discussed: { zh: "评论区正在聊", en: "People talk about it" },
  liked: { zh: "很多人喜欢", en: "Many people like it" },
  played: { zh: "很多人玩过", en: "Many people played it" },
  official: { zh: "官方 AI 角色的作品", en: "An official AI character" },
  fresh: { zh: "刚刚发布", en: "Just posted" },
};

/** A reason with its sentence in the reader's language. */
export const presentReason = (
  reason: FeedReason | undefined,
  lang: Lang,
): { reason: FeedReason; text: string } | null =>
  reason === undefined ? null : { reason, text: SENTENCES[reason][lang] };
