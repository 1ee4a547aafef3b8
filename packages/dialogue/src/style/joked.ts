import { above, below, type Tail, unsaid } from "./trait.ts";

const ASIDES = {
  zh: [
    "（这句不收钱。）",
    "（以上，未经排练。）",
    "（说完自己先笑了。）",
    "（请当作我很稳重地说的。）",
    "（掌声可以先欠着。）",
    "（我刚才是不是有点帅。）",
    "（此处应有配乐。）",
    "（本句保质期三分钟。）",
    "（别告诉别人我这么贫。）",
    "（一本正经，失败。）",
  ],
  en: [
    "(No charge for that one.)",
    "(Unrehearsed, I swear.)",
    "(Applause may be paid later.)",
    "(I practised that look.)",
    "(Insert drum roll.)",
    "(I tried to keep a straight face.)",
  ],
} as const;

/** High humour adds an aside, low humour removes laughter. */
export function joked(
  text: string,
  { humour, language, random, now, recentLines: said }: Tail & { humour: number },
): string {
  if (below(humour) > 0.5)
    return text.replaceAll(/(?:哈{2,}|嘿{2,}|嘻{2,})[，。！～~]*/gu, "").trim() || text;
  const much = above(humour);
  if (much === 0 || !now(much * 0.4)) return text;
  const aside = random.pick(unsaid(ASIDES[language], said)) ?? "";
  // A question stays last: it is what the other person answers.
  if (/[？?]\s*$/u.test(text)) return text;
  return language === "zh" ? text + aside : `${text} ${aside}`;
}
