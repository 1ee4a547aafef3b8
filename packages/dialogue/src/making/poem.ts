import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { grouped, once, recordsOf, wordsIn } from "./records.ts";
import { ACROSTICS_EN, ACROSTICS_ZH } from "./stock/acrostics.ts";
import { HAIKUS_EN, HAIKUS_ZH } from "./stock/haikus.ts";
import { MORE_POEMS_EN } from "./stock/more-poems.en.ts";
import { MORE_POEMS_ZH } from "./stock/more-poems.zh.ts";
import { POEMS_EN } from "./stock/poems.en.ts";
import { POEMS_ZH } from "./stock/poems.zh.ts";
import { asOther, recordFor, shortTheme, themeOf } from "./theme.ts";

const poemsZh = once(() => [...recordsOf(POEMS_ZH), ...recordsOf(MORE_POEMS_ZH)]);
const poemsEn = once(() => [...recordsOf(POEMS_EN), ...recordsOf(MORE_POEMS_EN)]);
const haikusZh = once(() => recordsOf(HAIKUS_ZH));
const haikusEn = once(() => recordsOf(HAIKUS_EN));

/** Lines of seven signs in which a theme of one to six signs stands. */
const THEMED_ZH: readonly (readonly string[])[] = [
  ["且把一个{x}字写", "一个{x}字挂心头", "纸上写个小{x}字"],
  ["说起{x}心便宽", "且把{x}写成诗", "纸上{x}慢慢开", "今天且说说{x}"],
  ["为{x}写首诗", "{x}里有故事", "又是{x}好时候", "把{x}写进诗"],
  ["{x}入诗来", "闲来说{x}", "且说{x}吧"],
  ["{x}入诗", "且说{x}"],
  ["说{x}"],
];

/** Lines that go with any theme: the second, the third and the fourth, rhyming. */
const OPEN_ZH: readonly (readonly [string[], string[], string[]])[] = [
  [
    ["一笔一画慢慢想", "灯下落笔有微光", "字里行间日子长"],
    ["风来替我翻一页", "平平常常一件事", "别人当它寻常物"],
    ["写到心头便发光", "我偏读出百味香", "留给明天细细尝"],
  ],
  [
    ["一字一句皆是真", "窗前明月是知音", "半是玩笑半认真"],
    ["世上万般说不尽", "抬头一笑云散去", "若问其中多少事"],
    ["且留一盏慰风尘", "且听下回说与君", "最难得是有心人"],
  ],
  [
    ["提笔先笑再从头", "人间百态笔底收", "心里的话慢慢流"],
    ["有人爱它有人怕", "春去秋来都看过", "谁说小事不入诗"],
    ["我把欢喜写在后", "一句赞它到白头", "留在纸上伴春秋"],
  ],
];

const THEMED_EN = [
  "I could write on {x} all day~and still have half of it to say.",
  "For {x} I found a little rhyme;~it gets a little longer every time.",
  "Some chase the gold, some chase the sea,~but give me {x}, and let me be.",
  "Here's {x}, my dear, in black and white,~a tiny song to last the night.",
  "If you meet {x} along the way,~take off your hat and say good day.",
  "Oh, here's to {x}, that lovely thing,~that makes the very teapots sing.",
];
const AGAIN_EN = [
  "So raise a cup to {x} tonight,~and hum along till morning light.",
  "The wise may nod, the proud may frown;~for {x} I write the wonder down.",
  "And when the evening folds its wings,~it's {x} of which the kettle sings.",
  "Let clever people weigh and measure;~I call {x} my luck, my treasure.",
  "I asked the moon, I asked the tree;~they spoke of {x}, and smiled at me.",
  "The day goes by, the lamps come on,~and we'll have {x} when all is gone.",
];

/** Lines of five signs in which a theme of one to four signs stands. */
const SHORT_ZH: readonly (readonly string[])[] = [
  ["写个{x}字来", "又说一声{x}"],
  ["且把{x}写", "又逢{x}时"],
  ["闲来{x}", "且说{x}"],
  ["说{x}"],
];

/** Fills a line of exactly seven signs with a theme, or gives nothing where none fits. */
function themedLine(theme: string, random: Random): string | undefined {
  return random.pick(
    (THEMED_ZH[theme.length - 1] ?? [])
      .map((line) => line.replace("{x}", theme))
      .filter((line) => line.length === 7),
  );
}

/** What a theme is of in the end: the tomatoes of 我家阳台上的番茄. */
const headOf = (theme: string | undefined): string | undefined =>
  /的(\p{Script=Han}{2,6})$/u.exec(theme ?? "")?.[1];

/** The record of another field that a theme names before its own: the 爷爷 of 爷爷的口琴. */
function besideIn(theme: string | undefined, word: string): readonly string[] | undefined {
  const at = theme?.lastIndexOf(word) ?? -1;
  return theme === undefined || at < 2 ? undefined : recordFor(poemsZh(), theme.slice(0, at), "zh")?.record;
}

