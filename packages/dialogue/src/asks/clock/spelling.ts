import { inDigits } from "../numbers.ts";

const TRADITIONAL: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    "現现幾几點点號号週周禮礼時时間间還还離离東东節节後后麼么開开關关歲岁屬属閏闰個个過过從从聖圣國国慶庆誕诞們们嗎吗鐘钟內内門门倫伦紐纽約约黎黎陽阳農农曆历區区這这會会兒儿來来趕赶給给飯饭車车醒醒睡睡龍龙馬马雞鸡豬猪兩两裡里裏里",
  )
    .map((one, at, all): [string, string] => [one, all[at + 1] ?? one])
    .filter((_, at) => at % 2 === 0),
);

type Rewrite = readonly [RegExp, string];

/** Before numbers become digits: festivals that are numerals, and times that read like something else. */
// biome-ignore format: a table
const NUMERALS: readonly Rewrite[] = [
  [/五[·.]?一(?![路零〇一二三四五六七八九十百个点])(?<![二三四六七八九十零〇]五一)/gu, "劳动节"],
  [/劳动节(?:劳动节|节|假期|长假)/gu, "劳动节"],
  [/(?<![五二三四七八九十零〇])六[·.]?一(?![零〇一二三四五六七八九十百个点])/gu, "儿童节"],
  [/儿童节(?:儿童节|节)/gu, "儿童节"],
  [/(?<![二三四五六七八九])十一(?=国庆|长假|假期|黄金周|放假)|(?<=[离距到])十一(?=还|有|放|要|$|[,\s?])/gu, "国庆"],
  [/双(?:十一|11)/gu, "11月11号"],
  [/双(?:十二|12)/gu, "12月12号"],
  [/三八(?=节|妇女)/gu, "妇女节"],
  [/妇女节(?:妇女节|节)/gu, "妇女节"],
  [/万圣/gu, "萬圣"],
  [/(我|咱|你|他|她)们?俩/gu, "$1们"],
  [/七夕/gu, "柒夕"],
  [/今(?=几|周|星期|礼拜)/gu, "今天"],
  [/(?<=[\d一二两三四五六七八九十]点)钟?半(?!个?小时|天|年|个月|钟头)/gu, "30分"],
  [/(?<=点)(?:过)?[零〇]([一二三四五六七八九])分?/gu, "$1分"],
  [/(?<=点|小时|钟头)过?十分(?!钟)/gu, "10分"],
  [/(?<=点)过(?=[\d一二三四五六七八九十])/gu, ""],
  [/(?<![\d一二三四五六七八九十有早晚快慢]|差)一点(?=半|整|钟(?!头)|[关开下上起到出睡放结]|[\d二三四五])/gu, "1点"],
  [/(?<=早上|上午|中午|下午|晚上|凌晨|半夜|夜里|今晚|明晚|明早|深夜)一点/gu, "1点"],
  [/[零〇]([一二三四五六七八九])年/gu, "0$1年"],
  [/大年三十|年三十/gu, "除夕"],
  [/大年初一|正月初一/gu, "春节"],
];

/** One word for what chats write in many ways. */
// biome-ignore format: a table
const CHINESE: readonly Rewrite[] = [
  [/几(?:典|奌|点点|电)(?=了|啦|钟|呀|啊|$|[\s,?])/gu, "几点"],
  [/多少点/gu, "几点"],
  [/几好(?=了|啦|呀|啊|$|[\s,?])|(?<!手机|电话|门牌|房间)多少号(?!码|线|楼|门)/gu, "几号"],
  [/现再|线在|限在/gu, "现在"],
  [/(星期|礼拜)(?:机|及|多少)/gu, "$1几"],
  [/今儿个?|今个儿?|今日|近天/gu, "今天"],
  [/明儿个?|明个儿|明日/gu, "明天"],
  [/昨儿个?|昨日/gu, "昨天"],
  [/大后个?儿/gu, "大后天"],
  [/后儿(?!子|女|童)/gu, "后天"],
  [/前儿(?!子|女|童)/gu, "前天"],
  [/明早上?/gu, "明天早上"],
  [/明晚上?/gu, "明天晚上"],
  [/今晚上?/gu, "今天晚上"],
  [/今早上?/gu, "今天早上"],
  [/昨晚上?/gu, "昨天晚上"],
  [/个?钟头|(?<=[\d几])个钟(?!头)/gu, "小时"],
  [/啥时候|啥时(?!间)|多会儿|多早晚|何时|甚么时候/gu, "什么时候"],
  [/啥/gu, "什么"],
  [/几时(?=了|$)/gu, "几点"],
  [/1刻钟/gu, "15分钟"],
  [/3刻钟/gu, "45分钟"],
  [/正午/gu, "中午12点"],
  [/(?<=[到离距])(?:午夜|半夜)(?=还)/gu, "24:00"],
  [/(?<=[到离距])中午(?=还)/gu, "中午12点"],
  [/(离|距离?|到)高考/gu, "$16月7号"],
  [/差(\d{1,2})分(?:钟)?(?:就)?(?:到)?(\d{1,2})点|(?<!\d)(\d{1,2})点差(\d{1,2})分/gu, "$2$3点欠$1$4分"],
];

