import { dayInWords } from "../calendar.ts";
import { clockInWords, type Moment, partOfDay, type Question } from "./question.ts";
import { type Time, timesIn } from "./times.ts";

interface Place {
  readonly pattern: RegExp;
  readonly zh: string;
  readonly en: string;
  readonly zone: string;
}

/** The clock of the asker is taken for Beijing's. */
const HOME: Place = { pattern: /北京|beijing/u, zh: "北京", en: "Beijing", zone: "Asia/Shanghai" };

// biome-ignore format: a table
const PLACES: readonly Place[] = [
  HOME,
  { pattern: /中国|国内|\bchina\b|chinese time/u, zh: "中国", en: "China", zone: "Asia/Shanghai" },
  { pattern: /上海|shanghai/u, zh: "上海", en: "Shanghai", zone: "Asia/Shanghai" },
  { pattern: /香港|hong ?kong/u, zh: "香港", en: "Hong Kong", zone: "Asia/Hong_Kong" },
  { pattern: /台北|taipei/u, zh: "台北", en: "Taipei", zone: "Asia/Taipei" },
  { pattern: /新加坡|singapore/u, zh: "新加坡", en: "Singapore", zone: "Asia/Singapore" },
  { pattern: /吉隆坡|马来西亚|kuala lumpur|malaysia/u, zh: "吉隆坡", en: "Kuala Lumpur", zone: "Asia/Kuala_Lumpur" },
  { pattern: /马尼拉|菲律宾|manila|philippines/u, zh: "马尼拉", en: "Manila", zone: "Asia/Manila" },
  { pattern: /雅加达|jakarta/u, zh: "雅加达", en: "Jakarta", zone: "Asia/Jakarta" },
  { pattern: /巴厘岛|\bbali\b/u, zh: "巴厘岛", en: "Bali", zone: "Asia/Makassar" },
  { pattern: /东京|tokyo/u, zh: "东京", en: "Tokyo", zone: "Asia/Tokyo" },
  { pattern: /大阪|osaka|日本|japan/u, zh: "日本", en: "Japan", zone: "Asia/Tokyo" },
  { pattern: /首尔|seoul/u, zh: "首尔", en: "Seoul", zone: "Asia/Seoul" },
  { pattern: /釜山|韩国|korea/u, zh: "韩国", en: "Korea", zone: "Asia/Seoul" },
  { pattern: /曼谷|泰国|bangkok|thailand/u, zh: "曼谷", en: "Bangkok", zone: "Asia/Bangkok" },
  { pattern: /河内|胡志明|越南|vietnam|hanoi|saigon/u, zh: "越南", en: "Vietnam", zone: "Asia/Ho_Chi_Minh" },
  { pattern: /新德里|德里|印度(?!尼)|delhi|\bindia\b/u, zh: "印度", en: "India", zone: "Asia/Kolkata" },
  { pattern: /孟买|mumbai/u, zh: "孟买", en: "Mumbai", zone: "Asia/Kolkata" },
  { pattern: /迪拜|阿联酋|dubai/u, zh: "迪拜", en: "Dubai", zone: "Asia/Dubai" },
  { pattern: /伊斯坦布尔|土耳其|istanbul/u, zh: "伊斯坦布尔", en: "Istanbul", zone: "Europe/Istanbul" },
  { pattern: /莫斯科|moscow/u, zh: "莫斯科", en: "Moscow", zone: "Europe/Moscow" },
  { pattern: /开罗|埃及|cairo|egypt/u, zh: "开罗", en: "Cairo", zone: "Africa/Cairo" },
  { pattern: /约翰内斯堡|开普敦|南非|johannesburg|cape town|south africa/u, zh: "南非", en: "South Africa", zone: "Africa/Johannesburg" },
  { pattern: /内罗毕|nairobi|kenya/u, zh: "内罗毕", en: "Nairobi", zone: "Africa/Nairobi" },
  { pattern: /雅典|希腊|athens|greece/u, zh: "雅典", en: "Athens", zone: "Europe/Athens" },
  { pattern: /赫尔辛基|芬兰|helsinki|finland/u, zh: "赫尔辛基", en: "Helsinki", zone: "Europe/Helsinki" },
  { pattern: /伦敦|london/u, zh: "伦敦", en: "London", zone: "Europe/London" },
  { pattern: /英国|\buk\b|britain|england/u, zh: "英国", en: "the UK", zone: "Europe/London" },
  { pattern: /都柏林|爱尔兰|dublin|ireland/u, zh: "都柏林", en: "Dublin", zone: "Europe/Dublin" },
  { pattern: /里斯本|葡萄牙|lisbon|portugal/u, zh: "里斯本", en: "Lisbon", zone: "Europe/Lisbon" },
  { pattern: /巴黎|法国|paris|\bfrance\b/u, zh: "巴黎", en: "Paris", zone: "Europe/Paris" },
  { pattern: /柏林|慕尼黑|法兰克福|德国|berlin|munich|frankfurt|germany/u, zh: "德国", en: "Germany", zone: "Europe/Berlin" },
  { pattern: /罗马|米兰|意大利|\brome\b|milan|\bitaly\b/u, zh: "意大利", en: "Italy", zone: "Europe/Rome" },
  { pattern: /马德里|巴塞罗那|西班牙|madrid|barcelona|\bspain\b/u, zh: "西班牙", en: "Spain", zone: "Europe/Madrid" },
  { pattern: /阿姆斯特丹|荷兰|amsterdam|netherlands/u, zh: "阿姆斯特丹", en: "Amsterdam", zone: "Europe/Amsterdam" },
  { pattern: /苏黎世|日内瓦|瑞士|zurich|geneva|switzerland/u, zh: "瑞士", en: "Switzerland", zone: "Europe/Zurich" },
  { pattern: /维也纳|vienna/u, zh: "维也纳", en: "Vienna", zone: "Europe/Vienna" },
  { pattern: /斯德哥尔摩|瑞典|stockholm|sweden/u, zh: "斯德哥尔摩", en: "Stockholm", zone: "Europe/Stockholm" },
  { pattern: /悉尼|sydney/u, zh: "悉尼", en: "Sydney", zone: "Australia/Sydney" },
  { pattern: /墨尔本|melbourne/u, zh: "墨尔本", en: "Melbourne", zone: "Australia/Melbourne" },
  { pattern: /布里斯班|brisbane/u, zh: "布里斯班", en: "Brisbane", zone: "Australia/Brisbane" },
  { pattern: /珀斯|\bperth\b/u, zh: "珀斯", en: "Perth", zone: "Australia/Perth" },
  { pattern: /奥克兰|新西兰|auckland|new zealand/u, zh: "新西兰", en: "New Zealand", zone: "Pacific/Auckland" },
  { pattern: /夏威夷|檀香山|hawaii|honolulu/u, zh: "夏威夷", en: "Hawaii", zone: "Pacific/Honolulu" },
  { pattern: /纽约|new york|\bnyc\b|\bny\b|美东|美国东部|\best\b|eastern time/u, zh: "纽约", en: "New York", zone: "America/New_York" },
  { pattern: /波士顿|boston/u, zh: "波士顿", en: "Boston", zone: "America/New_York" },
  { pattern: /华盛顿|washington/u, zh: "华盛顿", en: "Washington", zone: "America/New_York" },
  { pattern: /迈阿密|miami/u, zh: "迈阿密", en: "Miami", zone: "America/New_York" },
  { pattern: /多伦多|toronto/u, zh: "多伦多", en: "Toronto", zone: "America/Toronto" },
  { pattern: /芝加哥|chicago/u, zh: "芝加哥", en: "Chicago", zone: "America/Chicago" },
  { pattern: /休斯顿|达拉斯|德州|houston|dallas|texas/u, zh: "休斯顿", en: "Texas", zone: "America/Chicago" },
  { pattern: /丹佛|denver/u, zh: "丹佛", en: "Denver", zone: "America/Denver" },
  { pattern: /洛杉矶|los angeles|\bla\b|美西|美国西部|\bpst\b|pacific time/u, zh: "洛杉矶", en: "Los Angeles", zone: "America/Los_Angeles" },
  { pattern: /旧金山|硅谷|加州|san francisco|\bsf\b|california/u, zh: "旧金山", en: "San Francisco", zone: "America/Los_Angeles" },
  { pattern: /西雅图|seattle/u, zh: "西雅图", en: "Seattle", zone: "America/Los_Angeles" },
  { pattern: /拉斯维加斯|las vegas/u, zh: "拉斯维加斯", en: "Las Vegas", zone: "America/Los_Angeles" },
  { pattern: /温哥华|vancouver/u, zh: "温哥华", en: "Vancouver", zone: "America/Vancouver" },
  { pattern: /墨西哥城|mexico city/u, zh: "墨西哥城", en: "Mexico City", zone: "America/Mexico_City" },
  { pattern: /圣保罗|里约|sao paulo|são paulo|\brio\b/u, zh: "圣保罗", en: "São Paulo", zone: "America/Sao_Paulo" },
  { pattern: /布宜诺斯艾利斯|阿根廷|buenos aires|argentina/u, zh: "布宜诺斯艾利斯", en: "Buenos Aires", zone: "America/Argentina/Buenos_Aires" },
];

