import { written } from "../numbers.ts";
import { ASKS_NUMBER, moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

/** What is left, or what there is now: the last word of a chain of changes. */
const ASKS_LEFT =
  /得(?:了|到)?(?:多少|几)分|还剩|剩[下余]?(?:多少|几|的|\?|？|$)|剩下|还有(?:多少|几)|还能用|(?:现在|最后|还|里|上)(?:一共|总共|共)?(?:有|还有|剩|是|车上)?(?:多少|几)|余额(?:多少|是|还)|what'?s left|(?:is|are|have|has|do i have|was|got) left|left\s*(?:\?|$|over|now)|remain|how (?:many|much)(?: [a-z]+){0,6} (?:now|left|remain)|now\s*\?*$|how many (?:people |passengers )?(?:are )?(?:on|in|aboard) |fly .*how many\W*$|times \d+$|i have now|what do i (?:get|have|end)/u;
const ASKS_TOTAL =
  /一共|总共|总计|共计|合计|加起来|加一下|\+一下|加一加|总数|共(?:多少|几|有|是|花|要)|拢共|合起来|多少钱|多少块|花(?:了|掉)?(?:多少|几)|用了(?:多少|几)|in total|altogether|in all|total|add (?:these|them|up|it|all)|sum|all up|combined|(?:付|给)(?:他|我|你)?多少|final|how much (?:is that|do i (?:owe|pay)|did i spend)/u;
/** What is still wanting to an amount. */
const ASKS_SHORT =
  /还差|还缺|还需|还要(?:攒|存|走|跑|读|看|写|背|开|骑|爬|等|多少|几|多远|多久)|差(?:多少|几)|还得|how (?:much|many) more|still need|short/u;

const PLUS_MONEY =
  "赚|挣|捡|收(?!费)|到账|进账|发(?:了)?工资|给(?:了)?我|转(?:给)?我|转(?:了)?进|存(?:了|进|入)?|入账|红包|退(?:款|了|回|我)|补贴?|奖|加(?!油|班)|得(?!了.?病)|earn|deposit|paid me|receiv|refund|found|add|gave me|sent me|gain|won|plus|更?充(?:值|进)|返|回血|报销|卖(?:了|掉|出)?|sold|又有|got|get back";
const MINUS_MONEY =
  "花|用|吃|买|付|交|还(?:了|给|款)|给(?!我)|借(?:给|出|走)|丢|掉|扣|减|充话费|充公交|充|打车|坐车|转(?:给|出|走|了)?|取|捐|罚|请|优惠|券|立减|满减|折扣|抵|省|spent|spend|paid|pay|bought|cost|lost|gave|lent|withdr|minus|take (?:off|away)|took|subtract|less|coupon|off|bill|rent";
const PLUS_COUNT =
  "上(?:来|车|了)?|又来|来(?:了)?|进(?:来|了|货|去)?|加(?:了|上|入)?|买(?:了|来|回|进)?|捡|收(?:到|了|获)?|得到?|赢|送(?:给)?(?:了)?我|给(?:了)?我|添|补|借(?:来|到|进)|生|摘|捞|领|存|多|飞来|found|bought|buys?|got on|get on|board|joins?|joined|came|come|arriv|add|more|receiv|picked|won|gets?|got|gained|gave me|given|plus|baked|made|collected|lays?|laid";
const MINUS_COUNT =
  "下(?:去|车|了)?|漏|洒|倒掉|蒸发|放掉|扣|剪|切|飞(?!来)|走(?:了|掉)?|离开|吃(?:了|掉)?|用(?:了|掉|去)?|出(?:去|来|门)|送(?:了|给|人|走|出)?|给(?:了|出|他|她|别人|朋友|同学|弟弟|妹妹)?|丢(?:了)?|掉(?:了)?|坏(?:了|掉)?|碎|破|卖(?:了|掉|出)?|借(?:给|出|走)?|减(?:去|了)?|喝(?:了|掉)?|看(?:了|完|过)?|读(?:了|完)?|做(?:了|完)?|写(?:了|完)?|拿(?:走|出|了)|取(?:出|走)?|少(?:了)?|飞走|撕|退(?:了)?|死|输|扔|分(?:给|了|出)?|跑(?:了|完)?|背(?:了|完)?|剪(?:去|掉|了)?|消耗|报废|gave|give|lost|loses?|ate|eats?|got off|get off|gets? off|left|leaves?|sold|sells?|used|uses?|broke|take|took|threw|minus|subtract|fly|flies|flew|drank|drink|spent|read|dropped|away|die[ds]?|returned|lent|cracked|quit|off";

interface Signs {
  readonly plus: RegExp;
  readonly minus: RegExp;
}
const signs = (plus: string, minus: string): Signs => ({
  plus: new RegExp(`(?:${plus})`, "gu"),
  minus: new RegExp(`(?:${minus})`, "gu"),
});
const MONEY = signs(PLUS_MONEY, MINUS_MONEY);
const COUNT = signs(PLUS_COUNT, MINUS_COUNT);

const lastEnd = (pattern: RegExp, text: string): number => {
  const found = [...text.matchAll(pattern)].at(-1);
  return found === undefined ? -1 : found.index + found[0].length;
};

/** The direction of a change by the words before it, or after it in “gave 12 away”; 0 where none say it. */
function direction(before: string, after: string, { plus, minus }: Signs): -1 | 0 | 1 {
  const soon = /^\s?[a-z ]{0,14}/u.exec(after)?.[0] ?? "";
  if (soon.trim() !== "") {
    const [on, off] = [
      soon.search(new RegExp(`^ ?(?:more |people |of them |passengers )?(?:${plus.source})`, "u")),
      soon.search(new RegExp(`^ ?(?:more |people |of them |passengers )?(?:${minus.source})`, "u")),
    ];
    if (on !== off) return off >= 0 ? -1 : 1;
  }
  const clause = before.slice(before.lastIndexOf(",") + 1);
  if (clause !== before && (clause.search(plus) >= 0 || clause.search(minus) >= 0))
    return direction(clause, "", { plus, minus });
  const [more, less] = [lastEnd(plus, before), lastEnd(minus, before)];
  if (/到账\s*$/u.test(before)) return 1;
  if (more !== less) return more > less ? 1 : -1;
  if (more >= 0) return /给了?我|送(?:了)?我/u.test(before) ? 1 : -1;
  const tail = after.slice(0, 14);
  const [first, other] = [
    tail.search(new RegExp(plus.source, "u")),
    tail.search(new RegExp(minus.source, "u")),
  ];
  if (first < 0 && other < 0) return 0;
  if (first < 0) return -1;
  if (other < 0) return 1;
  return first < other ? 1 : -1;
}

interface Step {
  readonly value: number;
  readonly shown: string;
}

const DOUBLED = /翻(?:了)?(?:一|1)?倍|翻番|加倍|乘以?2|doubled?|twice/u;
const HALVED =
  /减半|(?:吃|用|花|送|卖|分|丢|喝|拿|剩|给)(?:了|掉|走|出去|给[^\d,]{0,4})?(?:它的|剩下的|其中)?(?:一|1)半|halved?|halve|(?:gave|ate|lost|used|sold|spent|give|eat) (?:away )?(?:1\/2|half)|一半/u;
const TRIPLED = /翻(?:了)?(?:两|2)倍|tripled?/u;

/** Changes without a number in the words between two numbers: doubled, halved. */
function unnumbered(step: Step, between: string): Step {
  let { value, shown } = step;
  const wrap = (): string => (/[+-]/u.test(shown) ? `(${shown})` : shown);
  if (TRIPLED.test(between)) [value, shown] = [value * 3, `${wrap()} × 3`];
  else if (DOUBLED.test(between)) [value, shown] = [value * 2, `${wrap()} × 2`];
  if (HALVED.test(between)) [value, shown] = [value / 2, `${wrap()} ÷ 2`];
  return { value, shown };
}

const clauseAfter = (text: string): string => /^[^,，.]*/u.exec(text)?.[0] ?? "";

/** Money, or the counted thing that a chain of changes is about. */
const isMoneyChain = ({ text, quantities }: Problem): boolean =>
  quantities.some(({ unit }) => unit?.dimension === "money") ||
  (quantities[0]?.unit === null &&
    /钱|余额|工资|零花|微信|支付宝|账户?|卡里|预算|出门|存款|\baccount\b|\bbank\b|money|wallet|budget|cash|balance|\bpaid\b|\bspent\b/u.test(
      text,
    ));

/** A first number is followed by changes: had 40, gave 12 away, doubled the rest. */
function chain(problem: Problem, list: readonly Quantity[]): Solved | null {
  const { text, target } = problem;
  const [first, ...rest] = list;
  if (first === undefined) return null;
  const isMoney = isMoneyChain(problem);
  const signsOf = isMoney ? MONEY : COUNT;
  let step: Step = unnumbered(
    { value: first.value, shown: written(first.value) },
    text.slice(first.end, rest[0]?.at ?? text.length),
  );
  for (const [at, one] of rest.entries()) {
    const from = at === 0 ? first.end : (rest[at - 1]?.end ?? 0);
    const next = rest[at + 1]?.at ?? text.length;
    const between = text.slice(from, one.at);
    const after = text.slice(one.end, next);
    const product = byFactor(step, one, between);
    if (product !== null) {
      step = unnumbered(product, after);
      continue;
    }
    step = changed(step, one, direction(between, clauseAfter(after), signsOf) || (isMoney ? -1 : 0)) ?? step;
    if (step.value === Number.NEGATIVE_INFINITY) return null;
    step = unnumbered(step, after);
  }
  if (rest.length === 0 && step.value === first.value) return null;
  if (step.value < 0) return null;
  const unit = isMoney ? moneyOf(problem) : (first.unit ?? target.unit);
  return { sum: step.shown, result: said(step.value, unit ?? target.unit) };
}

const UNCLEAR: Step = { value: Number.NEGATIVE_INFINITY, shown: "" };

const MULTIPLIED = /(?:multipl[a-z]*(?: it| that| this)? by|times|×|乘以?|乘上)\s*$/u;
const DIVIDED = /(?:divid[a-z]*(?: it| that| this)? by|÷|除以|split by)\s*$/u;

/** A step by a factor: multiply by 2, 除以3; null where the words before say none. */
function byFactor({ value, shown }: Step, { value: factor }: Quantity, between: string): Step | null {
  const wrapped = /[+-]/u.test(shown) ? `(${shown})` : shown;
  if (MULTIPLIED.test(between)) return { value: value * factor, shown: `${wrapped} × ${written(factor)}` };
  if (DIVIDED.test(between) && factor !== 0)
    return { value: value / factor, shown: `${wrapped} ÷ ${written(factor)}` };
  return null;
}

/** A step further: by a number, by a share of what there is, or by times. */
function changed(step: Step, { value, unit }: Quantity, sign: -1 | 0 | 1): Step {
  const wrapped = /[+-]/u.test(step.shown) ? `(${step.shown})` : step.shown;
  if (sign === 0) return UNCLEAR;
  const mark = sign > 0 ? "+" : "-";
  const isShare = unit?.dimension === "percent" || (value > 0 && value < 1 && unit === null);
  if (isShare) {
    const share = unit?.dimension === "percent" ? value / 100 : value;
    const factor = 1 + sign * share;
    return { value: step.value * factor, shown: `${wrapped} × (1 ${mark} ${written(share)})` };
  }
  return { value: step.value + sign * value, shown: `${step.shown} ${mark} ${written(value)}` };
}

/** The quantities a ledger is of: those of the dimension of the first, and those without a unit. */
function entries({ quantities }: Problem): Quantity[] | null {
  const notNotes = quantities.filter(
    ({ value, unit }, at) =>
      !(
        value === 1 &&
        unit?.dimension.startsWith("count:") &&
        !quantities.some((one, index) => index !== at && one.unit?.dimension === unit.dimension)
      ),
  );
  const first = notNotes[0]?.unit?.dimension;
  // 三天工资分别是180, 220, 195: the days are not added.
  if (
    first !== undefined &&
    /^(?:day|week|month|year)$/u.test(first) &&
    notNotes.length > 2 &&
    notNotes.slice(1).every(({ unit }) => unit === null || unit.dimension === "money")
  )
    return notNotes.slice(1);
  const dimensions = new Set(
    notNotes.flatMap(({ unit }) => (unit === null || unit.dimension === "percent" ? [] : [unit.dimension])),
  );
  if (dimensions.has("money") && first?.startsWith("count:"))
    return notNotes.filter(({ unit }) => unit === null || unit.dimension === "money");
  // People are counted as 18人 and then 5个; things as 30颗 and then 5个.
  if (first === "people" || first?.startsWith("count:")) {
    dimensions.delete("count:个");
    dimensions.delete("people");
    if (first !== undefined) dimensions.delete(first);
    return [...dimensions].every((one) => one.startsWith("count:") && /[a-z]/u.test(one)) ? notNotes : null;
  }
  if (dimensions.size <= 1) return notNotes;
  return dimensions.has("money")
    ? notNotes.filter(({ unit }) => unit === null || unit.dimension === "money")
    : null;
}

/** What is left or what there is now after changes. */
export function solveChain(problem: Problem): Solved | null {
  const { text } = problem;
  const isOrdered =
    /^(?:ok |so |a number |从)?(?:start(?:ing)? (?:with|at|from)|begin with|think of|pick|take \d+,|先?从\d+开始|一个数)/u.test(
      text,
    );
  const isAsked =
    ASKS_LEFT.test(text) && (ASKS_NUMBER.test(text) || /(?:还剩|剩下?|left|remaining)\W*$/u.test(text));
  if (!isAsked && !(isOrdered && problem.quantities.length > 1)) return null;
  if (/平均|每|per |each|比|差几岁|岁|时速|配速|平摊|平分|split/u.test(text)) return null;
  const list = entries(problem);
  if (list === null || list.length === 0) return null;
  return chain(problem, list);
}

/** 想买5000的, 存了3200, 还差多少. */
export function solveShort(problem: Problem): Solved | null {
  const list = entries(problem);
  if (!ASKS_SHORT.test(problem.text) || list?.length !== 2 || /岁|比|每|per /u.test(problem.text))
    return null;
  const values = list.map(({ value }) => value);
  const [more, less] = [Math.max(...values), Math.min(...values)];
  const unit = isMoneyChain(problem) ? moneyOf(problem) : list.find(({ unit: one }) => one !== null)?.unit;
  return {
    sum: `${written(more)} - ${written(less)}`,
    result: said(more - less, unit ?? problem.target.unit),
  };
}

const TAKEN_OFF = /(?:减|优惠|券|立减|抵|便宜|返|红包|coupon|minus|off|discount)[^\d加+]{0,4}$/u;

/** 1加到100: all the whole numbers of a row. */
export function solveSeries({ text }: Problem): Solved | null {
  const series = /(?:from |从)?(\d{1,6})\s*(?:to|through|到|加到|一直加到|-|~)\s*(\d{1,6})/u.exec(text);
  if (
    series !== null &&
    /sum of (?:all|the|every)|add(?:ing)? (?:up )?(?:all|every)|加到|所有.{0,6}(?:数|和|加)|(?:连续|全部).{0,4}加|的和/u.test(
      text,
    )
  ) {
    const [from, to] = [Number(series[1]), Number(series[2])];
    if (to > from)
      return { sum: `${from} + … + ${to}`, result: written(((from + to) * (to - from + 1)) / 2) };
  }
  return null;
}

/** What is listed, added up; what a coupon takes off is taken off. */
export function solveTotal(problem: Problem): Solved | null {
  const { text } = problem;
  if (!ASKS_TOTAL.test(text) || /平均|每|比|per |average|%|折/u.test(text)) return null;
  const isCommand =
    /加一下|\+一下|add (?:these|them|up|it|all)|sum of|(?:加起来|加一起|总共|一共|总计|合计|total|altogether)\W*$/u.test(
      text,
    );
  if (!ASKS_NUMBER.test(text) && !isCommand) return null;
  if (/\b(?:ate|gave|lost|twice|double|half)\b|翻|倍|一半|(?:吃|送|丢|坏|借)(?:掉|走|出)/u.test(text))
    return null;
  const list = entries(problem);
  if (list === null || list.length < 2) return null;
  const signed = list.map(({ value, at, end }, index) => {
    const before = text.slice(index === 0 ? 0 : (list[index - 1]?.end ?? 0), at);
    return TAKEN_OFF.test(before) || /^[^\d,]{0,2}(?:券|优惠|coupon|off)/u.test(text.slice(end))
      ? -value
      : value;
  });
  const total = signed.reduce((sum, one) => sum + one, 0);
  const unit = list.find(({ unit: one }) => one !== null)?.unit;
  const isMoney = unit?.dimension === "money" || (unit === undefined && problem.asksMoney);
  return {
    sum: signed
      .map((one, at) => (at === 0 ? written(one) : `${one < 0 ? "-" : "+"} ${written(Math.abs(one))}`))
      .join(" "),
    result: said(total, isMoney ? moneyOf(problem) : (unit ?? problem.target.unit)),
  };
}
