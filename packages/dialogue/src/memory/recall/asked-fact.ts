import { likelyAsk } from "../../asks/learned/learned-ask.ts";
import type { MemoryKind } from "../../dialogue.ts";
import { normal } from "../../text/normal.ts";
import { isQuestion, isRequest } from "../../text/sentences.ts";
import { plain } from "../clauses.ts";
import { type LikelyQuestion, likelyQuestion } from "../questions/question-reader.ts";
import { contentOf } from "./content-words.ts";
import { expectedIn } from "./expected.ts";

/** A question about the person themselves, or somebody of theirs. */
export interface AskedFact {
  /** Without a subject of its own, or with a pronoun: it takes up what was just said. */
  readonly isElliptical: boolean;
  readonly text: string;
  readonly language: "zh" | "en";
  /** Whose fact it is: `me`, a key, a name, or unknown where a pronoun stands for them. */
  readonly about: string;
  readonly kinds: readonly MemoryKind[];
  /** What an earlier line must hold to answer it. */
  readonly evidence: RegExp | null;
  /** What a value must look like to answer it. */
  readonly fits: RegExp | undefined;
  /** Whether only a fact of the first kind answers. */
  readonly isOfKind: boolean;
  /** Whether the person surely asks for something of their own, so that not to know it is an answer. */
  readonly isSure: boolean;
}

type Row = readonly [
  pattern: RegExp,
  kinds: readonly MemoryKind[],
  evidence: RegExp | null,
  /** What the value must look like: a school is no year of study. */
  fits?: RegExp,
];

