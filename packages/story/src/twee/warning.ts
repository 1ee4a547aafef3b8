/** What could not be imported from a Twee story as it was; `{n}` counts or names it. */
const sentences = {
  scripts: { zh: "{n} 段脚本或样式没有带过来", en: "{n} scripts or stylesheets were left out" },
  onlyText: {
    zh: "变量和条件没能带过来,只有文字和链接",
    en: "Variables and conditions could not be brought, only text and links",
  },
  codeLinks: {
    zh: "{n} 个链接的去处要运行代码才知道,已留空",
    en: "{n} links depend on code and were left open",
  },
  missing: {
    zh: "{n} 个链接指向不存在的段落,已留空",
    en: "{n} links point to passages that don’t exist and were left open",
  },
  split: { zh: "{n} 个段落太长,分成了几段", en: "{n} passages were too long and were split" },
  manyChoices: {
    zh: "{n} 个段落的选项太多,分到了下一段",
    en: "{n} passages had too many choices. Some moved to a new passage",
  },
  cutTitles: {
    zh: "{n} 个标题或选项太长,已截短",
    en: "{n} titles or choices were too long and were shortened",
  },
  sameName: {
    zh: "{n} 个段落重名,只留下第一个",
    en: "{n} passages had the same name. Only the first was kept",
  },
  oneOfSeveral: {
    zh: "文件里有几个故事,导入的是「{n}」",
    en: "The file has several stories. “{n}” was imported",
  },
  guessedStart: { zh: "没有写明开头,用了「{n}」", en: "No opening was named, so {n} is used" },
  pictures: { zh: "{n} 张图片没有带过来", en: "{n} pictures were left out" },
} as const;

/** notDone: something of the story format, with the passages it is in. */
export type TweeWarningKind = keyof typeof sentences | "notDone";
type Counted = keyof typeof sentences;

export interface TweeWarning {
  readonly kind: TweeWarningKind;
  readonly zh: string;
  readonly en: string;
}

/** Collects warnings, each once, with how often it happened. */
export class Notes {
  readonly #counts = new Map<Counted, number | string>();

  count(kind: Counted, times = 1): void {
    if (times > 0) this.#counts.set(kind, Number(this.#counts.get(kind) ?? 0) + times);
  }

  name(kind: Counted, name: string): void {
    this.#counts.set(kind, name);
  }

  list(): TweeWarning[] {
    return [...this.#counts].map(([kind, what]) => {
      const { zh, en } = sentences[kind];
      const fill = (sentence: string) => sentence.replace("{n}", () => `${what}`.slice(0, 40));
      return { kind, zh: fill(zh), en: fill(en) };
    });
  }
}