/** Pinyin of the commonest questions. */
// biome-ignore format: a table
const PINYIN: readonly Rewrite[] = [
  [/\bji ?dian\b/gu, "几点"], [/\bxian ?zai\b/gu, "现在"], [/\bjin ?tian\b/gu, "今天"], [/\bming ?tian\b/gu, "明天"],
  [/\bxing ?qi ?ji\b|\bzhou ?ji\b|\bli ?bai ?ji\b/gu, "周几"], [/\bji ?hao\b/gu, "几号"], [/(?<=几点|几号|周几) ?le\b/gu, "了"],
];

// biome-ignore format: a table
const ENGLISH: readonly Rewrite[] = [
  [/[’`]/gu, "'"],
  [/\b(?:wat|wut|wht|waht|whta|wot|whatt)(?:'?s)\b/gu, "what is"],
  [/\b(?:wat|wut|wht|waht|whta|wot|whatt)\b/gu, "what"],
  [/\b(what|when|how|it|that|there|here|tomorrow)'s\b/gu, "$1 is"], [/\btoday'?s\b/gu, "today"],
  [/\b(?:whats)\b/gu, "what is"], [/\bwhens\b/gu, "when is"],
  [/\b(?:wen|whn|wehn)\b/gu, "when"], [/\b(?:wich|whcih)\b/gu, "which"], [/\b(?:hw|hwo)\b/gu, "how"],
  [/\b(?:teh|da)\b/gu, "the"], [/\b(?:tiem|tmie)\b/gu, "time"], [/\bmny\b/gu, "many"], [/\blng\b/gu, "long"],
  [/\b(?:tmrw?|tmw|tomoz)'?s\b/gu, "tomorrow's"], [/\b(?:tmrw?|tmw|tmo|tomoz|2moro?|tomm?orr?ow|tomoro?w?)\b/gu, "tomorrow"],
  [/\b(?:2day|tday|todya|tdy)\b/gu, "today"], [/\b(?:2nite|tonite)\b/gu, "tonight"],
  [/\b(?:yday|ystday|yesterdy|yest)\b/gu, "yesterday"],
  [/\b(?:rn|atm)\b/gu, "right now"], [/(?<!\w)'?til(?:l)?\b|\b(?:untill|untl|unti)\b/gu, "until"],
  [/\byrs?\b/gu, "year"], [/\bwks?\b/gu, "week"], [/\bmths?\b/gu, "month"], [/\b(?:dayz|dys)\b/gu, "days"],
  [/(?<=\d) ?(?:hrs?|h)(?![a-z])/gu, " hour"], [/(?<=\d) ?(?:mins?|m)\b/gu, " minutes"], [/\bhrs?\b/gu, "hours"], [/\bmins\b/gu, "minutes"],
  [/(?<=\d hour)(?=\d)/gu, " "], [/(?<=\d hour \d\d)(?!\d| ?[a-z]|:)/gu, " minutes"],
  [/\b(\d{1,2}(?::\d\d)?) ?([ap])\.?m\b\.?/gu, "$1$2m"], [/\b(\d{1,2}) ?o'?clock\b/gu, "$1:00"],
  [/\bx-?mas\b|\bchristmass?\b|\bchrismas\b|\bcristmas\b|\bchirstmas\b/gu, "christmas"],
  [/\bv-?day\b|\bvalentine?'?s?(?: day)?\b/gu, "valentine"], [/\b(?:halowe+n|hallowen|haloween)\b/gu, "halloween"],
  [/\buntil ny\b/gu, "until new year"], [/\bnye\b|\bnew year'?s?'? eve\b/gu, "new year's eve"], [/\bnew years\b/gu, "new year's"],
  [/\b(?:wensday|wednsday|wendsday|weds?)\b/gu, "wednesday"], [/\b(?:tues?|tuseday|tuesdy)\b/gu, "tuesday"],
  [/\b(?:thu(?:rs?)?|thrusday|thursdy)\b/gu, "thursday"], [/\bfri\b/gu, "friday"], [/\b(?:saterday|satuday|saturdy)\b/gu, "saturday"],
  [/\b(next|this|last|on|until|coming) (sun|mon|sat)\b/gu, "$1 $2#"],
  [/\bsun#/gu, "sunday"], [/\bmon#/gu, "monday"], [/\bsat#/gu, "saturday"],
  [/\b(?:febuary|feburary)\b/gu, "february"], [/\bsept\b/gu, "sep"],
  [/\bhalf an hour\b|\ba half hour\b|\bhalf hour\b/gu, "30 minutes"], [/\b(?:a|1) quarter (?:of an )?hour\b/gu, "15 minutes"],
  [/\b(?:an?|1) hour and a half\b/gu, "1.5 hours"], [/\b(\d+) (?:and a half|1\/2) (hours|years|months|weeks)\b/gu, "$1.5 $2"],
  [/\b(\d+) (hours|years|months|weeks) and a half\b/gu, "$1.5 $2"],
  [/\b(from|slept|work(?:ed|ing)?|shift|open|between) (?:at )?(\d{1,2}) ?(?:to|-|and|until) ?(\d{1,2})(?![\d:]|th|st|nd|rd| ?(?:am|pm|minutes|hours?|days|weeks|people|%|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gu, "$1 $2:00 to $3:00"],
  [/(?<![\d/])(\d{1,2})\/(1[3-9]|2\d|3[01])(?![\d/])/gu, "$1月$2日"], [/\b(between|from) (\d{1,2})\/(\d{1,2})(?![\d/])/gu, "$1 $2月$3日"],
  [/\bhalf past (\d{1,2})\b/gu, "$1:30"], [/\bquarter (?:past|after) (\d{1,2})\b/gu, "$1:15"],
  [/\ba couple(?: of)? (?=days|weeks|months|years|hours)/gu, "2 "], [/\ban? (?=(?:hour|day|week|month|year|fortnight|decade)s?\b)/gu, "1 "],
  [/\b(\d+) fortnights?\b/gu, "$1 fortnight"], [/\bmidnight\b/gu, "24:00"], [/\b(?:12 )?noon\b|\bmidday\b/gu, "12:00pm"],
];

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINAL = new RegExp(`\\b(?:(?:20|twenty)[ -]|(30|thirty)[ -])?(${ORDINALS.join("|")})\\b`, "gu");

/** The fifteenth becomes the 15th; a second stays, for it may be of a minute. */
const inOrdinals = (text: string): string =>
  text.replaceAll(ORDINAL, (words, thirty: string | undefined, name: string) => {
    const tens = /^twenty|^20/u.test(words) ? 20 : 0;
    const value = ORDINALS.indexOf(name) + 1 + (thirty === undefined ? tens : 30);
    return value === 2 ? words : `${value}th`;
  });

const rewritten = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((result, [from, to]) => result.replaceAll(from, to), text);

const quarterTo = (text: string): string =>
  text.replaceAll(
    /(?<![:\d]|from |at |between |open |slept |work )\b(?:(a )?quarter|(\d{1,2})(?: minutes)?) (?:to|before) (\d{1,2})(?!\d|:| ?(?:minutes|hours?|days?))/gu,
    (words, _a: string | undefined, count: string | undefined, hour: string) => {
      const minutes = count === undefined ? 15 : Number(count);
      return minutes >= 30 ? words : `${(Number(hour) + 11) % 12 || 12}:${60 - minutes}`;
    },
  );

/** 差五分八点 is 7点55分. */
const lacking = (text: string): string =>
  text.replaceAll(
    /(\d{1,2})点欠(\d{1,2})分/gu,
    (_, hour: string, minutes: string) => `${(Number(hour) + 23) % 24}点${60 - Number(minutes)}分`,
  );

const WEEK = "日一二三四五六";

/** A text as the answers of the clock read it: digits, one spelling, 周六 rather than 周6. */
export function plainAsk(text: string): string {
  const simple = Array.from(text.normalize("NFKC").toLowerCase(), (one) => TRADITIONAL[one] ?? one).join("");
  const digits = inDigits(inOrdinals(rewritten(rewritten(simple, PINYIN), NUMERALS)))
    .replaceAll("萬圣", "万圣")
    .replaceAll("柒夕", "七夕");
  const plain = lacking(rewritten(quarterTo(rewritten(digits, ENGLISH)), CHINESE));
  return plain.replaceAll(
    /(周|星期|礼拜)([1-6])(?!\d|个|点|月|岁|天|年)/gu,
    (_, word: string, at: string) => `${word}${WEEK[Number(at)]}`,
  );
}
