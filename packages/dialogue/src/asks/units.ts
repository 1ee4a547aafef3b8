import { written } from "./numbers.ts";
import { sumText } from "./sums/sum-text.ts";

export type Quantity = "length" | "weight" | "volume" | "area" | "time" | "temperature";

interface Unit {
  readonly quantity: Quantity;
  /** In metres, grams, millilitres, square metres or seconds. */
  readonly size: number;
  readonly zh: string;
  readonly en: string;
  /** An amount in it, such as 1米75. */
  readonly amount: RegExp;
  /** Its name without an amount before it. */
  readonly named: RegExp;
  /** It is asked for: 是多少公斤, to kg, how many ml in a cup. */
  readonly asked: RegExp;
}

/** The names of a unit; Latin ones end where the word ends. */
const end = (names: string): string => `(?:${names})(?:(?<![a-z])|(?![a-z]))`;

const ASKED =
  "几|多少|幾|换成|换算成?|折合|合|等于|是|=|(?<![a-z])(?:to|in|into|as|how many|how much)(?=\\s)";

function unit(quantity: Quantity, size: number, zh: string, en: string, names: string): Unit {
  const name = `(?:${end(names)})`;
  return {
    quantity,
    size,
    zh,
    en,
    amount: new RegExp(String.raw`(\d+(?:\.\d+)?)\s*${name}(?:(\d{1,2})(?!\d|\s*[:：点分号月]))?`, "gu"),
    named: new RegExp(String.raw`(?<![\d.a-z]\s?)${name}`, "u"),
    asked: new RegExp(String.raw`(?:${ASKED})\s*个?(?:几|多少)?\s*${name}`, "u"),
  };
}

// biome-ignore format: a table
const UNITS: readonly Unit[] = [
  unit("length", 1000, "公里", "km", "公里|千米|km|kilomet(?:er|re)s?"),
  unit("length", 500, "里", "li", "华里|里(?!面|边|头)"),
  unit("length", 0.01, "厘米", "cm", "厘米|公分|cm|centimet(?:er|re)s?"),
  unit("length", 0.001, "毫米", "mm", "毫米|mm|millimet(?:er|re)s?"),
  unit("length", 0.3048, "英尺", "feet", "英尺|呎|feet|foot|ft"),
  unit("length", 0.0254, "英寸", "inches", "英寸|吋|寸(?=电视|屏|的?屏|显示|披萨|蛋糕)|inch(?:es)?"),
  unit("length", 1 / 30, "寸", "cun", "寸"),
  unit("length", 1 / 3, "尺", "chi", "市尺|尺"),
  unit("length", 10 / 3, "丈", "zhang", "丈"),
  unit("length", 1609.344, "英里", "miles", "英里|miles?"),
  unit("length", 0.9144, "码", "yards", "码(?!数)|yards?"),
  unit("length", 1852, "海里", "nautical miles", "海里|nautical miles?"),
  unit("length", 1, "米", "m", "米(?!饭|粉)|公尺|m|met(?:er|re)s?"),
  unit("weight", 1000, "公斤", "kg", "公斤|千克|kg|kilos?|kilograms?"),
  unit("weight", 500, "斤", "jin", "市斤|斤"),
  unit("weight", 50, "两", "liang", "兩|两(?=是|等|合|换|有|$)"),
  unit("weight", 1_000_000, "吨", "tonnes", "吨|tonnes?|tons?"),
  unit("weight", 0.001, "毫克", "mg", "毫克|mg|milligrams?"),
  unit("weight", 453.592_37, "磅", "lb", "磅|lbs?|pounds?"),
  unit("weight", 28.349_523, "盎司", "oz", "盎司|oz|ounces?"),
  unit("weight", 1, "克", "g", "克(?!拉)|g|grams?"),
  unit("volume", 1, "毫升", "ml", "毫升|ml|millilit(?:er|re)s?"),
  unit("volume", 1000, "升", "l", "升|公升|l|lit(?:er|re)s?"),
  unit("volume", 236.588, "杯", "cups", "cups?"),
  unit("volume", 14.7868, "汤匙", "tablespoons", "汤匙|大勺|tablespoons?|tbsp"),
  unit("volume", 4.92892, "茶匙", "teaspoons", "茶匙|小勺|teaspoons?|tsp"),
  unit("volume", 3785.41, "加仑", "gallons", "加仑|gallons?"),
  unit("area", 10_000, "公顷", "hectares", "公顷|hectares?"),
  unit("area", 2000 / 3, "亩", "mu", "亩地?"),
  unit("area", 1_000_000, "平方公里", "km²", "平方公里|平方千米|square k(?:m|ilomet(?:er|re)s)"),
  unit("area", 0.092_903, "平方英尺", "square feet", "平方英尺|square f(?:ee|oo)t|sq ?ft"),
  unit("area", 1, "平方米", "m²", "平方米|平米|平方|平(?!均|时|常)|square met(?:er|re)s?"),
  unit("time", 1, "秒", "seconds", "秒钟?|seconds?|secs?"),
  unit("time", 900, "刻钟", "quarters of an hour", "刻钟?"),
  unit("time", 60, "分钟", "minutes", "分钟|minutes?|mins?"),
  unit("time", 3600, "小时", "hours", "个?(?:小时|钟头)|hours?|hrs?"),
  unit("time", 86_400, "天", "days", "天|日(?=有|是)|days?"),
  unit("time", 604_800, "周", "weeks", "周|个?(?:星期|礼拜)|weeks?"),
  unit("time", 31_536_000, "年", "years", "(?<!\\d{3}\\s*)年(?!级|前|的|\\d)|years?"),
  unit("temperature", 1, "摄氏度", "°C", "摄氏度?|℃|°c|celsius|centigrade|c"),
  unit("temperature", 2, "华氏度", "°F", "华氏度?|℉|°f|fahrenheit|f"),
];

