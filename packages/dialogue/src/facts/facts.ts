import { type Ask, hasHan } from "../knowledge/ask.ts";
import { knownWhat } from "../knowledge/known/known-whats.ts";
import { bestMatch, keyedRows, lazily, rowsOf } from "../knowledge/table.ts";
import { bareWord } from "../words/subject.ts";
import { MAKERS } from "./makers.ts";
import { NUMBERS } from "./numbers.ts";
import { CAPITALS, OTHER_CAPITALS } from "./places.ts";
import { DIFFERENCES, SUPERLATIVES } from "./superlatives.ts";
import { TRUTHS } from "./truths.ts";
import { NATURE, SOCIETY } from "./whats.ts";
import { WHYS } from "./whys.ts";
import { YEARS } from "./years.ts";

const whys = lazily(() => keyedRows(WHYS));
const makers = lazily(() => keyedRows(MAKERS));
const years = lazily(() => keyedRows(YEARS));
const numbers = lazily(() => keyedRows(NUMBERS));
const superlatives = lazily(() => keyedRows(SUPERLATIVES));
const differences = lazily(() => keyedRows(DIFFERENCES));
const truths = lazily(() => keyedRows(TRUTHS));

interface Place {
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly capitalZh: string;
  readonly capitalEn: string;
  readonly isProvince: boolean;
}
const places = lazily(() =>
  [OTHER_CAPITALS, CAPITALS].flatMap((table) =>
    rowsOf(table).map(
      ([zh = "", en = "", capitalZh = "", capitalEn = "", mark]): Place => ({
        zh: zh.split("/"),
        en: en.split("/"),
        capitalZh,
        capitalEn,
        isProvince: mark === "p",
      }),
    ),
  ),
);

const whats = lazily(() => {
  const found = new Map<string, { zh: string; en: string }>();
  for (const [names = "", zh = "", en = ""] of rowsOf(`${NATURE}${SOCIETY}`))
    for (const name of names.split("/")) found.set(name, { zh, en });
  return found;
});

const inLanguage = (record: { zh: string; en: string } | undefined, { isChinese }: Ask): string | null =>
  record?.[isChinese ? "zh" : "en"] ?? null;

