import { dateOf, dayInWords, dayOf, MONTHS, WEEKDAYS, weekdayInWords } from "../calendar.ts";
import { monthNamed, yearNamed } from "./dates.ts";
import { clockInWords, partOfDay, type Question } from "./question.ts";
import { timesIn } from "./times.ts";

/** What may stand between “now” and what is asked of it. */
const LINK =
  "(?:是|到底|大概|都|又|算|已经|北京时间|标准|时间|你那边|你那儿|那边|我这边|这边|的|阳历|公历|日期|,|，|\\s){0,4}";
const END = "(?=$|[\\s,，.。?？!！~…]|[了啦呀啊呢吗嘛哇咯喽嘞哈呐哦吧诶欸来钟几谢]|来着)";
const NOW_ZH = "(?:现在|这会儿|眼下|此刻|目前|当前|你那边|那边|北京时间)";

const ASKS_TIME = new RegExp(
  [
    `${NOW_ZH}${LINK}(?:几点(?:几分|钟)?|什么时间|什么时候)${END}`,
    `(?:^|[\\s,，。!！?？]|^(?:老铁|宝贝?|宝子|亲爱?的?|哥们?儿?|姐妹?|兄弟|朋友|大佬|老师|老板|喂|诶|哎|欸|嘿|那个|话说|所以|啊){1,2}|看[看下]|[^\\s]看一下|有没有|知道|请问|告诉我|问[下问]?)(?:都|已经|是|到)?几点(?:几分|钟)?(?:了|啦|咯|喽|嘞|来着)`,
    "(?:看[看下]|看一下|告诉我|说下)几点钟?[呀啊呢吧呗]*$|告诉我(?:一下)?时间$|^时间[?？]|你那(?:边|儿)?几点了|什么时辰了?$",
    "^几点(?:几分|钟)?[呀啊呢吗嘛哇哈呐]*[?？!！~。]*$",
    "^(?:现在的?|当前|看下|看看|北京)时间(?:是?多少|是?什么|是)?[呢啊呀?？]*$|报个?时(?:间)?(?:吧|呗|$)|什么时间了|时间是几点",
    "\\bwhat (?:is )?(?:the )?time(?: is it| it is| now| right now| pls| please)*\\W*$|\\bwhat time is it\\b(?! (?:in|over) )|\\bwhat is the time\\b|\\bwhat time (?:right )?now",
    "^(?:the |current )?time(?: now| right now| pls| plz| please| check)*\\W*$|\\b(?:got|have) the time\\b(?! (?:to|for|of))|\\btime is it\\b|\\bcurrent time\\b|\\btime right now\\b",
    "\\bknow (?:what|the) time(?: it is| is it)?\\W*$|\\btell me the time\\b|\\bhow late is it\\b",
  ].join("|"),
  "u",
);
const PARTS = "早上|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨|白天|黑夜|黑天";
const ASKS_PART = new RegExp(
  `(?:现在|这会儿|眼下|此刻|外面|^)${LINK}(?:${PARTS})还是(?:${PARTS})|(?:现在|这会儿)${LINK}(?:${PARTS})(?:吗|吧|了吗|了没)|\\bis it (?:still |already )?(?:the )?(?:am|pm|day|daytime|night|morning|afternoon|evening)\\b.*(?:\\bor\\b|yet|already|now|\\?|$)`,
  "u",
);
/** A reproach rather than a question: 都几点了还不睡. */
const REPROACH = /都几点了?(?:你|他|她|还|才|怎么)|都几点了.{0,4}(?:还不|还没|才)|骰|不管几点|无论几点/u;

/** A place whose clock is not known here: 冰岛现在几点, what time in america. */
const ELSEWHERE =
  /美国|加拿大|澳洲|澳大利亚|俄罗斯|巴西|欧洲|非洲|\b(?:america|usa?|canada|australia|russia|brazil|europe|africa)\b|(?:^|[\s,，])(?!请问|帮|看|告诉|那|到底|所以|话说|麻烦|想问|三亚|广州|深圳|成都|北京)[^\s,，了呀啊你我他她的问宝亲哥姐友师哎诶喂嘿天说知到]{2,5}(?:那边|那里)?(?:现在|这会儿|此刻|当地)(?:是)?几点/u;