/** Minutes that a zone is ahead of UTC at an instant. */
function aheadOf(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return Math.round((local - instant) / 60_000);
}

/** Minutes that one place's clock is ahead of another's at a moment of the asker's. */
function apart(one: Place, other: Place, { today, minutes }: Moment): number {
  const instant = today * 86_400_000 + (minutes - 480) * 60_000;
  return aheadOf(one.zone, instant) - aheadOf(other.zone, instant);
}

interface Found {
  readonly place: Place;
  readonly at: number;
  readonly end: number;
}

function placesIn(text: string): Found[] {
  const found = PLACES.flatMap((place) => {
    const match = place.pattern.exec(text);
    return match === null ? [] : [{ place, at: match.index, end: match.index + match[0].length }];
  });
  return found.sort((a, b) => a.at - b.at);
}

const FILLER = "(?:那边|那儿|那里|这会儿|现在|此刻|目前|当地|本地|时间|的|是|都|呢|到底|大概|今天|\\s|,|，)*";
const ASKED_OF = new RegExp(
  `^${FILLER}(?:几点|什么时间|时间是?(?:多少|什么)|多少$|时间[?？]?$|时间呢)|^(?:那边|那儿)?(?:现在|这会儿|当地)?时间(?:是?多少|[?？]?$)`,
  "u",
);
const ASKS_ZH =
  /(?:现在|这会儿|那边|那儿|此刻|当地|是|又?是)几点|(?:现在|这会儿).{1,8}几点(?!能|可以|到|出发|起飞)|几点[了钟呢呀啊啦吗嘛](?!.*(?:回|去|到|起飞|出发))/u;