/** People ask of themselves and each other, not of the world: 为什么我总是难过, why am I so tired. */
const OF_THEMSELVES =
  /你(?!知道|知不知道|说|们)|我(?!们|国|想问|想知道|在|一|切|儿子|女儿|家|孩子|刷|看)|(?:他|她)(?!们)(?!叫)|\b(?:are|do|did|don'?t|can|can'?t|were|would|will|have|is) (?:you|u|your)\b|\b(?:your|am i|my (?!kid|son|daughter|dog|cat|stomach|tea|nose|voice|onion)|i(?:'?m| am| feel))/u;

/** The place of the longest name in a text. */
function placeIn(ask: Ask): Place | undefined {
  let found: Place | undefined;
  let longest = 0;
  for (const place of places()) {
    const names = [
      ...place.zh.filter((name) => ask.plain.includes(name)),
      ...place.en.filter((name) =>
        ["", "s"].some((end) =>
          ask.words.includes(` ${name.toLowerCase().replaceAll(/[^a-zé\s-]/gu, "")}${end} `),
        ),
      ),
    ];
    for (const name of names) if (name.length > longest) [found, longest] = [place, name.length];
  }
  return found;
}

function answerCapital(ask: Ask): string | null {
  if (!/首都|省会|首府|都城|京城|国都|\bcapitals?\b/u.test(ask.plain)) return null;
  const isReversed =
    /(?:是|哪)(?:哪个|哪|什么)(?:国|国家|省)(?:的)?(?:首都|省会)|capital of (?:what|which)|which country/u.test(
      ask.plain,
    );
  if (isReversed) {
    const place = places().find(
      ({ capitalZh, capitalEn }) =>
        ask.plain.includes(capitalZh) || ask.words.includes(` ${capitalEn.toLowerCase()} `),
    );
    if (place === undefined) return null;
    const kind = place.isProvince ? "省会" : "首都";
    return ask.isChinese
      ? `${place.capitalZh}是${place.zh[0]}的${kind}`
      : `${place.capitalEn} is the capital of ${place.en[0]}`;
  }
  const place = placeIn(ask);
  const isBare =
    /^.{1,14}(?:的)?(?:首都|省会|首府|都城)$|^(?:the )?capital (?:city )?of [a-z .]{2,40}$|^[a-z ]{2,30} capital$/u.test(
      ask.plain,
    );
  if (place === undefined || (!ask.asks && !isBare)) return null;
  if (!ask.isChinese) return `The capital of ${theName(place.en[0] ?? "")} is ${place.capitalEn}`;
  const regional = /内蒙古|广西|西藏|宁夏|新疆/u.test(place.zh[0] ?? "") ? "首府" : "省会";
  const kind = place.isProvince ? regional : "首都";
  return `${place.zh[0]}的${kind}是${place.capitalZh}`;
}

const theName = (name: string): string =>
  /^(?:UK|USA|US|United|Netherlands|Philippines|Czech|Democratic|Republic|Bahamas|Maldives|Dominican|UAE|Tang|Qin|Yuan|Qing)/u.test(
    name,
  )
    ? `the ${name}`
    : name;

const ASKS_WHY =
  /为(?:什么|啥|何|毛)|怎么(?:就|会|这么|是|都|总|老|回事|来的|形成|才|又|能|变|一)|咋(?:就|会|这么|是|都|总|回事|来的|又|能|变)|是?怎么(?:产生|来|形成|回事)|什么原因|啥原因|原理|凭什么|干嘛|如何形成|\b(?:why|how come|what causes|what makes|reason|how do|how does|how can|whats with)\b/u;

function answerWhy(ask: Ask): string | null {
  if (!ASKS_WHY.test(ask.plain) || isOfThemselves(ask)) return null;
  return inLanguage(bestMatch(whys(), ask.words), ask);
}

const isOfThemselves = (ask: Ask): boolean => OF_THEMSELVES.test(ask.plain.replaceAll(/我(?:一|切)/gu, ""));

const ASKS_WHO =
  /谁|作者|哪位|哪个(?:人|作家|画家|科学家|皇帝|诗人)|什么人|发明(?:人|者)|创始人|导演|作曲|出自|第一(?:个|位).{1,12}(?:的人|$)|who|author|by whom|inventor|founder|whose|writer|director|composer/u;

const answerWho = (ask: Ask): string | null =>
  ASKS_WHO.test(ask.plain) && (ask.asks || /(?:作者|author|发明者|发明人|的人)是?$/u.test(ask.plain))
    ? inLanguage(bestMatch(makers(), ask.words), ask)
    : null;

const ASKS_WHEN =
  /哪(?:一)?年|几几年|什么时候|啥时候|何时|哪一?天|几年(?:的|发生|成立|建立|出生)|多少年(?:发生|成立|建|出|开始|的)|年份|什么年代|哪个(?:朝代|世纪|年代)|when|what year|which year|what date|how long ago|year did|date of/u;

const answerWhen = (ask: Ask): string | null =>
  ASKS_WHEN.test(ask.plain) && !isOfThemselves(ask)
    ? inLanguage(bestMatch(years(), ask.words.replaceAll("哪一年", "哪年")), ask)
    : null;

const ASKS_NUMBER =
  /多少|几(?!乎|率|何)|多(?:高|长|大|深|远|重|快|宽|久|热|厚|粗)|how (?:many|much|long|high|tall|deep|far|fast|big|old|heavy|hot|often|wide|large)|number of|what(?:'?s| is) the (?:height|length|speed|population|distance|record|diameter|depth|boiling|freezing|temperature|value|area|weight)|whats the|长度|高度|面积|人口|速度|距离|海拔|寿命|直径|周长|身高/u;

const answerNumber = (ask: Ask): string | null =>
  ASKS_NUMBER.test(ask.plain) && !isOfThemselves(ask)
    ? inLanguage(bestMatch(numbers(), ask.words), ask)
    : null;

/** Whether something is so of the character or the asker; “you” of everybody is fine: can you swallow gum. */
const OF_THE_TWO =
  /你(?!知道|知不知道|说|们)|我(?!们|国|一|家|儿子|女儿|孩子)|\b(?:are|do|did|were|will|have) (?:you|u)\b|\b(?:am i|i'?m)\b/u;

const ASKS_TRUTH =
  /[吗么]|是不是|会不会|能不能|算不算|有没有|可不可以|能.{0,12}不$|是真的|真的假的|对不对|真有|真的(?:会|能|是|有|只)|(?:会|能|是|有|算|行)不$|还是|看[得不]见|可以.{0,8}不|\b(?:is|are|do|does|did|can|could|was|were|has|have|will|isnt|arent|dont|really|true|myth|fake|actually)\b/u;

const answerTruth = (ask: Ask): string | null =>
  ASKS_TRUTH.test(ask.plain) && ask.asks && !OF_THE_TWO.test(ask.plain)
    ? inLanguage(bestMatch(truths(), ask.words), ask)
    : null;

/** 最高的山, the longest river; and how two things differ. */
function answerExtreme(ask: Ask): string | null {
  const isAsked = ask.asks || /^(?:世界|中国|全球).{0,4}最|^(?:the )?\w+est /u.test(ask.plain);
  if (/区别|不同|差别|分别|怎么区分|怎么用|difference|differ|\bvs\b/u.test(ask.plain))
    return inLanguage(bestMatch(differences(), ask.words), ask);
  if (!isAsked || isOfThemselves(ask) || !/最|\b\w+est\b|\bmost\b/u.test(ask.plain)) return null;
  return inLanguage(bestMatch(superlatives(), ask.words), ask);
}

const NAMED = [
  /^(.{1,20}?)(?:到底)?(?:是)?(?:怎么(?:回事|形成|来|产生|发生|一回事)|咋(?:回事|来))的?$/u,
  /^(.{1,20}?)(?:分别|都|具体)?(?:是|指|有|包括)(?:的)?哪(?:几|两|三|四|五|六|八|些|十)?.{0,3}$/u,
  /^(.{1,30}?)[\s,]*(?:到底|究竟|又|具体|,|这个词|这个东西)*(?:是|指|属于)(?:的)?(?:个|一种|一个)?(?:到底)?(?:什么|啥)(?:东西|意思|概念|玩意儿?|鬼|节日?|节|原理|现象|情况|样的|来的|日子)?$/u,
  /^(.{1,30}?)[\s,]*(?:是)?(?:什么|啥)(?:意思|东西|概念|玩意儿?|原理|节日?)$/u,
  /^(?:什么|啥)(?:是|叫|叫做|叫作)(.{1,30})$/u,
  /(?:解释|科普|讲讲|介绍|说明)(?:一下|下)?(?:什么(?:是|叫))?(.{1,30}?)(?:是什么|这个概念|的概念|的原理)?$/u,
  /^(?:whats|what'?s|what is|what are|what was|what even is|what exactly is|what the heck is) (?:a |an |the )?(.{1,40}?)(?: (?:exactly|anyway|really|again|in simple terms|in short|like im five|like i'?m 5|mean))*$/u,
  /^what does (.{1,40}?) mean/u,
  /^(?:explain|define|describe) (?:what |to me |me |how )?(?:a |an |the )?(.{1,40}?)(?: (?:is|are|means|works?|like i'?m (?:five|5)|like im (?:five|5)|to me|simply|in simple (?:terms|words)|briefly|please))*$/u,
  /^(?:can you )?tell me (?:about|what) (?:a |an |the )?(.{1,40}?)(?: is| are)?$/u,
];

/** Wordings that only a name follows: 谁是牛顿, 听说过三体吗, “do you know what mitosis is”. */
const NAMED_ONLY = [
  ...NAMED,
  /^(.{2,12}?)(?:到底|究竟)?(?:是|算)(?:谁|哪位|什么人|何许人也?|干什么的|做什么的)$/u,
  /^谁是(.{2,12}?)$/u,
  /^(?:who is|who was|who are|who were|whos|who'?s) (.{2,40}?)$/u,
  /^what (?:a |an |the )?(.{2,40}?) (?:is|are|was|were|means?)$/u,
  /^(?:(?:你|您)?(?:有没有|有)?(?:听说过|听过|听说|知道|知不知道|了解|晓得|认识))(.{1,14}?)(?:这个?(?:人|东西|词))?(?:吗|么|不|没有?)$/u,
  /^(?:have you (?:ever )?heard (?:of|about)|ever heard of|do you know(?: about| of)?|do you know who|what do you know about|know) (?:a |an |the )?(.{2,40}?)(?: is| was)?$/u,
];

/** “What's the matter” asks of no matter. */
const IDIOM =
  /\bthe (?:matter|point|time|date|day|plan|deal|problem|catch|difference|news|weather|score|game|word|story|idea|answer|use|rush|occasion|hurry)\b/u;

/** Of these a character has a view rather than a definition. */
const OF_LIFE =
  /^(?:爱|爱情|生命|人生|生活|活着|幸福|快乐|死亡|死|友情|友谊|朋友|自由|孤独|时间|意义|命运|缘分|梦想|成功|家|love|life|happiness|death|friendship|friends?|success|freedom|time|meaning|loneliness|fate|destiny|home|joy|beauty|truth)$/u;

/** What is asked for by exactly its name, among those known by name. */
function answerNamed(ask: Ask): string | null {
  const whole = ask.text
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[?？!！。.~～\s]+$/gu, "");
  if (IDIOM.test(whole)) return null;
  for (const text of [ask.plain, whole])
    for (const pattern of NAMED_ONLY) {
      const name = pattern.exec(text)?.[1];
      const word = name === undefined ? "" : bareWord(name).replace(/^(?:a|an|the) /u, "");
      const found = word === "" || OF_LIFE.test(word) ? undefined : knownWhat(word.replaceAll("'", ""));
      if (found !== undefined) return inLanguage(found, ask);
    }
  return null;
}

function answerWhat(ask: Ask): string | null {
  for (const pattern of NAMED) {
    const name = pattern.exec(ask.plain)?.[1];
    if (name === undefined) continue;
    const word = bareWord(name)
      .replace(/^(?:a|an|the) /u, "")
      .replaceAll("'", "");
    const found =
      whats().get(word) ??
      whats().get(word.replace(/s$/u, "")) ??
      whats().get(word.split(/[\s,]+/u).at(-1) ?? "");
    if (found !== undefined && (hasHan(word) || word.split(" ").length < 5)) return inLanguage(found, ask);
  }
  return null;
}

/** A fact about the world that a text asks for; null where it asks none or none is known. */
export function answerFact(ask: Ask): string | null {
  if (
    /^(?:你|我)(?:觉得|认为|最?喜欢|爱)|你(?:觉得|认为|最?喜欢|的看法)|do you (?:think|like|believe|feel|have|want)|your (?:opinion|favou?rite)/u.test(
      ask.plain,
    )
  )
    return null;
  return (
    answerCapital(ask) ??
    answerExtreme(ask) ??
    answerNamed(ask) ??
    answerWhat(ask) ??
    answerWho(ask) ??
    answerWhen(ask) ??
    answerWhy(ask) ??
    answerNumber(ask) ??
    answerTruth(ask)
  );
}