/** The time, and whether a time of the day is past. */
export function timeAnswer({ text, isChinese, now }: Question): string | null {
  const time = clockInWords(now.minutes);
  const isPast =
    /(?:到|过)?(?:\d|点|半|刻|分)了?(?:没有?|吗)[?？]*$|\bis it (?:past|after) \d|\bis it \d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:yet|already)/u;
  const [named, other] = timesIn(text);
  if (
    named !== undefined &&
    other === undefined &&
    isPast.test(text) &&
    /到|过|现在|了没|了吗|\bis it\b/u.test(text)
  ) {
    if (/[你我他她]/u.test(text) || named.days !== null) return null;
    // 12点 in the evening is midnight, and 9点 the nine that is nearer.
    const apart = (now.minutes - named.minutes + 2880) % (named.isVague ? 720 : 1440);
    const isOver = named.isVague || named.minutes % 1440 === 0 ? apart < 360 : now.minutes >= named.minutes;
    if (isChinese) return `${isOver ? "到了" : "还没到"}，现在 ${time}`;
    return `${isOver ? "yes" : "not yet"}, it is ${time}`;
  }
  if (named !== undefined || REPROACH.test(text) || ELSEWHERE.test(text)) return null;
  if (!ASKS_TIME.test(text) && !ASKS_PART.test(text)) return null;
  const part = partOfDay(now.minutes, isChinese);
  return isChinese ? `现在${part} ${time}` : `it is ${time}, ${part}`;
}

const TODAY = "(?:今天|现在|这会儿)";
const ASKS_DATE = new RegExp(
  [
    `${TODAY}${LINK}(?:几月几|几[号日](?![线楼门桌房台])|哪一?天|什么日期|日期|多少日)`,
    `(?:^|[\\s,，])几月几[号日]|(?:^|[\\s,，])几[号日](?:了|啦)|^几[号日][呀啊呢]?(?:今天)?[?？]*$|几[号日](?:来着|了|啊|呀)?[,，\\s]?今天|^今天(?:的)?(?:日期|号数)|^日期(?:多少|是?什么)?[?？]*$|都几[号日]了`,
    "\\bwhat (?:is )?(?:the )?date(?: is it)?(?: today| now| right now)?\\W*(?:today|$)|\\bwhat (?:is )?today(?: date|'?s date)\\b|\\btoday'?s? date\\b|\\bdate today\\b|\\bwhat (?:is )?(?:the )?date (?:is it|today|now)|\\bwhat day of the month|\\btoday is what date|\\bcurrent date\\b|^(?:the )?date(?: now| pls| please)*\\W*$|\\bwhat is the date\\b(?! (?:of|for|on|in|\\d))|^what is today\\W*$|\\btell me the date|which day of the month|^(?:what )?date is it",
  ].join("|"),
  "u",
);
const ASKS_WEEKDAY = new RegExp(
  [
    `${TODAY}${LINK}(?:周|星期|礼拜)几|(?:^|[\\s,，])(?:周|星期|礼拜)几(?:了|啦|来着)|^(?:周|星期|礼拜)几[呀啊呢]?[?？]*$|(?:周|星期|礼拜)几(?:来着|了|啊|呀)?[,，\\s]?今天`,
    "\\bwhat (?:week)?day(?: of the week)? (?:is it|is today|today|it is|are we|we on)\\b(?! of)|\\bwhich (?:week)?day (?:is it|is today)|^what (?:week)?day(?: of the week)?(?: today| now)?\\W*$|\\btoday is what (?:week)?day|\\bday of the week is (?:it|today)\\b|\\bwhat is today\\b|^(?:the )?day of (?:the )?week\\W*$",
  ].join("|"),
  "u",
);