/** Four lines on a theme that no record is of: it stands in the first and in the third. */
function openPoem(theme: string, random: Random): string[] | undefined {
  const first = themedLine(theme, random);
  const others = (THEMED_ZH[theme.length - 1] ?? [])
    .map((line) => line.replace("{x}", theme))
    .filter((line) => line.length === 7 && line !== first);
  const [seconds = [], thirds = [], lasts = []] = random.pick(OPEN_ZH) ?? [];
  if (first === undefined) return undefined;
  return [
    first,
    random.pick(seconds) ?? "",
    random.pick(others) ?? random.pick(thirds) ?? "",
    random.pick(lasts) ?? "",
  ];
}

/** Four lines of seven signs; the second and the fourth rhyme. The theme's word stands in the first. */
function chineseLines(text: string, random: Random): { lines: string[]; named: string } {
  const asked = themeOf(text, "zh");
  const theme = asked === undefined ? undefined : shortTheme(asked);
  const known = recordFor(poemsZh(), headOf(asked) ?? asked ?? text, "zh");
  if (known === undefined && theme !== undefined && theme !== "") {
    const lines = openPoem(theme, random);
    if (lines !== undefined) return { lines, named: theme };
  }
  const record = known?.record ?? random.pick(poemsZh()) ?? [];
  const [firsts = [], seconds = [], thirds = [], lasts = []] = record.slice(1).map(wordsIn);
  const word = known?.word ?? "";
  // Of 梅花 the theme is 花, and the word itself still stands in the poem.
  const thing = theme?.replace(/^(?:没有|[送做写唱打踢看养上吃去开当])/u, "") ?? "";
  const isDone = thing !== "" && firsts.some((line) => line.includes(thing));
  const whole = theme !== undefined && theme.length <= 4 ? theme : word;
  const named = isDone && !firsts.some((line) => line.includes(whole)) ? thing : whole;
  const own = firsts.filter((line) => line.includes(named));
  const first = random.pick(own) ?? themedLine(named, random) ?? random.pick(firsts) ?? "";
  const beside = wordsIn(besideIn(asked, word)?.[1] ?? "").filter((line) => line.length === 7);
  const third = random.pick(beside) ?? random.pick(thirds) ?? "";
  return { lines: [first, random.pick(seconds) ?? "", third, random.pick(lasts) ?? ""], named };
}

/** In lines of five signs, where they are asked for: the last five of seven carry the sense. */
function shortened(lines: readonly string[], named: string, random: Random): string[] {
  const [first = "", ...rest] = lines.map((line) => line.slice(2));
  const own = random.pick((SHORT_ZH[named.length - 1] ?? []).map((line) => line.replace("{x}", named)));
  return [first.includes(named) || own === undefined ? first : own, ...rest];
}

function chinesePoem(text: string, random: Random): string {
  const { lines, named } = chineseLines(text, random);
  return verse(/五言|五个字|五字/u.test(text) ? shortened(lines, named, random) : lines);
}

const verse = (lines: readonly (string | undefined)[]): string =>
  lines.map((line, at) => `${line ?? ""}${at % 2 === 0 ? "，" : "。"}`).join("\n");

const CALLED_EN =
  /\b(cat|kitten|dog|puppy|rabbit|bunny|turtle|tortoise|bird|fish|goldfish|horse|sister|brother|son|daughter|mother|mum|mom|father|dad|grandma|grandpa|friend|baby)s?\b/iu;

/** What somebody or some animal of that name is, by the person's own lines: my cat Figo. */
function kindOf(theme: string | undefined, lines: readonly Line[]): string | undefined {
  if (theme === undefined || !/^[A-Z][a-z]+$/u.test(theme)) return undefined;
  const own = lines.flatMap(({ from, text }) => (from === "user" && text.includes(theme) ? [text] : []));
  return own.map((text) => CALLED_EN.exec(text)?.[1]).find((kind) => kind !== undefined);
}

/** Two couplets of a theme's own, or two that any theme stands in. */
function englishPoem(text: string, random: Random, lines: readonly Line[]): string {
  const asked = themeOf(text, "en");
  const kind = kindOf(asked, lines);
  const known = recordFor(poemsEn(), kind ?? asked ?? text, "en");
  const lead = known?.record[1];
  const shown = asOther(asked ?? "a quiet day").slice(0, 40);
  const themed = random.pick(THEMED_EN)?.replace("{x}", shown) ?? "";
  const couplets =
    known !== undefined && lead !== undefined
      ? [kind === undefined ? lead : themed, ...random.shuffle(known.record.slice(2)).slice(0, 1)]
      : [themed, random.pick(AGAIN_EN)?.replace("{x}", shown) ?? ""];
  return couplets.map((couplet) => couplet.replace("~", "\n")).join("\n");
}

/** A poem of four rhyming lines on what the text asks for. */
export const poem = (
  text: string,
  language: Language,
  random: Random,
  lines: readonly Line[] = [],
): string => (language === "zh" ? chinesePoem(text, random) : englishPoem(text, random, lines));

