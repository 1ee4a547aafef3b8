import { written } from "../numbers.ts";
import { joinedBy, moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity, Unit } from "./quantities.ts";
import { ratesOf } from "./read-rates.ts";

const CHANGE_ASKED =
  /找(?:回|零|给)?(?:他|我|你|您|人家|顾客|客人|老板|回来)?(?:多少|几|零多少|回多少)|该找|应该?找|找零|找对|找我|\bchange\b|get back|back\??$|give (?:me|him|her|them) back/u;
const NOTE_BEFORE =
  /(?:给|付|收|拿|掏|递|塞|用|交)(?:了|过|出|的|人家|他|她|老板|顾客|客人|我|你|收银员?|去)*(?:一张|1张|一百的|张|现金|是|的|我|整)*\s*[$£€¥]?$|(?:paid|gave|give|pay|hand(?:ed)?|with|using|received|tender(?:ed)?)(?: [a-z']+){0,3}(?: an?)?\s*[$£€¥]?$/u;
const NOTE_AFTER = /^\s*(?:块|元)?(?:的|整|大钞|现金|纸币|bill|note|dollar bill)/u;
const NOT_GIVEN = /(?:找(?:了|给|回)?(?:我|他|她|你|人家)?|给我找了?)\s*$/u;

/** In English the thing follows its price: a 13.65 lunch, a 20 dollar bill. */
const isPriced = (text: string, { unit, at, value }: Quantity): boolean =>
  /^(?:bill|note)s?$/u.test(unit?.name ?? "") ||
  (/[a-z]/u.test(unit?.name ?? "") &&
    (!Number.isInteger(value) || /\b(?:an?|was|is|cost|costs|for)\s*\$?$/u.test(text.slice(0, at))));

/** What the purchase comes to: the plain amounts, and amounts at a price each. */
function costOf(problem: Problem, bought: readonly Quantity[]): { cost: number; shown: string } | null {
  const { rates, free } = ratesOf(problem.text, bought);
  const plain = free.filter(
    (one) => one.unit === null || one.unit.dimension === "money" || isPriced(problem.text, one),
  );
  const counts = free.filter((one) => !plain.includes(one) && one.value > 1);
  const [rate, ...more] = rates;
  if (rate === undefined) {
    if (plain.length === 0) return null;
    return {
      cost: plain.reduce((sum, { value }) => sum + value, 0),
      shown: joinedBy(
        plain.map(({ value }) => value),
        "-",
      ),
    };
  }
  const [count] = counts;
  if (more.length > 0 || count === undefined || counts.length > 1) return null;
  const sizes = rate.per.dimension === count.unit?.dimension ? (count.unit.size ?? 1) / rate.per.size : 1;
  const extra = plain.map(({ value }) => value);
  const cost = extra.reduce((sum, one) => sum + one, count.value * sizes * rate.value);
  return {
    cost,
    shown: [
      `${written(count.value * sizes)} × ${written(rate.value)}`,
      ...extra.map((one) => written(one)),
    ].join(" - "),
  };
}

/** The change from a note or from what was paid. */
export function solveChangeBack(problem: Problem): Solved | null {
  const { text } = problem;
  if (!CHANGE_ASKED.test(text) || /岁|%|折/u.test(text)) return null;
  const list = problem.quantities.filter(
    ({ at, end, value, unit }) =>
      !NOT_GIVEN.test(text.slice(0, at)) &&
      !(value === 1 && unit?.name.startsWith("张") === true) &&
      !/^\s*(?:years|minutes)/u.test(text.slice(end)),
  );
  const money = list.filter(
    (one) => one.unit === null || one.unit.dimension === "money" || isPriced(text, one),
  );
  const notes = money.filter(
    ({ at, end }, index) =>
      NOTE_BEFORE.test(text.slice(index === 0 ? 0 : (money[index - 1]?.end ?? 0), at)) ||
      NOTE_AFTER.test(text.slice(end)),
  );
  const largest = money.reduce<Quantity | undefined>(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    undefined,
  );
  const paid = notes.length === 1 ? notes[0] : largest;
  if (paid === undefined) return null;
  const cost = costOf(
    problem,
    list.filter((one) => one !== paid && one.unit?.dimension !== "percent"),
  );
  if (cost === null || cost.cost > paid.value) return null;
  return {
    sum: `${written(paid.value)} - ${cost.shown}`,
    result: said(paid.value - cost.cost, moneyOf({ ...problem, asksMoney: true })),
  };
}

const CHEAPER =
  /划算|便宜|合算|实惠|更值|值(?:得)?(?:买|点|吗|呀|\?|$)|单价低|单价更|性价比|cheaper|better (?:deal|value|buy)|best (?:deal|value|buy)|which (?:is|one|should)|worth/u;
const WHICH = /哪|谁|还是|which|or\b|better|cheaper/u;

interface Offer {
  readonly name: string;
  readonly each: number;
  readonly unit: Unit;
}

/** Words between the last offer and this one that name it: A家, 大杯, the big one. */
function nameOf(text: string, from: number, count: Quantity, price: Quantity): string {
  const before = text.slice(from, Math.min(count.at, price.at));
  const named =
    /((?:[a-z]|[\p{Script=Han}]{1,4})[家店超]|[大中小][杯份包瓶盒袋号]|[\p{Script=Han}]{2,4}超市|超市\s?[a-z]|store [a-z]|shop [a-z]|brand [a-z])[^\p{Script=Han}a-z]*[^,]{0,6}$/iu.exec(
      before,
    )?.[1];
  if (named !== undefined) return named.toUpperCase().length <= 2 ? named.toUpperCase() : named;
  return text.slice(count.at, count.end).trim();
}

function offersOf({ text, quantities }: Problem): Offer[] | null {
  const list = quantities.filter(
    ({ value, unit }) =>
      unit?.dimension !== "percent" && !(value === 1 && unit?.dimension.startsWith("count:")),
  );
  if (list.length !== 4) return null;
  const offers: Offer[] = [];
  for (const at of [0, 2]) {
    const [one, other] = [list[at], list[at + 1]];
    if (one === undefined || other === undefined) return null;
    const [price, count] =
      one.unit?.dimension === "money" && other.unit?.dimension !== "money" ? [one, other] : [other, one];
    if (count.unit === null || (price.unit !== null && price.unit.dimension !== "money")) return null;
    if (count.value <= 0) return null;
    const from = at === 0 ? 0 : (list[at - 1]?.end ?? 0);
    offers.push({
      name: nameOf(text, from, count, price),
      each: price.value / (count.value * count.unit.size),
      unit: count.unit,
    });
  }
  const [a, b] = offers;
  return a !== undefined && b !== undefined && a.unit.dimension === b.unit.dimension ? offers : null;
}

/** Which of two offers costs less for the same amount. */
export function solveCheaper(problem: Problem): Solved | null {
  const { text, isChinese } = problem;
  if (!CHEAPER.test(text) || !WHICH.test(text)) return null;
  const [a, b] = offersOf(problem) ?? [];
  if (a === undefined || b === undefined) return null;
  const unit = a.unit;
  const per = unit.dimension === "volume" && unit.size === 1 ? 100 : 1;
  const money = moneyOf({ ...problem, asksMoney: true });
  const priced = ({ each }: Offer): string =>
    `${said(each * unit.size * per, money, each * unit.size * per < 1 ? 3 : 2)}/${per === 1 ? "" : per}${unit.name}`;
  const sum = `${a.name} ${priced(a)}${isChinese ? "，" : ", "}${b.name} ${priced(b)}`;
  if (Math.abs(a.each - b.each) < 1e-9) return { sum, result: isChinese ? "一样划算" : "the same" };
  const best = a.each < b.each ? a : b;
  return { sum, result: isChinese ? `${best.name}更划算` : `${best.name}, the better deal` };
}

const CURRENCIES: readonly (readonly [RegExp, string, string])[] = [
  [/人民币|\brmb\b|\bcny\b|\byuan\b|块钱?|(?<![日美欧港韩澳加台])元/u, "元", "yuan"],
  [/日元|日币|円|\byen\b|\bjpy\b/u, "日元", "yen"],
  [/港币|港元|\bhkd\b/u, "港币", "HKD"],
  [/台币|新台币|\btwd\b/u, "台币", "TWD"],
  [/美元|美金|美刀|刀(?!具)|\busd\b|\bdollars?\b|\bbucks\b|\$/u, "美元", "dollars"],
  [/欧元?|\beuros?\b|\beur\b|€/u, "欧元", "euros"],
  [/英镑|镑|\bgbp\b|£|\bpounds?\b|\bquid\b/u, "英镑", "pounds"],
  [/泰铢|铢|\bbaht\b|\bthb\b/u, "泰铢", "baht"],
  [/韩元|韩币|\bwon\b|\bkrw\b/u, "韩元", "won"],
  [/澳元|澳币|\baud\b/u, "澳元", "AUD"],
  [/加元|加币|\bcad\b/u, "加元", "CAD"],
  [/新币|新加坡元|\bsgd\b/u, "新币", "SGD"],
  [/卢布|\brubles?\b/u, "卢布", "rubles"],
  [/卢比|\brupees?\b|\binr\b/u, "卢比", "rupees"],
  [/比索|\bpesos?\b|\bmxn\b/u, "比索", "pesos"],
  [/越南盾|\bdong\b|\bvnd\b/u, "越南盾", "dong"],
  [/林吉特|马币|令吉|\bringgit\b|\bmyr\b/u, "林吉特", "ringgit"],
  [/瑞郎|\bchf\b|\bfrancs?\b/u, "瑞郎", "francs"],
];

interface Money {
  readonly currency: number;
  readonly value: number;
  readonly at: number;
}

/** The currency that is written nearest: after a number within a few letters, or before it. */
function currencyAt(text: string, { at, end }: Quantity, stop: number, start: number): number {
  const digits = /^[$£€¥]?\s?-?\d+(?:\.\d+)?(?:\/\d+)?/u.exec(text.slice(at))?.[0].length ?? 0;
  const after = text.slice(at + digits, Math.min(stop, Math.max(end, at + digits) + 5));
  const sign = text.slice(at, at + 1);
  const bySign = CURRENCIES.findIndex(([pattern]) => /[$£€]/u.test(sign) && pattern.test(sign));
  if (bySign >= 0) return bySign;
  const near = after.replace(/,.*$/u, "").trimStart();
  const follows = CURRENCIES.findIndex(([pattern]) => near.search(pattern) === 0);
  if (follows >= 0) return follows;
  const before = text.slice(Math.max(start, at - 12), at);
  const found = CURRENCIES.map(([pattern], index) => ({
    index,
    at: [...before.matchAll(new RegExp(pattern.source, "gu"))].at(-1)?.index ?? -1,
  })).filter((one) => one.at >= 0);
  return [...found].sort((a, b) => b.at - a.at)[0]?.index ?? -1;
}

const EXCHANGE =
  /汇率|换|兑|合|折合|等于|相当于|人民币|exchange|rate|convert|worth|in (?:usd|dollars|euros|yuan|rmb|pounds|yen)|how (?:many|much)/u;

/** Currency by a rate that stands in the line itself: 港币0.92, 650港币 in 人民币. */
export function solveCurrency(problem: Problem): Solved | null {
  const { text, isChinese, quantities } = problem;
  if (!EXCHANGE.test(text) || !/几|多少|how|what|[?？]|算/u.test(text)) return null;
  const found = new Set(CURRENCIES.flatMap(([pattern], at) => (pattern.test(text) ? [at] : [])));
  if (
    found.size < (/汇率|rate/u.test(text) ? 1 : 2) ||
    !/汇率|[日港台美欧英泰韩澳加]元|币|铢|镑|金|欧|刀|卢|\b(?:usd|yen|euros?|baht|won|pesos?|rupees?|dollars?|pounds|yuan|rate)\b|[$€£]/u.test(
      text,
    )
  )
    return null;
  const nights = quantities.find(
    ({ unit, value }) => unit !== null && /^(?:count:[晚夜件个张双]|day)/u.test(unit.dimension) && value > 1,
  );
  const amounts = quantities.filter(
    (one) => one !== nights && !(one.value === 1 && one.unit !== null && one.unit.dimension !== "money"),
  );
  const money: Money[] = amounts.map((one, at) => ({
    currency: currencyAt(text, one, amounts[at + 1]?.at ?? text.length, amounts[at - 1]?.end ?? 0),
    value: one.value,
    at: one.at,
  }));
  const solved = exchanged(text, money, found);
  if (solved === null) return null;
  const [, zh, en] = CURRENCIES[solved.to] ?? [];
  const value = solved.value * (nights?.value ?? 1);
  const times = nights === undefined ? "" : ` × ${written(nights.value)}`;
  return {
    sum: `${solved.sum}${times}`,
    result: `${written(value, 2)}${isChinese ? (zh ?? "") : ` ${en ?? ""}`}`,
  };
}

/** Reads the rate, and takes the amount through it: the last number is the amount, unless the rate is named after it. */
function exchanged(
  text: string,
  money: readonly Money[],
  found: ReadonlySet<number>,
): { value: number; to: number; sum: string } | null {
  const [first, second, third] = money;
  if (first === undefined || second === undefined || money.length > 3) return null;
  if (third !== undefined) {
    // “100 yen are 4.8 yuan; 15000 yen?”
    if (third.currency === first.currency && second.currency !== first.currency)
      return {
        value: (third.value * second.value) / first.value,
        to: Math.max(0, second.currency),
        sum: `${written(third.value)} ÷ ${written(first.value)} × ${written(second.value)}`,
      };
    if (third.currency === second.currency && second.currency >= 0)
      return {
        value: (third.value * first.value) / second.value,
        to: first.currency,
        sum: `${written(third.value)} ÷ ${written(second.value)} × ${written(first.value)}`,
      };
    return null;
  }
  const isRateLast =
    /(?:汇率|rate)[^\d]{0,8}$/u.test(text.slice(0, second.at)) ||
    (/汇率|rate/u.test(text) && second.value < first.value && second.at > text.search(/汇率|rate/u));
  const [rate, amount] = isRateLast ? [second, first] : [first, second];
  if (rate.value <= 0) return null;
  const others = [...found].filter((one) => one !== amount.currency);
  const asked = askedCurrency(text);
  const to =
    asked >= 0 && asked !== amount.currency ? asked : (others[0] ?? (amount.currency === 0 ? -1 : 0));
  if (to < 0 || amount.currency === to) return null;
  // A rate is said of the foreign money in yuan; an amount in yuan is divided by it.
  const isIntoForeign = amount.currency === 0 || (amount.currency < 0 && to !== 0);
  if (isIntoForeign)
    return { value: amount.value / rate.value, to, sum: `${written(amount.value)} ÷ ${written(rate.value)}` };
  return { value: amount.value * rate.value, to, sum: `${written(amount.value)} × ${written(rate.value)}` };
}

/** The currency that is asked for: 几块人民币, how many euros. */
function askedCurrency(text: string): number {
  const asked =
    /(?:几|多少|合|换(?:成)?|是|how many|how much (?:is that )?in|into|in|to)\s*([\p{Script=Han}a-z]{1,8})|(人民币|[日美欧港]元|美金|港币)(?:是|要|合)?(?:多少|几)/gu;
  for (const match of [...text.matchAll(asked)].reverse()) {
    const words = (match[1] ?? match[2] ?? "").replace(/^[块个元](?=.)/u, "");
    const at = CURRENCIES.findIndex(([pattern]) => words.search(pattern) === 0);
    if (at >= 0) return at;
  }
  return -1;
}
