import { inDigits } from "../asks/numbers.ts";
import type { Ask } from "../knowledge/ask.ts";
import { keyOf, lazily, matchOf, rowsOf } from "../knowledge/table.ts";
import type { Random } from "../random.ts";
import { DISHES, OUTFITS, PASTIMES, TITLES } from "./ideas.ts";

interface Idea {
  readonly zh: string;
  readonly en: string;
  readonly marks: readonly string[];
}

const ideasOf = (table: string, lead = 0): Idea[] =>
  table
    .trim()
    .split(/[;\n]/u)
    .map((record) => {
      const cells = record.split(",");
      const [zh = "", en = "", marks = ""] = cells.slice(lead);
      return { zh, en, marks: [...cells.slice(0, lead), ...marks.split(" ")] };
    });

const dishes = lazily(() => ideasOf(DISHES));
const titles = lazily(() => ideasOf(TITLES, 1));
const pastimes = lazily(() => ideasOf(PASTIMES));
const outfits = lazily(() =>
  rowsOf(OUTFITS).map(([key = "", zh = "", en = ""]) => ({ key: keyOf(key), zh, en })),
);

/** How many are asked for: 三个, 3 ideas; null where no number is said. */
function countIn(ask: Ask): number | null {
  const found =
    /(\d{1,2}|两)\s*(?:(?:[a-z]+ ){0,2}(?=ideas|things|options|dishes|meals|movies|films|books|songs|shows)|)(?:个|样|道|种|部|本|首|条|款|套|ideas|things|options|suggestions|dishes|meals|movies|films|books|songs|shows)/u.exec(
      inDigits(ask.plain),
    );
  if (found === null) return null;
  const count = found[1] === "两" ? 2 : Number(found[1]);
  return Math.min(10, Math.max(1, count));
}

/** Marks that a text names, and those it does not want: 不想吃米饭. */
function markedIn(ask: Ask, all: Iterable<string>): { wanted: string[]; unwanted: string[] } {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const mark of new Set(all)) {
    const isHan = /\p{Script=Han}/u.test(mark);
    if (mark.length < (isHan ? 1 : 3)) continue;
    const at = isHan ? ask.plain.indexOf(mark) : ask.words.indexOf(` ${mark}`);
    if (at < 0) continue;
    const before = (isHan ? ask.plain : ask.words).slice(Math.max(0, at - 8), at);
    const isUnwanted =
      /(?:不想?(?:要|吃|喝|看|用|是|太|能)?|别|除了|过敏|忌|戒)[^,，]{0,2}$|\b(?:no|not|without|except|hate)\s*$/u.test(
        before,
      );
    (isUnwanted ? unwanted : wanted).push(mark);
  }
  return { wanted, unwanted };
}

/** Ideas where no number is asked for. */
const USUAL = 2;