const HAIKU_FIRST_ZH = ["只说一个{x}", "{x}在窗前", "{x}来了", "{x}啊", "{x}"];
const HAIKU_FIRST_EN = ["Only {x} tonight:", "Thinking of {x}:", "Again, {x}:", "Oh, {x}", "{x}:"];

const HAIKU_LAST_ZH = ["{x}还在这里", "{x}还在这", "{x}还在", "{x}在", "灯还没有灭"];
const HAIKU_LAST_EN = [
  "and {x} stays with me.",
  "and {x}, still here.",
  "still {x}, still.",
  "still {x}.",
  "and it will not end.",
];

/** Words whose vowels count otherwise than they are spelled. */
const COUNTED: Readonly<Record<string, number>> = {
  every: 2,
  everything: 3,
  everyone: 3,
  quiet: 2,
  being: 2,
};

/** How many syllables an English phrase has, by its groups of vowels. Pure. */
export function syllablesOf(phrase: string): number {
  const words = phrase.toLowerCase().match(/[a-z']+/gu) ?? [];
  return words.reduce((sum, word) => {
    const spoken = word
      .replace(/^(?:some|home|fire)(?=[a-z]{3})/u, (start) => start.slice(0, -1))
      .replace(/(?<=[^aeiouyscxzg])(?<![cs]h|[^aeiouy]l)es$/u, "s")
      .replace(/(?<=[^aeiouyl]|[aeiouy]l)e$/u, "")
      .replace(/(?<=[^aeiouytd])ed$/u, "d")
      .replace("ying", "y-ing");
    return sum + (COUNTED[word] ?? Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 0));
  }, 0);
}

/** The last words of a theme that are at most five syllables. */
function inFive(theme: string): string {
  const words = theme.split(/\s+/u);
  while (words.length > 1 && syllablesOf(words.join(" ")) > 5) words.shift();
  return words.join(" ");
}

/** Three lines of 5, 7 and 5 signs or syllables. */
export function haiku(text: string, language: Language, random: Random): string {
  const asked = themeOf(text, language);
  const records = language === "zh" ? haikusZh() : haikusEn();
  const known = recordFor(records, asked ?? text, language);
  const parts = language === "zh" ? /\s/u : "/";
  if (known === undefined && asked !== undefined) {
    const theme = language === "zh" ? shortTheme(asked).slice(-5) : inFive(asOther(asked));
    const size = language === "zh" ? theme.length : syllablesOf(theme);
    const first = (language === "zh" ? HAIKU_FIRST_ZH : HAIKU_FIRST_EN)[size - 1];
    if (first !== undefined) {
      const rest =
        language === "zh"
          ? ["光落在旧木桌上\n写下一个字", "风翻开空白一页\n我听见回声", "一只鸟飞过屋檐\n没有人说话"]
          : [
              "light lies down on the table\nand the kettle sings.",
              "one bird crosses the window\nand is gone again.",
            ];
      const [middle = ""] = (random.pick(rest) ?? "").split("\n");
      const last = (language === "zh" ? HAIKU_LAST_ZH : HAIKU_LAST_EN)[size - 1] ?? "{x}";
      return [first, middle, last].join("\n").replaceAll("{x}", theme);
    }
  }
  const record = known?.record ?? random.pick(records) ?? [];
  const choices = record.slice(1).map((field) => field.split(parts));
  const own = (choices[0] ?? [])
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.toLowerCase().includes(known?.word ?? ""));
  const at = random.pick(own)?.at ?? Math.floor(random.next() * 2);
  return choices.map((field) => field[at] ?? "").join("\n");
}

const acrosticsZh = once(() => grouped(wordsIn(ACROSTICS_ZH), (line) => line.charAt(0)));
const acrosticsEn = once(
  () => new Map(recordsOf(ACROSTICS_EN).map(([letter = "", ...lines]) => [letter, lines])),
);

/** Lines of seven signs that begin with any sign. */
const BEGUN_ZH = [
  "{x}字开头春意满",
  "{x}入诗行句句香",
  "{x}字写来三两笔",
  "{x}声轻唤月初圆",
  "{x}在心头慢慢开",
];

/** A line of seven signs for each sign, beginning with it, or an English line for each letter. */
export function acrostic(signs: string, random: Random): string {
  const used = new Set<string>();
  const lines = Array.from(signs).map((sign) => {
    const own = /[a-z]/iu.test(sign)
      ? (acrosticsEn().get(sign.toUpperCase()) ?? [])
      : (acrosticsZh().get(sign) ?? BEGUN_ZH.map((line) => line.replace("{x}", sign)));
    const line = random.pick(own.filter((one) => !used.has(one.slice(1)))) ?? random.pick(own) ?? sign;
    used.add(line.slice(1));
    return line;
  });
  return /[a-z]/iu.test(signs)
    ? lines.join("\n")
    : lines.map((line, at) => `${line}${at % 2 === 0 && at < lines.length - 1 ? "，" : "。"}`).join("\n");
}