/** 今天是周五吧, is it friday: whether a guess is right. */
function guessed({ text, isChinese, now }: Question): string | null {
  const name = weekdayInWords(now.date.weekday, isChinese);
  const weekend =
    /(?:今天|现在)(?:不?是|算)?(周末|工作日)(?:吗|吧|么|不|还是|[?？])|\b(?:is it|is today)(?: already| still)?(?: the| a)? (weekend|weekday|work ?day)\b/u.exec(
      text,
    );
  if (weekend !== null) {
    const isWeekend = now.date.weekday === 0 || now.date.weekday === 6;
    const isRight = /周末|weekend/u.test(weekend[0]) === isWeekend;
    if (isChinese) return `${isRight ? "是" : "不是"}，今天${name}`;
    return `${isRight ? "yes" : "no"}, it is ${name}`;
  }
  const guess = new RegExp(
    `(?:今天|\\btoday|\\bis it)\\b.{0,6}?(?:是|is)?.{0,2}(?:(?:周|星期|礼拜)([一二三四五六日天])|(${WEEKDAYS.join("|").toLowerCase()}))|(?:今天.{0,3}|^是不是)(?:周|星期|礼拜)([一二三四五六日天])`,
    "u",
  ).exec(text);
  if (
    guess === null ||
    !/吗|吧|\?|？|么|是不是|还是|\bis\b|right/u.test(text) ||
    /今天.{0,3}[我你]/u.test(text)
  )
    return null;
  const day = guess[1] ?? guess[3];
  const weekday =
    day === undefined
      ? WEEKDAYS.findIndex((one) => one.toLowerCase() === guess[2])
      : "日一二三四五六".indexOf(day.replace("天", "日"));
  const isRight = weekday === now.date.weekday;
  if (isChinese && /还是/u.test(text)) return `今天${name}`;
  if (isChinese) return isRight ? `对，今天是${name}` : `不是，今天${name}`;
  return isRight ? `yes, it is ${name}` : `no, it is ${name}`;
}

/** 今天是不是15号, is today the 15th. */
function guessedDate({ text, isChinese, now }: Question): string | null {
  const guess =
    /今天(?:是不是|是)?(\d{1,2})[号日](?:吗|吧|么|[?？])|今天是不是(\d{1,2})[号日]|\b(?:is it|is today) the (\d{1,2})(?:st|nd|rd|th)\b(?! of)/u.exec(
      text,
    );
  const date = guess?.slice(1).find((group) => group !== undefined);
  if (date === undefined) return null;
  const isRight = Number(date) === now.date.day;
  const today = dayInWords(now.today, isChinese);
  if (isChinese) return `${isRight ? "是" : "不是"}，今天${today}`;
  return `${isRight ? "yes" : "no"}, it is ${today}`;
}

/** The date, the weekday of today, or whether it is the one they think. */
export function dateAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  if (/生日|birthday|农历|阴历|lunar|[去前明后]年|都不重要/u.test(text)) return null;
  const same = guessedDate(question);
  if (same !== null) return same;
  if (/\d+[号日月]|\d+(?:天|周|个月|days?|weeks?|months?)/u.test(text)) return null;
  if (ASKS_DATE.test(text))
    return isChinese ? `今天${dayInWords(now.today, true)}` : dayInWords(now.today, false);
  if (ASKS_WEEKDAY.test(text)) {
    const name = weekdayInWords(now.date.weekday, isChinese);
    return isChinese ? `今天${name}` : name;
  }
  return guessed(question);
}

const ORDINAL_ZH = ["一", "二", "三", "四"];

function quarter({ text, isChinese, now }: Question): string | null {
  if (!/几季度|哪个?季度|\b(?:what|which) quarter\b|第几季/u.test(text)) return null;
  if (/[你我他]们?公司|财年|fiscal/u.test(text)) return null;
  const month = monthNamed(text, now.date)?.month ?? now.date.month;
  const at = Math.floor((month - 1) / 3);
  const next = /下个?季度|next quarter/u.test(text) ? (at + 1) % 4 : at;
  return isChinese ? `第${ORDINAL_ZH[next]}季度` : `Q${next + 1}`;
}

const YEAR_ZH = /哪一?年|几几年|多少年|什么年份|几年(?=[?？]*$|是)/u;

function year({ text, isChinese, now }: Question): string | null {
  const asks = /\b(?:what|which) year\b/u.test(text) || /哪一?年|几几年|什么年份/u.test(text);
  if (!asks || /属|生肖|zodiac|born|出生|[岁生]的?/u.test(text)) return null;
  const later = /(\d+) ?(?:年|years?) ?(?:以?后|之后|from now|later)|\bin (\d+) years?/u.exec(text);
  const ago = /(\d+) ?(?:年|years?) ?(?:以?前|之前|ago|before|back)/u.exec(text);
  const apart = Number(later?.[1] ?? later?.[2] ?? 0) - Number(ago?.[1] ?? 0);
  const named =
    YEAR_ZH.test(text) || /\b(?:next|last|this) year\b/u.test(text) ? yearNamed(text, now.date) : null;
  if (
    later === null &&
    ago === null &&
    named === null &&
    !/现在|今天|这会儿|\bnow\b|is it|are we|it is/u.test(text)
  )
    return null;
  if (/(?:19|20)\d\d/u.test(text)) return null;
  const said = later === null && ago === null ? (named ?? now.date.year) : now.date.year + apart;
  return isChinese ? `${said} 年` : `${said}`;
}

