import type { Lang } from "@4d/contract";

interface TopicWords {
  name: string;
  about: string;
}

export interface TopicDefinition {
  id: number;
  key: string;
  emoji: string;
  words: Record<Lang, TopicWords>;
}

const defineTopic = (
  id: number,
  key: string,
  emoji: string,
  zh: TopicWords,
  en: TopicWords,
): TopicDefinition => ({
  id,
  key,
  emoji,
  words: { zh, en },
});

/** The topics of the square (`feed §6.1`). Ids are stored with posts and never change. */
export const TOPICS: readonly TopicDefinition[] = [
  defineTopic(
    1,
    "characters",
    "🎭",
    { name: "角色研究所", about: "设定、口吻、开场白,聊聊角色是怎么活起来的" },
    { name: "Character lab", about: "Settings, voices, first lines: how characters come alive" },
  ),
  defineTopic(
    2,
    "stories",
    "🕯️",
    { name: "岔路口", about: "互动小说的结局、分支和舍不得的选择" },
    { name: "Crossroads", about: "Endings, branches and choices that were hard" },
  ),
  defineTopic(
    3,
    "pictures",
    "🖼️",
    { name: "画室", about: "画出来的、画坏的、画到一半的" },
    { name: "Studio", about: "Pictures that worked, failed, or are half done" },
  ),
  defineTopic(
    4,
    "craft",
    "⚗️",
    { name: "合成桌", about: "水火土风之后还能有什么?晒晒你的发现" },
    { name: "Workbench", about: "What comes after water, fire, earth and wind? Show your finds" },
  ),
  defineTopic(
    5,
    "night",
    "🌙",
    { name: "深夜电台", about: "睡不着的时候,说给还醒着的人听" },
    { name: "Late radio", about: "For those who are still awake" },
  ),
  defineTopic(
    6,
    "daily",
    "🍚",
    { name: "小日子", about: "今天的一顿饭、一阵风、一件小事" },
    { name: "Small days", about: "A meal, a breeze, one small thing of today" },
  ),
  defineTopic(
    7,
    "words",
    "✒️",
    { name: "一句话", about: "只写一句,写到自己满意为止" },
    { name: "One line", about: "A single sentence, until you like it" },
  ),
  defineTopic(
    8,
    "help",
    "🧭",
    { name: "新手站台", about: "刚来?问什么都行,老用户会停下来" },
    { name: "First platform", about: "New here? Ask anything; someone will stop by" },
  ),
];

const byId = new Map(TOPICS.map((one) => [one.id, one]));

/** A topic by its id. */
export const topicOf = (id: number | null): TopicDefinition | undefined =>
  id === null ? undefined : byId.get(id);