/** Ideas that have most of what is wanted, in a random order among equals. */
function chosen(ask: Ask, from: readonly Idea[], asked: number | null, random: Random): Idea[] {
  const { wanted, unwanted } = markedIn(
    ask,
    from.flatMap(({ marks }) => marks),
  );
  const scored = random
    .shuffle(from)
    .filter(({ marks }) => !unwanted.some((mark) => marks.includes(mark)))
    .map((idea) => ({ idea, score: wanted.filter((mark) => idea.marks.includes(mark)).length }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score >= Math.max(best, 1) || best === 0);
  const rest = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  // Without a number, nothing that lacks all of what is wanted makes up the two.
  const filling = asked === null && best > 0 ? [] : scored;
  return [...new Set([...fitting, ...rest, ...filling])].slice(0, asked ?? USUAL).map(({ idea }) => idea);
}

const ASKS_IDEA =
  /(?:什么|啥|哪|想(?:吃|喝|看|听|读)(?:点|个|些|部|本|首)|推荐|建议|主意|想法|点子|灵感|安排|花样|适合|吗|呢|\?|够不够|怎么|还是|求|来[一几两三]?[个部本首点])|\b(?:what|which|recommend|suggest|suggestions?|ideas?|give me|should i|something|anything|any|good|pick|help me|need a|need something)\b/u;

/** What they like or did is asked, which is a matter of memory: 我早上都吃啥. */
const OF_THE_ASKER =
  /^我(?!想|该|要|能|可以|应该|今|明|晚上|中午|下午|穿|们|不想|不知道|有点|饿|好|周末[^喜都]|[，,])|我(?:最)?(?:喜欢|爱|在)|喜欢|睡前看什么|你说了算|\bwhat (?:do|did|does|don'?t) (?:i|he|she|they) (?:like|eat|usually|love|drink|have|watch|read|wear)\b/u;

/** Its own taste is asked, or what it did. */
const OF_CHARACTER =
  /^你(?:平时|平常|最|一般|都)?(?:喜欢|爱|看|听|吃|喝|穿|想|读|会|能|周末|今天|昨天|早|中午|晚)|你(?:最?喜欢|最?爱|吃|喝|穿|在[看听吃])|\b(?:your fav|you (?:like|love|eat|watch|wear|listen|read|prefer|been|usually)|do you|did you|are you|have you)/u;

interface Domain {
  readonly asked: RegExp;
  readonly from: (ask: Ask) => readonly Idea[];
}

const MEAL_TIMES: readonly (readonly [RegExp, string])[] = [
  [/早饭|早餐|早上吃|早点|早茶|breakfast|brunch/u, "b"],
  [/喝(?!酒)|饮料|drink|beverage|奶茶|咖啡/u, "k"],
  [/零食|下午茶|甜品|甜点|夜宵小|嘴馋|snack|dessert/u, "s"],
  [/午饭|午餐|中午|中饭|lunch/u, "l"],
  [/晚饭|晚餐|晚上|夜宵|宵夜|dinner|supper|tonight/u, "d"],
];

const dishesFor = (ask: Ask): readonly Idea[] => {
  const isFood = /吃|菜|饭/u.test(ask.plain);
  const time = MEAL_TIMES.find(
    ([pattern, mark]) => pattern.test(ask.plain) && !(mark === "k" && isFood),
  )?.[1];
  return dishes().filter(({ marks }) =>
    time === undefined ? marks.includes("l") || marks.includes("d") : marks.includes(time),
  );
};

const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/动漫|动画片|番剧|新番|番(?!茄)|anime/u, ["anime"]],
  [/书|小说|读物|\b(?:book|books|novel|read)\b/u, ["book"]],
  [/歌|音乐|曲|听|\b(?:songs?|music|playlist|listen|tune)\b/u, ["song"]],
  [/纪录片|综艺|节目|documentary/u, ["show"]],
  [/剧|\b(?:series|sitcom|drama|tv)\b/u, ["series"]],
  [/电影|片|\b(?:movies?|films?)\b/u, ["film"]],
  [/看|watch/u, ["film", "series", "show"]],
];

const titlesFor = (ask: Ask): readonly Idea[] => {
  const kinds = KINDS.find(([pattern]) => pattern.test(ask.plain))?.[1] ?? ["film"];
  return titles().filter(({ marks }) => kinds.includes(marks[0] ?? ""));
};

const MOODS: readonly (readonly [RegExp, string])[] = [
  [/好笑|开心|逗|喜剧|笑/u, " 搞笑 "],
  [/睡觉|助眠|入睡|失眠/u, " 睡前 "],
  [/感人|催泪|流泪/u, " 哭 "],
  [/推理|破案|侦探|烧脑/u, " 悬疑 "],
  [/温暖|暖心|放松|解压|轻松/u, " 治愈 "],
  [/吓人|鬼片/u, " 恐怖 "],
  [/娃|宝宝|小孩|小朋友/u, " 孩子 "],
  [/减脂|低卡|瘦/u, " 减肥 "],
  [/西红柿/u, " 番茄 "],
  [/预算|省钱|不花钱|没钱|穷/u, " 便宜 "],
  [/去哪|哪里玩|哪儿玩/u, " out "],
  [/不想(?:待)?在家|别(?:待)?在家|出门|户外/u, " out "],
  [/鸡蛋/u, " 蛋 "],
  [/comed|hilarious|laugh/u, " funny "],
  [/relax|chill|cozy|cosy/u, " calm "],
  [/scary/u, " horror "],
  [/kids?|children|toddler/u, " family kids "],
  [/kung fu|martial/u, " action "],
  [/veg(?:an|gie|etable)/u, " vegetarian "],
  [/diet|low.?cal|weight/u, " healthy light "],
];