const NUM = String.raw`[\d一二两三四五六七八九十百千半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen)\b`;
const NUMBER = new RegExp(NUM, "iu");
const NAMED = /叫|姓|名|喊|\b(?:named?|called|call|name's|i'm|it's)\b|“|"/iu;
const PLACE = /在|住|家|到|去|来|搬|的|\b(?:in|at|from|near|moved|rent)\b/iu;
const DAY =
  /天|号|日|月|周|星期|礼拜|年|今|明|昨|节|国庆|\b(?:today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|year|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b|\d(?:st|nd|rd|th)/iu;

/** What is asked for, by the words of the question; earlier ones precede. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  [/shouldn't (?:you|i) call/iu, ["dislike"], null],
  [/怀孕|pregnant/iu, ["health", "family"], /怀孕|预产|pregnant/iu],
  [/用的?(?:是)?什么|什么(?:车|手机|电脑|相机|乐器)|开什么车|买了?什么|到底有几(?:把|辆|台|部)|留(?:给)?[^，]{0,3}什么|what (?:car|bike|phone|computer|instrument)|do i drive|did i (?:buy|inherit|get)|(?:leave|left) me/iu, ["belonging", "skill"], null],
  [/(?:抽|喝|吃)(?:不(?:抽|喝|吃))?(?:烟|酒|肉|素|荤)(?:吗|么|不)?|倒酒|do i (?:smoke|drink|eat meat)/iu, ["habit", "dislike", "health", "allergy"], /烟|酒|肉|素|vegan|vegetarian|smoke|drink|sober/iu],
  [/送(?:了|给)?(?:了)?我(?:的是)?(?:什么|啥)|给(?:了)?我(?:什么|啥)|give me/iu, ["event", "belonging"], /送|给|gave/iu],
  [/夸我|说我什么|骂我/iu, ["event", "study", "skill"], /夸|说|骂/iu],
  [/名字.{0,4}怎么写|怎么写我|spell my name/iu, ["name"], NAMED],
  [/谁.{0,3}(?:喜欢|爱)/u, [], /喜欢|爱/u],
  [/every (?:day|night|morning|week)/iu, ["habit", "like"], null],
  [/比分|几比几|the score|final score/iu, ["event"], /\d/u],
  [/(?!.*过敏)(?:(?:什么|啥|哪[个种]).{0,4}药|药(?:叫|是)|吃.{0,3}药|打什么针|每天打什么|medication|\bmeds\b|pills|medicine)/iu, ["medicine"], /药|片|针|胰岛素|吃|pill|mg|med/iu],
  [/生日|几号生|哪[天年]生|出生(?:日期|年)|birthday|(?:when|what year) was (?:i|he|she|my \w+) born|date of birth|\bdob\b/iu, ["birthday"], /生|born|birthday|\d+年|寿|岁/iu],
  [/过寿|大寿/u, ["birthday", "plan", "age"], /寿/u],
  [/忌日|去世|还在吗|在世|活着|still alive|pass away|did .* die/iu, ["died", "other"], /走|去世|过世|没了|忌日|died|passed|dead|gone/iu],
  [/属什么|属相|生肖|星座|zodiac|star sign/iu, ["zodiac"], /属|座|leo|virgo|aries|taurus|gemini|cancer|libra|scorpio|pisces/iu],
  [/(?:年级|大几|高几|what (?:year|grade) am i)/iu, ["study"], /年级|大[一二三四]|高[一二三]|初[一二三]|研|year|grade|freshman|sophomore|junior|senior/iu],
  [/几岁|多大(?!的?(?:房|鞋|码))|岁数|年纪|年龄|how old|\bage\b/iu, ["age", "birthday"], new RegExp(`(?:${NUM}).{0,3}(?:岁|了|年|yo|year|$)|\\b(?:i'm|im|is|she's|he's) \\d`, "iu")],
  [/(?:游戏|网).{0,3}(?:名|id)/iu, ["nickname", "name"], NAMED],
  [/叫(?:什么|我)|叫(?:做)?什么|名字|怎么称呼|姓什么|小名|全名|外号|管.{1,6}叫|name\b|called|am i called|call me\b|call (?:it|him|her)|who am i|我是谁/iu, ["name", "nickname"], NAMED],
  [/房租|工资|挣多少|赚多少|退休金|月薪|收入|多少钱一个月|\brent\b(?!.*due)|salary|earn\b/iu, ["money"], NUMBER],
  [/血型|信什么|宗教|纹身|多高|身高|religion|blood type|how tall/iu, ["other"], null],
  [/过敏|allerg/iu, ["allergy", "health", "dislike"], /过敏|不耐受|allerg/iu],
  [/(?:能|可以)(?:不能)?(?:喝|吃|碰).{0,8}(?:吗|么|\?|？|$)|can (?:i|we|he|she) (?:eat|have|drink)|can't i (?:do|eat)|serve (?:him|her|me)/iu, ["allergy", "health", "dislike", "habit"], /过敏|不耐受|不吃|不喝|allerg|can't|don't|intoleran|病/iu],
  [/(?:什么|啥|哪里|哪儿|有).{0,6}(?:毛病|病|问题)|得.{0,4}病|身体.{0,4}(?:怎么|哪|有)|多少度|condition do|illness|what's wrong with|diagnos/iu, ["health", "died"], null],
  [/(?:有没有|有).{0,3}(?:男朋友|女朋友|对象)|单身|结婚(?:了?[吗没]|多久|几年)|离(?:过)?.{0,2}婚|am i (?:single|married|dating)|who am i dating|how long have we been/iu, ["partnership"], /婚|单身|对象|朋友|离|分|领证|married|divorc|single|dating|together|wife|husband/iu],
  [/几个(?:孩子|娃|儿子|女儿)|兄弟姐妹|几口人|有(?:哥哥|姐姐|弟弟|妹妹|孩子)吗|do i have (?:any )?(?:kids|children|siblings|brothers|sisters)|how many (?:kids|children|siblings)|谁带大|who raised/iu, ["family"], /孩|儿|女|哥|姐|弟|妹|娃|kid|child|son|daughter|brother|sister|raised/iu],
  [/(?:跟|和)谁.{0,4}(?:住|生活|合租)|一个人住|who do i live with|live alone/iu, ["livesWith"], /住|租|过|live|with/iu],
  [/(?:以前|之前|过去|退休前|原来).{0,6}(?:做|干|学|住|工作|上班)|used? to (?:work|do|be|live|study)|before (?:i|that)|studying before|and before/iu, ["pastJob", "pastHome"], /以前|之前|过|原|from|used|quit|left|retired/iu],
  [/哪[里儿]人|什么地方人|老家|哪个?国|哪国|从哪|哪个国家|哪个?省|哪.{0,2}出生|出生.{0,3}哪|where (?:am i|do i come|was i|is \w+|are my \w+) (?:from|born)|where (?:am|do) i (?:come )?from|which (?:state|country)|what nationality|where was i born|grow up in|grew up/iu, ["origin", "home"], /人|老家|来自|出生|的|家|村|from|born|grew/iu],
  [/住(?:在)?(?:哪|什么)|家(?:在|住)?哪|在哪(?:个|座)?(?:城市|生活|里[？?]?$|儿[？?]?$|[？?]?$)|搬.{0,3}哪|where (?:do|am) (?:i|we) (?:live|living)|which city|what city|where's home|kind of place|where do (?:he|she|they) live|哪个城市|which \w+ do i live/iu, ["home", "origin"], PLACE],
  [/哪(?:家|个)(?:公司|单位|平台)|在哪.{0,3}(?:上班|工作|打工|实习)|where do i work|who do i work for|which company|will i be working|我的?公司/iu, ["employer", "job"], /在[^，。]{1,12}(?:上班|工作|实习|打工|当|做|送)|work(?:s|ing)? (?:at|for)|job (?:at|with)/iu],
  [/(?<![要想去会该])(?:做|干|是)(?:什么|啥|哪)(?:的|工作|行|职业|岗)?(?:的|$|？|呢|来着)|(?:做|干)什么(?:工作|的)|做哪行|干哪行|干嘛的|什么岗位|职业|什么工作|哪种(?!病|药|片)|what do i do(?: for|$|\?| these)|what(?:'s| is) my (?:job|profession)|what does (?:he|she|my \w+) do|for (?:a living|work)|具体做|the job/iu, ["job", "employer", "habit"], /是|当|做|开|卖|在|修|种|教|\b(?:work|job|a|an|teach|drive|make)\b/iu],
  [/(?:什么|哪个|哪所|哪家).{0,2}(?:学校|大学|学院|中学|school)|在哪[^，]{0,4}(?:念书|读书|上学|念|读)|which (?:uni|school|university|college)|where do i (?:study|go to)/iu, ["study"], /学|校|大|院|school|college|uni|at /iu, /学|校|院|[清北浙复交南武中厦川]|大$|\p{Lu}{2,}|university|college|\p{Lu}\p{L}+/u],
  [/学历|第几名/iu, ["study", "event"], /学|毕业|第|考/iu],
  [/(?:什么|哪个).{0,2}专业|学(?:的)?(?:什么|啥)|念(?:的)?什么|读(?:的)?什么|which subject|what do i study|what (?:class|course)|my major|am i studying/iu, ["study", "language"], /学(?!校|期)|读|念|专业|班|课|major|study|class|course/iu],
  [/(?:什么|哪[门种个]|几门).{0,2}(?:语言|外语|语)|母语|几级|what(?: |'s).*language|languages|mother tongue|speak/iu, ["language"], /语|话|language|speak|learn|english|french|N\d/iu],
  [/养(?:了|过|的)?(?:什么|啥|几|哪)|(?:几|多少)[只条个头](?:猫|狗|鱼|鸟|兔|宠|蚕)|什么(?:猫|狗|宠物|品种)|宠物|have any pets|what pets?|how many (?:cats|dogs|pets)|do i have (?:a|any) (?:cat|dog|pet|parrot|rabbit|hamster|fish|snake)s?|what breed|what kind of (?:animal|dog|cat)|养.{1,3}吗|什么狗/iu, ["pet", "breed"], null],
  [/(?:不喜欢|讨厌|不吃|不看|不爱|受不了|最怕|不能碰|恨)(?:吃|喝|看)?(?:什么|啥|哪|谁)|do(?:n't| not) i (?:like|eat)|do i (?:hate|dislike)|can't i stand|shouldn't|would i enjoy/iu, ["dislike", "allergy"], /不|讨厌|怕|恨|别|hate|can't|don't|not/iu],
  [/喜不喜欢|喜欢.{1,6}(?:吗|么)|爱不爱|do i like/iu, ["like", "dislike"], null],
  [/(?:最?喜欢|最?爱|爱好|兴趣|沉迷)(?:的)?.{0,6}(?:什么|啥|谁|哪|干)|喜欢的.{1,4}是|我喜欢的人|(?:favou?rite|obsessed|i love|i like|comfort me|food i love)/iu, ["like"], /喜欢|爱|最|迷|love|like|favou?rite|obsess|into/iu],
  [/担心|在?怕什么|最怕|在等(?:什么|啥)|愁|worr(?:y|ied)|afraid of|scared of|checking/iu, ["worry", "dislike", "health"], null],
  [/梦想|想养|愿望|my dream|what do i want/iu, ["wish", "plan"], null],
  [/好消息|大事|发生(?:了)?什么|出什么|干了(?:什么|啥)|办成什么|怎么了|good news|what happened|going on with|what did i (?:do|say)|what's up with|近况|最近怎么样/iu, ["event", "partnership", "health", "died", "worry"], null],
  [/安排|计划|要干(?:嘛|什么|啥)|要做什么|要去哪|有什么事|打算|接下来|(?:下周|明天|后天|周末|周|星期|礼拜|月底|国庆).{0,8}(?:什么|啥|哪|谁)|what (?:have|do) i (?:got|have)|what am i \w+ing|my plans?|where am i (?:flying|going)|what's (?:on|happening)/iu, ["plan", "wish", "habit"], null],
  [/哪[一]?天|几号|什么时候|啥时候|when(?:'s| is| do| does| am| are| did)|which day|预产期|过寿/iu, ["plan", "birthday", "event", "medicine", "habit"], DAY],
  [/(?:每天|平时|一般|早上|晚上|睡前|周末|星期天|初一).{0,8}(?:什么|啥|哪|几点|干)|抽烟|喝酒|what do i (?:usually|always) |every (?:day|night)|what do i do (?:when|every)/iu, ["habit", "like"], null],
  [/是(?:我)?(?:谁|什么人)|who(?:'s| is|'re)/iu, ["name", "nickname"], null],
];

const ADVICE =
  /该(?:不该|怎么|去|吃|穿|选|买|说)|应该|怎么办|怎么(?:才|样才|做|说|(?<!名字[^，]{0,4}怎么)写|回|开口|学|减|练|追)|推荐|好不好$|[吃喝穿戴送带看玩写做买聊取起](?:什么|啥|哪[件个双条])(?:名字?)?(?:好|合适|比较好)|适合我|帮我|你觉得|你说我|你猜|你(?:会|能|可以)|我(?:可以|能)(?:叫你|问|跟你|和你|知道)|有没有可能|为什么(?!我?(?:没养|不能))|是不是(?:太|很|有点|不|应该|该|没)|\b(?:should i (?!call)|what (?:can|could|would|should) i(?! eat| not)|how (?:can|could|should|do|would) i|can you|could you|would you|will you|do you think|recommend|why (?:do|am|is|does|can't i feel))\b/iu;

/** Other questions of the person's life: 我答应过女儿什么, what did I buy. */
const LIFE =
  /^(?:那)?(?:我|俺)(?!该|要不要|能不能|可以|怎么|为什么|是不是|有没有|应该|觉得)[^，。]{1,14}(?:什么|谁|哪[里儿个天家]?|几|多少|啥)[^，。]{0,6}[？?]?$|\b(?:what|who|where|when|which|how many|how much|how long|how often)\b.{0,24}\b(?:(?:did|am|was|have|will|can't) (?:i|my)|do i (?:have|do|like|love|hate|study|drive|play|own|eat|drink|take|want|use|keep))\b/iu;

/** Of what was just said, which other rules answer, or no question of fact. */
const OF_THE_CHAT =
  /(?:刚才|刚刚|前头|前面)[^，。]{0,4}(?:说|讲|聊)|聊了|聊天|第一次|说到哪|讲到哪|我们(?:今天)?聊|we been (?:talking|chatting)|what (?:did|was it) i (?:just )?sa(?:y|id)(?: to you)?(?: just now| before| earlier)?\W*$|were we talking|^(?:抽|算|测|来|唱|画)|\bor is it\b|猜[^，。]{0,4}是|记得我(?:吗|么|不|多少|哪些|[？?]|$)|(?:了解|知道)我(?:多少|什么|吗)|(?:know|remember) (?:about )?me\b|^能不能|^(?:如果|要是|假如|假设|若是?)|^if\b|\bwould\b[^?]*\bif\b|\bif\b[^?]*\bwould\b|写[一个首四两段]|what time is it|几点了|现在几点|^[他她它](?:们)?会[^，。]{0,8}吗/iu;

/** Whom a question is about: a name that stands in it, whom it names, a pronoun for somebody, or the person. */
function aboutIn(text: string, names: Names, read: LikelyQuestion): string {
  const name = Object.keys(names).find(
    (one) => one.length > 1 && text.toLowerCase().includes(one.toLowerCase()),
  );
  if (name !== undefined) return name;
  if (read.about !== undefined) return read.about;
  return PRONOUN.test(text) && !OWN.test(text) ? "they" : "me";
}

/** Whom the names that are known are of. */
type Names = Readonly<Record<string, string>>;

/** Somebody who is not named. */
export const PRONOUN = /(?:^|[^其吉])[他她它](?!们)|\b(?:he|she|him|her|it|they)\b/iu;
const OWN = /[我俺咱]|\b(?:i|my|me|mine|we|our|us|am)\b/iu;
const THEIRS = /[你您]|\byour?\b/iu;
/** The character is spoken to as the one who heard it. */
const TO_A_LISTENER =
  /记得|知道我|考考?你|告诉过?你|(?:跟|和|给)你(?:说|提|讲)|叫我|remember|call me|told you|(?:tell|mention|say)(?:ed)? (?:to )?you|remind/iu;

/**
 * How likely it must be that a line asks nothing of the person's life, to be none: without a mark or a word of a question,
 * without a row of the table, with one.
 */
const NOTHING = { unmarked: 0.05, least: 0.6, sure: 0.93 };
/** How likely a kind must be to go before the table, and for “I don't know” to be an answer. */
const LIKELY = 0.45;
/** The same where a detail goes before the table, and where only a fact of the kind answers, no line that is like it. */
const SURELY = 0.7;
/** Kinds that are found in lines well enough: what has none of them does not answer. */
const PLAIN_KINDS: ReadonlySet<MemoryKind> = new Set([
  ...(["name", "nickname", "age", "birthday", "zodiac", "home", "origin", "job", "employer"] as const),
  ...(["breed", "study", "language", "partnership", "money"] as const),
]);

/** What is known of the table's kinds by what was learned, where that is likely. */
function kindsOf(read: LikelyQuestion, row: Row | undefined): Pick<AskedFact, "kinds" | "evidence" | "fits"> {
  const [first] = read.kinds;
  if (read.likelihood < (first === undefined && row !== undefined ? SURELY : LIKELY))
    return { kinds: row?.[1] ?? read.kinds, evidence: row?.[2] ?? null, fits: row?.[3] };
  if (first === undefined) return { kinds: [], evidence: null, fits: undefined };
  const fitting = row?.[1].includes(first) === true ? row : ROWS.find(([, kinds]) => kinds[0] === first);
  const also = row?.[1].includes(first) === true ? row[1] : [];
  return {
    kinds: [...new Set([...read.kinds, ...also])],
    evidence: fitting?.[2] ?? null,
    fits: fitting === row ? row?.[3] : undefined,
  };
}

/**
 * What a text asks of the person's own life, by what was learned of questions and a table of wordings; null where it asks
 * something else. Pure.
 */
export function askedFact(given: string, names: Names = {}, before = ""): AskedFact | null {
  const text = plain(given).replaceAll(/俺/gu, "我");
  if (text.length > 60) return null;
  const isTheirs = THEIRS.test(text) && !TO_A_LISTENER.test(text);
  if (isTheirs || OF_THE_CHAT.test(text) || isRequest(text)) return null;
  const row = ROWS.find(([pattern]) => pattern.test(normal(text)) || pattern.test(text));
  // What names nobody, or somebody by a pronoun, takes up the line before.
  const isOwn = OWN.test(text);
  const read = likelyQuestion(text, { before: isOwn && !PRONOUN.test(text) ? "" : before, names });
  if (!MARKED.test(text) && (read.none > NOTHING.unmarked || isStated(text))) return null;
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const about = aboutIn(text, names, read);
  const isNamed = about !== "me" && about !== "they";
  const isShort = text.length <= (language === "zh" ? 16 : 40);
  const isElliptical = isShort && !isOwn && !isNamed && !OF_TODAY.test(text);
  const leans = isElliptical && (PRONOUN.test(text) || !hasMatter(text));
  if (!leans && read.none >= (row === undefined ? NOTHING.least : NOTHING.sure)) return null;
  if (ADVICE.test(text) && read.none > 0.1) return null;
  const isLearned = read.none < 1 - NOTHING.least && read.likelihood >= LIKELY;
  const asked = kindsOf(read, row);
  const [first] = asked.kinds;
  return {
    ...{ text, language, about, ...asked },
    isOfKind: first !== undefined && PLAIN_KINDS.has(first) && read.likelihood >= SURELY,
    isElliptical,
    isSure: (isOwn || isNamed) && (isLearned || row !== undefined || LIFE.test(text) || SURE.test(text)),
  };
}

/** Ends as questions do, or begins as English ones do. */
const MARKED =
  /[?？]\s*$|(?:[吗呢么啥谁]|来着|什么|几(?:\p{Script=Han}|$)|哪(?:\p{Script=Han}|$)|多[少大久高]|怎么[了样]|干[嘛啥]|要干什么|时候)[了过的呀啊]*[\s~～。!！]*$|^(?:(?:and|so|but|ok|hey|wait),? )*(?:what|who|whose|which|when|where|why|how|do|does|did|is|are|was|were|am|can|have|has)(?:'?s)?\b|remind me|(?:\.\.\.|…)$|还?记得|^(?:那)?我[^，。]{0,6}(?:什么|谁|几|哪|多少|啥)[^，。]{0,6}$/iu;

/** Whether a line rather states something: what somebody feels or brings up. */
function isStated(text: string): boolean {
  const { kind, ofGroup } = likelyAsk(text, "");
  return /^(?:say$|(?:comfort|happy|daily|greet|rough|noise)\.)/u.test(kind) && ofGroup >= STATED_LEAST;
}
const STATED_LEAST = 0.4;

/** Whether a question has words of its own that name what it is about. */
const hasMatter = (text: string): boolean => [...contentOf(text)].some((term) => term.length > 1);

const OF_TODAY = /为什么|为啥|\bwhy\b|现在几|今天几|\btoday\b/iu;
const SURE = /来着|还记得|说过|did i (?:say|tell|mention)|do you remember/iu;

/** A question of who, when, where or how many that may be of what was said, by its form alone; null for others. Pure. */
export function barelyAsked(given: string): AskedFact | null {
  const text = plain(given);
  const isTheirs = THEIRS.test(text) && !TO_A_LISTENER.test(text);
  if (text.length > 40 || !isQuestion(text) || isTheirs || OF_THE_CHAT.test(text) || ADVICE.test(text))
    return null;
  if (isRequest(text) || expectedIn(text) === null) return null;
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const nothing = { kinds: [], evidence: null, fits: undefined };
  const not = { isElliptical: false, isSure: false, isOfKind: false };
  return { text, language, about: "me", ...nothing, ...not };
}

/** The longest text that is a question and nothing else, in characters. */
const ONLY_A_QUESTION = 24;

/** Whether a text only asks something of the person's life: it states nothing. Pure. */
export const asksOfLife = (text: string, names: Names): boolean =>
  text.length <= ONLY_A_QUESTION &&
  isQuestion(text) &&
  !/[，,。.！!](?!$)/u.test(text) &&
  askedFact(text, names)?.isSure === true;
