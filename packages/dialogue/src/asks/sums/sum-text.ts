import { numeralsInDigits } from "../numbers.ts";

const DIGIT = "[0-9一二两三四五六七八九]";
/** Measures that follow 两 where it is the number two and no weight: 五十两碗. */
const AFTER_TWO = "[个人件碗杯斤瓶盒袋包张只条本位口份双套天年月周晚次台支枝根块元毛点倍门棵颗]";
const LIANG = new RegExp(`(${DIGIT})\\s*两(?!${AFTER_TWO}|[十百千万]|${DIGIT})`, "gu");
/** What half of is said after: 两杯半, 三斤半, 一个半小时. */
const HALVED =
  "小时|钟头|分钟|公斤|公里|千米|平米|平方米|英里|英尺|毫升|加仑|个月|星期|礼拜|天|年|周|月|斤|米|岁|个|杯|碗|升|里|块|元|瓶|盒|袋|箱|倍|亩|尺|吨|磅|圈|页|勺|份|根|张|条";

/** Weights, and temperatures in words, before numerals are read: 三斤二两, 零下三度. */
function beforeNumerals(text: string): string {
  return text
    .replaceAll("，", " ， ")
    .replaceAll(/半斤八两的?/gu, "")
    .normalize("NFKC")
    .replaceAll(/(?<=块[一二三四五六七八九])(?=[一每两][斤个件张份杯瓶碗条本公只盒袋包])/gu, " ")
    .replaceAll(LIANG, "$1兩")
    .replaceAll(/(\d)(?=[一二两三四五六七八九])/gu, "$1 ")
    .replaceAll(/三角/gu, "△")
    .replaceAll(/(?<=[们咱])(?:仨|俩)(?![人个])/gu, (both) => `${both}个人`)
    .replaceAll(/仨(?![人个])/gu, "仨个人")
    .replaceAll(/(?<=[他她])俩(?![人个])/gu, "们")
    .replaceAll(/零下\s*/gu, "负")
    .replaceAll(/零上\s*/gu, "")
    .replaceAll(/半价/gu, "五折")
    .replaceAll(/打对折/gu, "打五折")
    .replaceAll(/sqaure|sqare|squre/giu, "square");
}

/** At most the decimals that a number is read with. */
const short = (value: number): number => Number(value.toFixed(8));