/** A text with the tables' own words for moods that it names otherwise. */
function withMoods(ask: Ask): Ask {
  const said = MOODS.filter(([pattern]) => pattern.test(ask.plain)).map(([, words]) => words);
  return said.length === 0
    ? ask
    : { ...ask, plain: `${ask.plain},${said.join("")}`, words: `${ask.words}${said.join("")}` };
}

const DOMAINS: readonly Domain[] = [
  {
    asked:
      /(?:看|追|刷)(?:点|些|部|个)(?:什么|啥)|(?:看|追)(?:什么|啥|哪部)(?:好|呢|电影|剧|书|片|番|比较|$)|(?:推荐|有没有|求|来|找|想看|想听|想读|给我).{0,14}(?:电影|剧|片|番|书|小说|歌|音乐|曲|综艺|动漫|动画|纪录片|节目)|(?:电影|剧|书|小说|歌|动漫|番|综艺|纪录片|片子).{0,8}(?:推荐|求|有哪些|有什么|好看|好听)|(?:有什么|有啥|有哪些|什么).{0,4}(?:好看|好听|经典|搞笑|治愈)的?.{0,4}(?:剧|电影|片|书|小说|歌|番|动漫|综艺)|想(?:看|听|读)(?:个|部|点|本|首|些).{1,10}$|听(?:点)?(?:什么|啥)|读(?:点)?(?:什么|啥)|适合.{0,10}(?:看|听|读)的|\b(?:something|anything|what)\b.{0,24}\b(?:to )?(?:watch|read|listen)\b|(?:recommend|suggest|need|any|give me)\b.{0,30}\b(?:movies?|films?|books?|songs?|shows?|series|anime|music|novel|playlist|documentary)\b|what (?:movie|film|book|song|show|anime)|\b(?:good|best|great|funny|scary) (?:\w+ )?(?:movies?|films?|books?|songs?|shows?|series)\b|pick (?:a|me an?|some) (?:movie|film|book|song|show)|(?:movie|film|book|song|music|show|anime) (?:recommendations?|recs?|suggestions?)/u,
    from: titlesFor,
  },
  {
    asked:
      /吃(?:点|些|个)?(?:什么|啥|哪|什麽)|(?:早|午|晚|中)(?:饭|餐).{0,10}(?:什么|啥|推荐|建议|主意)|夜宵|(?:做|炒|煮|弄)(?:点|个|些)?(?:什么|啥)(?:菜|吃|饭)|(?:冰箱|食材|剩|家里有|只有).{0,30}(?:做|炒|煮|弄)|喝(?:点|些|杯)?(?:什么|啥)|(?:推荐|想).{0,10}(?:菜|吃的|零食|饮料|喝的|甜品|奶茶)|吃(?:点|些)?什么|还能吃|想(?:吃|喝)(?:点|些|个).{1,10}(?:的|$)|\bwhat (?:should|can|do|to|shall|could) ?(?:i|we|you)?.{0,12}\b(?:eat|cook|make|have|drink)\b|(?:ideas?|suggest\w*|recommend\w*|something).{0,24}(?:breakfast|lunch|dinner|supper|snacks?|meals?|drinks?|to eat|to cook|to drink|eat)|(?:breakfast|lunch|dinner|snack|meal|drink) (?:ideas?|suggestions?)|what'?s? (?:for|good for) (?:breakfast|lunch|dinner)/u,
    from: dishesFor,
  },
  {
    asked:
      /(?:周末|休息(?:一|两|日|天)|放假|假期|这两天没事).{0,24}(?:干|做(?:点|些)|去哪|玩|安排|推荐|计划|建议|主意|plan|有什么|有啥|怎么过)|去哪(?:儿|里)?玩|玩(?:点)?(?:什么|啥)|去哪(?:儿|里)?(?:逛|转|遛|好)|(?:有空|没事|无聊).{0,8}(?:干|做)(?:点)?(?:什么|啥)|\b(?:weekend|day off|free day|free time|rainy day|sunday|saturday)\b.{0,30}|what (?:should|can|to) (?:i|we)? ?do (?:on|this weekend|this afternoon|today|tonight|with (?:the|my) (?:kids?|day|weekend|afternoon|friends?|toddler|date)|for (?:fun|a date))|where .{0,16}(?:go|take) .{0,20}(?:kids?|date|weekend)/u,
    from: () => pastimes(),
  },
];