function month({ text, isChinese, now }: Question): string | null {
  const asksZh =
    /(?:现在|今天|目前|这会儿|^这?)(?:是|都|已经|算|到|,|\s){0,3}几月(?:份)?(?:了|啦|呀|啊|呢|$|[?？,\s])|[这下上本]个?月(?:是|叫)?几月/u;
  const asksEn =
    /\b(?:what|which) month(?: (?:is|are we|we|was|will it|comes?)\b|\W*$)|^(?:next|last) month is(?: what| which)?\W*$/u;
  if (!asksZh.test(text) && !asksEn.test(text)) return null;
  if (/农历|阴历|birthday|生日/u.test(text)) return null;
  const words = /下下?个?月|上上?个?月|next month|last month/u.test(text) ? monthNamed(text, now.date) : null;
  const ahead = /\bin (\d+) months|(\d+) ?(?:个月|months?) ?(?:以?后|之后|from now|later)/u.exec(text);
  const shifted = now.date.month + Number(ahead?.[1] ?? ahead?.[2] ?? 0);
  const said = words?.month ?? dateOf(dayOf(now.date.year, shifted, 1)).month;
  return isChinese ? `${said}月` : `${MONTHS[said - 1]}`;
}

const SEASONS = [
  ["冬天", "winter"],
  ["春天", "spring"],
  ["夏天", "summer"],
  ["秋天", "autumn"],
] as const;
const SOUTH =
  /澳洲|澳大利亚|悉尼|墨尔本|新西兰|阿根廷|南非|巴西|australia|sydney|melbourne|new zealand|argentina|south africa|brazil/u;

function season({ text, isChinese, now }: Question): string | null {
  const asks =
    /(?:什么|哪个|哪一个)季节?(?!度)|[春夏秋冬]天?还是[春夏秋冬]天|(?:现在|这会儿)(?:是|算|还是|到)?[春夏秋冬][天季]了?(?:吗|吧|没)|\b(?:is it|are we in|is it still) (?:still )?(?:spring|summer|autumn|fall|winter)\b|current season|\b(?:what|which) season\b/u.test(
      text,
    );
  const isNow = /现在|这会儿|目前|眼下|今天|算|季节?了|\bnow\b|\bis it\b|are we|this time of year/u.test(
    text,
  );
  if (!asks || !isNow || /喜欢|最|适合|好看|[你他她]|love|like|favou?rite|best/u.test(text)) return null;
  const at = Math.floor((now.date.month % 12) / 3);
  const [zh, en] = SEASONS[SOUTH.test(text) ? (at + 2) % 4 : at] ?? SEASONS[0];
  return isChinese ? `现在是${zh}` : `it is ${en}`;
}

function ofYear({ text, isChinese, now }: Question): string | null {
  const first = dayOf(now.date.year, 1, 1);
  if (/今年(?:的)?第几天|第几天.{0,4}今年|what day of the year|day number|day of the year is/u.test(text)) {
    const at = now.today - first + 1;
    return isChinese ? `今年的第 ${at} 天` : `day ${at} of the year`;
  }
  if (
    !/今年(?:的)?第几周|(?:现在|今天|本周|这周)(?:是)?第几周|what week (?:of the year|number)|\bweek number\b|(?:what|which) week (?:is it|are we)/u.test(
      text,
    )
  )
    return null;
  // The week of a Thursday is numbered by the year that Thursday is in.
  const thursday = now.today - ((now.date.weekday + 6) % 7) + 3;
  const week = Math.floor((thursday - dayOf(dateOf(thursday).year, 1, 1)) / 7) + 1;
  return isChinese ? `第 ${week} 周` : `week ${week}`;
}

/** The month, the quarter, the season, the week or the year that a moment is in, or one near it. */
export function periodAnswer(question: Question): string | null {
  return quarter(question) ?? season(question) ?? ofYear(question) ?? year(question) ?? month(question);
}