/** Halves and fractions of numbers in digits: 2杯半 is 2.5杯, 4 and a half 4.5, 3分之2 2/3. */
function halves(text: string): string {
  return text
    .replaceAll(/百分之\s*(\d+(?:\.\d+)?)/gu, "$1%")
    .replaceAll(/(\d+(?:\.\d+)?)\s*(?:percent|per cent|pct)(?![a-z])/gu, "$1%")
    .replaceAll(/(\d+)(?:又(\d+))?分之(\d+)/gu, (_, one: string, two: string | undefined, above: string) =>
      two === undefined ? `${above}/${one}` : `${short(Number(one) + Number(above) / Number(two))}`,
    )
    .replaceAll(/(\d+)\s*成半/gu, "$15%")
    .replaceAll(
      /(\d(?:\.\d)?)\s*成(?![了为功长都绩本员])/gu,
      (_, tenths: string) => `${Number(tenths) * 10}%`,
    )
    .replaceAll(/(\d+)\s*个半(?=小时|钟头|月|星期|礼拜)/gu, "$1.5个")
    .replaceAll(new RegExp(`(\\d+)\\s*(个?(?:${HALVED}))半(?!价)`, "gu"), "$1.5$2")
    .replaceAll(new RegExp(`(?<![一1\\d大夜])半(?=个?(?:${HALVED}))`, "gu"), "0.5")
    .replaceAll(/(\d+) and (?:a|1) half/gu, "$1.5")
    .replaceAll(
      /\b(?:an?|1) (hour|mile|cup|pound|liter|litre|kilo|year|day|week|month) and (?:a|1) half/gu,
      "1.5 $1s",
    )
    .replaceAll(
      /\ban? (?!room|garden|lawn|wall|rug|pool|yard|field|floor|square|circle|rectangle|triangle|box)(?=[a-z]+ (?:is|has|have|costs?|holds|contains|weighs|equals|=|makes|takes) \$?\d)/gu,
      "1 ",
    )
    .replaceAll(/\bhalf an? (hour|mile|cup|pound|liter|litre|kilo|dozen|year|day)/gu, "0.5 $1")
    .replaceAll(/\b(?:3|three) quarters of an hour/gu, "45 minutes")
    .replaceAll(/\b(?:a )?quarter of an hour/gu, "15 minutes")
    .replaceAll(/(?<![\d.a-z])(\d+(?:\.\d+)?|an?) dozen/gu, (_, count: string) =>
      String((Number(count) || 1) * 12),
    )
    .replaceAll(/\b(?:a|1) half\b/gu, "1/2")
    .replaceAll(
      /\b(\d+|a) (third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b(?! (?:time|day|one|stop|floor))/gu,
      (_, above: string, name: string) => `${above === "a" ? 1 : above}/${PARTS[name] ?? 1}`,
    );
}

const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** 3块2毛5 is 3.25块, 64 块 5 is 64.5块, 5毛 is 0.5块, 3斤2兩 is 3.2斤. */
function joined(text: string): string {
  return text
    .replaceAll(/(\d+)\s*[块元]钱?\s*(\d)\s*[毛角]\s*(\d)\s*分?(?![\d.])/gu, "$1.$2$3块")
    .replaceAll(/(\d+)\s*[块元]钱?\s*(\d)\s*[毛角]钱?/gu, "$1.$2块")
    .replaceAll(
      /(\d+)\s*块\s?(\d\d?)(?![\d.个斤件杯碗瓶盒张袋包只条本份天年月周晚次公千毫小分%折位口元块点:号]|人(?!民))/gu,
      "$1.$2块",
    )
    .replaceAll(
      /(\d+(?:\.\d+)?)\s*[毛角](?:钱)?(?!巾|笔|衣)/gu,
      (_, tenths: string) => `${Number(tenths) / 10}块`,
    )
    .replaceAll(/(\d+)\s*斤\s*(\d)\s*兩/gu, "$1.$2斤")
    .replaceAll(/(\d+)\s*米\s?(\d)\s*(?=[^\d.%公千毫厘个人斤]|$)/gu, "$1.$2米")
    .replaceAll(/(\d+)\s*米\s?(\d\d)(?![\d.])\s*(?![公千毫厘个人斤])/gu, "$1.$2米")
    .replaceAll(
      /(\d+)\s*(英尺|feet|foot|ft|')\s?(?:and )?(\d{1,2})(?!\d|\.\d)\s*(?:英?寸|inch(?:es)?|in\b(?!\s+(?:cm|m\b|met|cent))|")?(?!\s*(?:by|x|×))/gu,
      (_, feet: string, name: string, inches: string) =>
        `${short(Number(feet) + Number(inches) / 12)}${name === "'" ? " feet" : name} `,
    )
    .replaceAll(
      /(\d+)\s*个?(小时|钟头|hours?|hrs?|h)\s*(?:and |零)?(\d{1,2})\s*(?:分钟?|minutes?|mins?|m)(?![a-z])/gu,
      (_, hours: string, name: string, minutes: string) =>
        `${short(Number(hours) + Number(minutes) / 60)}${/[a-z]/u.test(name) ? " hours" : "小时"}`,
    )
    .replaceAll(
      /(\d+)\s*打(?!\s*\d+(?:\.\d+)?\s*折|[折车包球卡电工的算开字印底赌游扫])/gu,
      (_, dozens: string) => `${Number(dozens) * 12}个`,
    )
    .replaceAll(/\b(?:we(?:'re| are)|there(?:'s| are)) (\d{1,2})(?=,| and\b| altogether|\.|$)/gu, "$1 people")
    .replaceAll(/负\s*(?=\d)/gu, "-");
}

/** 85 cents are $0.85, 50p £0.50. */
const inCoins = (text: string): string =>
  text
    .replaceAll(
      /(?<![\d.])(\d{1,4}) ?(?:cents?|¢)(?![a-z])/gu,
      (_, cents: string) => `${/euro|€/u.test(text) ? "€" : "$"}${short(Number(cents) / 100)}`,
    )
    .replaceAll(
      /(?<![\d.])(\d{1,4}) ?(?:pence|p)(?![a-z])(?= each|,| apiece|\?|\.| cost|$)/gu,
      (_, pence: string) => `£${short(Number(pence) / 100)}`,
    );

const THOUSANDS = /(?<![\d.a-z])(\d+(?:\.\d+)?)\s?k(?![a-z])/gu;
const IS_RUN = /\b(?:run|ran|running|race|pace|jog|min(?:ute)?s?|bike)\b|跑|配速|公里/u;

/** 12k is 12000, but a 5k that is run is 5 km. */
const thousands = (text: string): string =>
  text.replaceAll(THOUSANDS, (_, count: string) =>
    IS_RUN.test(text) ? `${count}km` : String(Math.round(Number(count) * 1000)),
  );

/** A line as sums are read: numbers of both languages in digits, 12块6 as 12.6块, 百分之五 as 5%, 两杯半 as 2.5杯. */
export function sumText(text: string): string {
  const digits = thousands(inCoins(joined(halves(numeralsInDigits(beforeNumerals(text))))));
  return digits
    .replaceAll(/(?<![\d.a-z])(\d+(?:\.\d+)?)w(?![a-z])/gu, (_, count: string) =>
      String(Number(count) * 10_000),
    )
    .replaceAll(/(\d)\s*[x×*](?=\s*\d)/gu, "$1×")
    .replaceAll(/(?<=[^\d\s]):(?=\d)/gu, ": ")
    .replaceAll(/[，、；;]/gu, ",")
    .replaceAll(/[。！!~～]/gu, " , ")
    .replaceAll(/[’]/gu, "'");
}