/** A measured amount, such as 150 pounds. */
interface Measured {
  readonly value: number;
  readonly unit: Unit;
}

/** Amounts in a text, in order: 1米75 is one of 1.75 m. */
function amountsOf(text: string): { amount: Measured; at: number; length: number }[] {
  const found: { amount: Measured; at: number; length: number }[] = [];
  for (const one of UNITS) {
    for (const match of text.matchAll(one.amount)) {
      const at = match.index;
      const isTaken = found.some((other) => at < other.at + other.length && at + match[0].length > other.at);
      const rest = one.zh === "米" && match[2] !== undefined ? Number(`0.${match[2]}`) : 0;
      if (!isTaken)
        found.push({ amount: { value: Number(match[1]) + rest, unit: one }, at, length: match[0].length });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** A form wants one unit, and the amount is in another: 要填kg，我126斤是多少. */
const FORM = /填|单位|写的?是|要求|\bform\b|\bfill/u;

/** The unit of the same quantity that is asked for. */
const wantedUnit = (text: string, quantity: Quantity, except: Unit): Unit | undefined =>
  UNITS.find((one) => one.quantity === quantity && one !== except && one.asked.test(text)) ??
  (FORM.test(text)
    ? UNITS.find((one) => one.quantity === quantity && one !== except && one.named.test(text))
    : undefined);

function convert({ value, unit: from }: Measured, to: Unit): number {
  if (from.quantity !== "temperature") return (value * from.size) / to.size;
  return to.size === 1 ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32;
}

/** Rounds as people do: 68.04, 139.7, 6.94. */
const rounded = (value: number): string => written(value, value >= 1000 ? 0 : 2);

/** An amount in words: its value, rounded, and its unit in both languages. */
export interface Amount {
  readonly value: string;
  readonly zh: string;
  readonly en: string;
}
interface Converted {
  readonly from: Amount;
  readonly to: Amount;
}

const named = (value: number, { zh, en }: Unit): Amount => ({ value: rounded(value), zh, en });

/** The other unit of a pair where only one is named: 体温99.5度 is in Fahrenheit. */
function counterpart(amount: Measured): Unit | undefined {
  if (amount.unit.quantity !== "temperature") return undefined;
  return UNITS.find((one) => one.quantity === "temperature" && one !== amount.unit);
}

const FEVER = /体温|发烧|temperature|fever/u;

/** A bare number of degrees: above 45 a body's is in Fahrenheit. */
function bareDegrees(text: string): Measured | undefined {
  const degrees = Number(/(\d+(?:\.\d+)?)\s*(?:度|degrees)/u.exec(text)?.[1] ?? Number.NaN);
  const isAsked = /换成|换算|转成|摄氏|华氏|celsius|fahrenheit/u.test(text);
  if (Number.isNaN(degrees) || !isAsked) return undefined;
  const toCelsius = FEVER.test(text) ? degrees > 45 : /摄氏|celsius/u.test(text);
  const found = UNITS.find(({ quantity, size }) => quantity === "temperature" && (size === 2) === toCelsius);
  return found && { value: degrees, unit: found };
}

/** An amount in another unit, where a text asks for one; null where it does not. Pure. */
export function convertUnits(text: string): Converted | null {
  const digits = sumText(text).replaceAll(/\b(?:a|an|one) (?=[a-z])/gu, "1 ");
  const [first] = amountsOf(digits);
  const amount = first?.amount ?? bareDegrees(digits);
  if (amount === undefined) return null;
  const to = wantedUnit(digits, amount.unit.quantity, amount.unit) ?? counterpart(amount);
  if (to === undefined) return null;
  return { from: named(amount.value, amount.unit), to: named(convert(amount, to), to) };
}
