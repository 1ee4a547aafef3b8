/**
 * Everything a check may find. `{n}` is a node's title, `{w}` a word of the author's. Errors prevent
 * publishing.
 */
const sentences = {
  noNodes: { severity: "error", zh: "故事还是空的", en: "The story is empty" },
  noStart: { severity: "error", zh: "没有选开头", en: "No opening is chosen" },
  noEnding: { severity: "error", zh: "一个结局都没有", en: "There is no ending" },
  sameId: { severity: "error", zh: "「{n}」重复了", en: "{n} appears twice" },
  missingTarget: { severity: "error", zh: "选项「{w}」还没有去处", en: "The choice “{w}” leads nowhere yet" },
  emptyText: { severity: "error", zh: "「{n}」还没有正文", en: "{n} has no text yet" },
  emptyChoice: { severity: "error", zh: "「{n}」有个选项没有字", en: "A choice of {n} has no text" },
  deadEnd: {
    severity: "error",
    zh: "「{n}」没有选项,也不是结局,读者会停在这里",
    en: "{n} has no choices and isn’t an ending: readers get stuck here",
  },
  stuck: {
    severity: "error",
    zh: "走到「{n}」时可能一个选项都不出现,读者会停在这里",
    en: "At {n} there may be no choice shown: readers get stuck here",
  },
  unreachable: { severity: "warning", zh: "没有路能走到「{n}」", en: "Nothing leads to {n}" },
  neverShown: { severity: "warning", zh: "选项「{w}」永远不会出现", en: "The choice “{w}” is never shown" },
  noExit: {
    severity: "error",
    zh: "走到「{n}」就再也出不来,永远到不了结局",
    en: "Readers who reach {n} go round forever and never reach an ending",
  },
  mayNotEnd: {
    severity: "warning",
    zh: "有的走法到了「{n}」就再也到不了结局",
    en: "On some paths, no ending can be reached from {n}",
  },
  undefinedVariable: {
    severity: "error",
    zh: "用到的变量「{w}」不存在",
    en: "The variable {w} doesn’t exist",
  },
  wrongKind: {
    severity: "error",
    zh: "变量「{w}」不能这样比较或改变",
    en: "The variable {w} can’t be compared or changed like that",
  },
  unusedVariable: { severity: "warning", zh: "变量「{w}」没有用到", en: "The variable {w} isn’t used" },
  unreadVariable: {
    severity: "warning",
    zh: "变量「{w}」变来变去,但没有选项看它",
    en: "The variable {w} changes, but no choice checks it",
  },
  unknownSpeaker: {
    severity: "error",
    zh: "「{n}」的说话人不在角色表里",
    en: "The speaker of {n} isn’t in the cast",
  },
  endingHasChoices: {
    severity: "warning",
    zh: "「{n}」是结局,它的选项不会出现",
    en: "{n} is an ending, so its choices aren’t shown",
  },
  namelessEnding: { severity: "warning", zh: "结局「{n}」还没有名字", en: "The ending {n} has no name" },
} as const;

export type StoryIssueKind = keyof typeof sentences;

/** Something wrong with a story, with its place. */
export interface StoryIssue {
  readonly kind: StoryIssueKind;
  readonly severity: "error" | "warning";
  readonly node?: string;
  /** The choice's index in its node. */
  readonly choice?: number;
  readonly variable?: string;
  readonly zh: string;
  readonly en: string;
}

export interface IssueLocation {
  readonly node?: { readonly id: string; readonly title: string };
  readonly choice?: number;
  readonly variable?: string;
  /** What `{w}` stands for. */
  readonly word?: string;
}

export function issue(
  kind: StoryIssueKind,
  { node, choice, variable, word = "" }: IssueLocation = {},
): StoryIssue {
  const { severity, zh, en } = sentences[kind];
  const fill = (sentence: string) =>
    sentence.replace("{n}", () => node?.title || node?.id || "").replace("{w}", () => word);
  return {
    kind,
    severity,
    ...(node === undefined ? {} : { node: node.id }),
    ...(choice === undefined ? {} : { choice }),
    ...(variable === undefined ? {} : { variable }),
    zh: fill(zh),
    en: fill(en),
  };
}