const ASKS_EN =
  /\bwhat time\b|\bwhat (?:is|would|will) (?:that|it|the time)\b|\btime (?:is it )?(?:right )?(?:now )?(?:in|over|there|at)\b|\btime (?:right )?now\b|\btime\W*$|\bwhat is that\b|\bclock in\b|\bis what (?:time )?(?:in|here)\b/u;
const DIFFERENCE =
  /时差|[差慢快早晚隔][了着]?(?:几|多少)个?(?:小时|钟)|time (?:difference|diff|gap)|(?:how many )?hours? (?:ahead|behind|difference|apart)|how (?:far|many hours) (?:ahead|behind)|how many hours.*(?:between|ahead|behind)/u;
const AT_HOME = /我(?:这|们这|这边|们那|的时间)|这边|咱这|\b(?:here|my time|our time|for me|mine)\b/u;
const MOVES = /(?:坐|乘|飞|起飞|出发|航班|开会|回来|回国|落地|到达|睡|起床|flight|land|leave|arrive|fly)/u;

function difference({ text, isChinese, now }: Question, found: readonly Found[]): string | null {
  if (!DIFFERENCE.test(text)) return null;
  const one = found[0]?.place;
  const other = found[1]?.place ?? (one === HOME ? undefined : HOME);
  if (one === undefined || other === undefined) return null;
  const hours = apart(one, other, now) / 60;
  const size = Math.abs(hours);
  if (hours === 0)
    return isChinese ? `${one.zh}和${other.zh}没有时差` : `no difference between ${one.en} and ${other.en}`;
  if (isChinese) return `${one.zh}比${other.zh}${hours > 0 ? "快" : "慢"} ${size} 小时`;
  return `${one.en} is ${size} ${size === 1 ? "hour" : "hours"} ${hours > 0 ? "ahead of" : "behind"} ${other.en}`;
}

