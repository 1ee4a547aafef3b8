/** Every reason why a story is not read, not compiled or stops. `{d}` is the detail. */
const sentences = {
  empty: { zh: "里面没有故事", en: "There is no story in this file" },
  tooLarge: { zh: "文件太大,最多 {d}", en: "The file is too large; at most {d}" },
  tooMany: { zh: "段落太多({d}),最多 500 个", en: "There are too many passages ({d}); at most 500" },
  tooDeep: { zh: "第 {d} 行嵌套太深", en: "Line {d} is nested too deeply" },
  tooTangled: { zh: "这个文件里的括号太乱,读不完", en: "The brackets of this file are too tangled to read" },
  longLine: { zh: "第 {d} 行太长,最多 5000 字", en: "Line {d} is too long; at most 5,000 characters" },
  includes: { zh: "不能引用其他文件(第 {d} 行)", en: "Other files can’t be included (line {d})" },
  syntax: { zh: "ink 有错误:{d}", en: "The ink has errors: {d}" },
  notTwee: { zh: "文件里没有 Twine 的故事", en: "There is no Twine story in this file" },
  notCompiled: { zh: "这不是编译好的故事", en: "This isn’t a compiled story" },
  endless: { zh: "故事在这里原地打转,停不下来", en: "The story runs in circles here and never stops" },
  tooLong: { zh: "走得太远了({d} 步),请从头再来", en: "The path is too long ({d} steps). Start over" },
  external: {
    zh: "故事要用外面的函数({d}),这里没有。在 ink 里写一个同名的 function 就能读",
    en: "The story needs functions from outside ({d}), which are not here. It can be read if its ink has functions of the same names",
  },
  failed: { zh: "故事在这里出错:{d}", en: "The story fails here: {d}" },
  noSuchChoice: { zh: "这里没有{d}选项", en: "There is no {d} here" },
  noSuchStep: { zh: "还没走到过那里", en: "You haven’t reached that place yet" },
  noSuchNode: { zh: "故事里没有「{d}」", en: "The story has no {d}" },
  otherVersion: {
    zh: "存档属于故事的另一个版本",
    en: "The saved progress belongs to another version of the story",
  },
} as const;

export type StoryRefusalReason = keyof typeof sentences;

/** Why a story was not read or does not go on, in a sentence for people. */
export interface StoryRefusal {
  readonly reason: StoryRefusalReason;
  readonly zh: string;
  readonly en: string;
}

/** The result of functions that may refuse. */
export interface RefusedStory {
  readonly kind: "refused";
  readonly refusal: StoryRefusal;
}

/** Longest detail of a reason, in letters. */
const DETAIL_MAX = 300;

/** Thrown by a run; everything else returns `RefusedStory`. */
export class StoryRefused extends Error {
  readonly refusal: StoryRefusal;
  constructor(refusal: StoryRefusal) {
    super(refusal.en);
    this.name = "StoryRefused";
    this.refusal = refusal;
  }
}

/**
 * Refuses with a reason; a detail longer than a line or two of a screen is cut. @throws StoryRefused always.
 */
export function refuse(
  reason: StoryRefusalReason,
  detail: string | number | { readonly zh: string; readonly en: string } = "",
): never {
  const of = typeof detail === "object" ? detail : { zh: `${detail}`, en: `${detail}` };
  const filled = (lang: "zh" | "en") =>
    sentences[reason][lang].replace("{d}", () => of[lang].slice(0, DETAIL_MAX));
  throw new StoryRefused({ reason, zh: filled("zh"), en: filled("en") });
}

/** The result of `work`, or the refusal it threw. */
export function orRefusal<T>(work: () => T): T | RefusedStory {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoryRefused) return { kind: "refused", refusal: error.refusal };
    throw error;
  }
}