const WEARS =
  /穿(?:点|些|件)?(?:什么|啥|哪|多少|.{1,8}(?:够不够|行不行|行吗|可以吗|合适吗|冷吗|还是))|怎么穿|穿搭|穿衣|该穿|\b(?:what (?:should|do|to|can) ?(?:i|we)?.{0,8} wear|wear to|outfit|dress code|what to wear|should i wear|is a .{1,12} enough)\b/u;

/** A word of the table for the degrees a text names. */
function warmthIn(ask: Ask): string {
  const degrees = Number(
    /(零下|-)?\s*(\d{1,2})\s*(?:度|°|degrees|c\b)/u.exec(inDigits(ask.plain))?.[2] ?? Number.NaN,
  );
  if (Number.isNaN(degrees) || /零下|-\d/u.test(ask.plain)) return "";
  const [, word = ""] =
    [
      [1, " 零下 freezing "],
      [13, " 冷 cold "],
      [23, " 凉 cool "],
      [50, " 热 hot "],
    ].find(([top]) => degrees < Number(top)) ?? [];
  return String(word);
}

function outfitFor(ask: Ask): string[] {
  let best = {
    match: 0,
    zh: "看温度穿：薄内搭加一件可脱的外套，配长裤和舒服的鞋，出门前看一眼气温",
    en: "layers: a light top, a jacket you can take off, trousers and comfortable shoes, after a look at the temperature",
  };
  const words = `${ask.words}${warmthIn(ask)}`;
  for (const { key, zh, en } of outfits()) {
    const match = matchOf(key, words);
    if (match > best.match) best = { match, zh, en };
  }
  return [ask.isChinese ? best.zh : best.en];
}

/** Ideas for a meal, an outfit, a free day or something to watch, read or hear; null where none are asked. */
export function chooseIdeas(said: Ask, random: Random): string[] | null {
  if (OF_CHARACTER.test(said.plain) || OF_THE_ASKER.test(said.plain) || !ASKS_IDEA.test(said.plain))
    return null;
  if (
    /什么都|啥都|药|笑话|故事|谜|你猜|记得|记不记得|remember|叫(?:什么|啥)|刚才?|吃的(?:什么|啥)|你平时|平时看|平常|喜欢做/u.test(
      said.plain,
    )
  )
    return null;
  if (
    /我(?:昨天|刚才?|早上|中午|今天)?(?:吃|看|穿|听|喝|读)了|\bi (?:ate|watched|wore|read|had)\b/u.test(
      said.plain,
    )
  )
    return null;
  if (WEARS.test(said.plain)) return outfitFor(said);
  const ask = withMoods(said);
  const domain = DOMAINS.find(({ asked }) => asked.test(ask.plain));
  if (domain === undefined) return null;
  const isTitle = domain.from === titlesFor;
  const all = domain.from(ask);
  const isForeign = isTitle && !ask.isChinese && !/chinese/u.test(ask.plain);
  const from = isForeign ? all.filter(({ marks }) => !marks.includes("chinese")) : all;
  const ideas = chosen(ask, from, countIn(ask), random);
  if (!ask.isChinese) return ideas.map(({ en }) => en);
  return ideas.map(({ zh }) => (isTitle ? `《${zh}》` : zh));
}
