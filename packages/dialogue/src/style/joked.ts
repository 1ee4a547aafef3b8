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

/** The share of lines that get an aside at the highest humour. */
const ASIDE_CHANCE = 0.4;
/** Laughter is removed from this far below the middle of the slider, 0 to 1. */
const SERIOUS = 0.5;

/** High humour adds an aside, low humour removes laughter. */
export function joked(
  text: string,
  { humour, language, random, now, recentLines: said }: Tail & { humour: number },
): string {
  if (below(humour) > SERIOUS)
    return text.replaceAll(/(?:哈{2,}|嘿{2,}|嘻{2,})[，。！～~]*/gu, "").trim() || text;
  const excess = above(humour);
  if (excess === 0 || !now(excess * ASIDE_CHANCE)) return text;
  const aside = random.pick(unsaid(ASIDES[language], said)) ?? "";
  // A question stays last: it is what the other person answers.
  if (/[？?]\s*$/u.test(text)) return text;
  return language === "zh" ? text + aside : `${text} ${aside}`;
}