/** The place whose clock a stated time is read from: named beside it, or the asker's. */
function sourceOf(text: string, { at, end }: Time, found: readonly Found[]): Found | undefined {
  const before = found.findLast(
    (one) =>
      one.end <= at && at - one.end <= 8 && !/[几,，?？]|what|换成|转成/u.test(text.slice(one.end, at)),
  );
  const after = found.find(
    (one) =>
      one.at >= end && /^\s*(?:over )?(?:here )?(?:in|time)?\s*(?:the )?$/u.test(text.slice(end, one.at)),
  );
  return before ?? after;
}

function converted({ text, isChinese, now }: Question, found: readonly Found[], stated: Time): string | null {
  const source = sourceOf(text, stated, found);
  const target = found.find((one) => one !== source)?.place ?? (source === undefined ? undefined : HOME);
  const from = source?.place ?? HOME;
  if (target === undefined || target === from) return null;
  const there = stated.minutes + apart(target, from, now);
  const shift = Math.floor(there / 1440) - Math.floor(stated.minutes / 1440);
  const time = clockInWords(there);
  if (isChinese) return `${target.zh}是${{ 1: "第二天 ", [-1]: "前一天 " }[shift] ?? " "}${time}`;
  const day = { 1: " the next day", [-1]: " the day before" }[shift] ?? "";
  return `it is ${time}${day} in ${target.en}`;
}

const ASKS_DAY =
  /(?:那边|那儿|当地|今天|现在|这会儿)(?:那边|是|今天|,|\s)*(?:几号|周几|星期几|礼拜几)|what (?:day|date) is it/u;
const DAY_OR_NIGHT =
  /(?:白天|早上|上午|下午|晚上|半夜)(?:还是|吗|吧)|(?:天亮|天黑)了?(?:没|吗)|day or night|night or day|morning or|(?:am|pm) or|\bis it (?:night|day|morning|dark|light|evening|daytime)/u;

/** The time in another place, what a time there is here, and how far their clocks are apart. */
export function zoneAnswer(question: Question): string | null {
  const { text, isChinese, now } = question;
  const found = placesIn(text);
  const first = found[0];
  if (first === undefined) return null;
  const apartBy = difference(question, found);
  if (apartBy !== null) return apartBy;
  const asks =
    found.some(({ end }) => ASKED_OF.test(text.slice(end))) ||
    (isChinese ? ASKS_ZH : ASKS_EN).test(text) ||
    (AT_HOME.test(text) && /几点|what time/u.test(text));
  const asksDay = ASKS_DAY.test(text);
  const asksPart = DAY_OR_NIGHT.test(text) && /现在|这会儿|那边|\bis it\b/u.test(text);
  if ((!asks && !asksDay && !asksPart) || /\byou\b.*\b(?:leave|fly|arrive|land)/u.test(text)) return null;
  const stated = timesIn(text);
  if (stated.length > 1) return null;
  if (stated.length === 0 && /\b(?:its|it is|if it's) \d/u.test(text)) return null;
  if (stated[0] !== undefined) return asks ? converted(question, found, stated[0]) : null;
  if (MOVES.test(text) && !/现在|这会儿|\bnow\b|\bis it\b/u.test(text)) return null;
  const { place } = found.at(-1) ?? first;
  const there = now.minutes + apart(place, HOME, now);
  const shift = Math.floor(there / 1440);
  if (asksDay && !asks) return dayInWords(now.today + shift, isChinese, now.date.year);
  const part = asksPart ? partOfDay((there + 1440) % 1440, isChinese) : "";
  const time = clockInWords(there);
  if (isChinese) return `${place.zh}现在是${{ 1: "明天", [-1]: "昨天" }[shift] ?? ""}${part} ${time}`;
  return `it is ${time}${part && `, ${part}`}${{ 1: " tomorrow", [-1]: " yesterday" }[shift] ?? ""} in ${place.en}`;
}
