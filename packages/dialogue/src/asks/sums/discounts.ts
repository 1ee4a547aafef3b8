import { written } from "../numbers.ts";
import { moneyOf, ofDimension, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

/** 85折 and 8.5折 are 0.85, 8折 is 0.8. */
const shareOf = (fold: number): number => (fold >= 10 ? fold / 100 : fold / 10);

const plainNumbers = ({ quantities }: Problem): Quantity[] =>
  quantities.filter(({ unit }) => unit === null || unit.dimension === "money");

/** How many of a thing a price of one is taken times: 拿两件, 3 shirts. */
function countOf({ text, quantities }: Problem, price: Quantity | undefined): number {
  const counts = quantities.filter(
    ({ value, unit }) => unit !== null && /^count:|^people/u.test(unit.dimension) && value > 1,
  );
  const isEach =
    /一[件杯双条个瓶份张台盒箱套本碗]|1[件杯双条个瓶份张台盒箱套本碗]|每|单价|each|apiece|at \$?\d/u.test(
      text,
    );
  const last = counts.at(-1);
  return isEach && last !== undefined && price !== undefined ? last.value : 1;
}

/** 满300减50: what a purchase comes to; 每满 takes it off as often as it fits. */
function thresholds(problem: Problem): Solved | null {
  const { text } = problem;
  const offers = [
    ...text.matchAll(
      /(每)?满\s*(\d+(?:\.\d+)?)\s*(?:块|元)?(?:钱)?\s*(?:就|可以?|立)?减\s*(\d+(?:\.\d+)?)/gu,
    ),
  ];
  if (offers.length === 0 || ofDimension(problem.quantities, "fold").length > 0) return null;
  const inOffer = (at: number): boolean =>
    offers.some((one) => at >= one.index && at < one.index + one[0].length);
  const outside = plainNumbers(problem).filter(({ at }) => !inOffer(at));
  const coupons = outside.filter(({ end }) => /^\s*(?:的)?(?:优惠|代金)?券/u.test(text.slice(end)));
  const prices = outside.filter((one) => !coupons.includes(one));
  const coupon = coupons.reduce((sum, { value }) => sum + value, 0);
  if (prices.length === 0 || /还差|凑/u.test(text)) return null;
  const times = prices.length === 1 ? countOf(problem, prices[0]) : 1;
  const price = prices.reduce((sum, { value }) => sum + value, 0) * times;
  const offs = offers.map(([, each, least, off]) => {
    if (price < Number(least)) return 0;
    return Number(off) * (each === undefined ? 1 : Math.floor(price / Number(least)));
  });
  const off = Math.max(...offs);
  const shown = coupon > 0 ? ` - ${written(coupon)}` : "";
  return {
    sum: `${written(price)} - ${written(off)}${shown}`,
    result: said(price - off - coupon, moneyOf(problem)),
  };
}

const SECOND_CHEAP = /第2[件杯双条个瓶份张盒].{0,3}?(?:打)?(\d(?:\.\d)?)折/u;

/** 第二杯半价, and buy one get one free. */
function secondCheap(problem: Problem): Solved | null {
  const { text } = problem;
  const cheap = SECOND_CHEAP.exec(text);
  const isHalf =
    /bogo (?:half|1\/2|50)|(?:second|2nd)(?: one)? (?:is |at |for )?(?:half|1\/2|50%)|buy (?:one|1),? get (?:(?:one|1) )?(?:half|1\/2|50%)/u.test(
      text,
    );
  const isFree = /买1送1|第2[件杯份]免费|buy (?:one|1),? get (?:one|1) free|\bbogo\b/u.test(text);
  if (cheap === null && !isHalf && !isFree) return null;
  const [price, ...others] = plainNumbers(problem).filter(
    ({ at, value }) => value !== 0.5 && !/(?:buy|get|for)\s*$|买$|送$/u.test(text.slice(0, at)),
  );
  if (price === undefined || others.length > 0) return null;
  let second = isFree ? 0 : 0.5;
  if (cheap !== null) second = shareOf(Number(cheap[1]));
  const counts = problem.quantities.filter(
    ({ value, unit }) => unit?.dimension.startsWith("count:") && value > 2,
  );
  const count = counts.at(-1)?.value ?? 2;
  if (!Number.isInteger(count) || counts.length > 1) return null;
  const full = Math.ceil(count / 2) + Math.floor(count / 2) * second;
  return {
    sum: `${written(price.value)} × ${written(full)}`,
    result: said(price.value * full, moneyOf(problem)),
  };
}

const EACH_ASKED = /每[件个杯]|一[件个杯].{0,4}(?:多少|几)|each|per item/u;

/** 买三付二, 3 for the price of 2, 买二送一. */
function takeMore(problem: Problem): Solved | null {
  const { text } = problem;
  const paid = /买(\d)付(\d)|(\d) for (?:the price of )?(\d)\b|buy (\d),? pay (?:for )?(\d)/u.exec(text);
  const given = /买(\d)送(\d)|buy (\d),? get (\d) free/u.exec(text);
  if (paid === null && given === null) return null;
  const numbers =
    (paid ?? given)
      ?.slice(1)
      .filter((one) => one !== undefined)
      .map(Number) ?? [];
  const [first = 0, second = 0] = numbers;
  const group = paid === null ? first + second : first;
  const pays = paid === null ? first : second;
  if (group <= pays || pays < 1) return null;
  const offer = paid ?? given;
  const start = offer?.index ?? 0;
  const outside = problem.quantities.filter(({ at }) => at < start || at >= start + (offer?.[0].length ?? 0));
  const price = outside.find(({ unit }) => unit === null || unit.dimension === "money");
  const count =
    outside.findLast(({ value, unit }) => unit?.dimension.startsWith("count:") && value > 1)?.value ?? group;
  if (price === undefined || EACH_ASKED.test(text)) return null;
  const charged = Math.floor(count / group) * pays + Math.min(count % group, pays);
  return {
    sum: `${written(price.value)} × ${charged}`,
    result: said(price.value * charged, moneyOf(problem)),
  };
}

/** Percent signs that take off, with “off” or a word for less; the rest are other shares. */
const OFF_AFTER = /^\s*(?:off|discount|优惠|折扣|的折扣|cheaper)/u;
const OFF_BEFORE = /(?:降价?了?|便宜了?|优惠|打折|discount(?: of)?|minus|take|knock|reduced by|减)\s*$/u;

interface Cut {
  readonly share: number;
  readonly at: number;
}

function cutsOf({ text, quantities }: Problem): Cut[] {
  return quantities.flatMap(({ value, unit, at, end }) => {
    if (unit?.dimension === "fold") return value > 0 && value < 100 ? [{ share: shareOf(value), at }] : [];
    if (
      unit?.dimension !== "percent" ||
      !(OFF_AFTER.test(text.slice(end)) || OFF_BEFORE.test(text.slice(0, at)))
    )
      return [];
    return [{ share: 1 - value / 100, at }];
  });
}

/** What was saved, or the share that was left, is asked the other way round. */
const SAVED =
  /省(?:了|下)?(?:多少|几)|便宜(?:了)?(?:多少|几)|how much (?:do|did|would|will|am) i (?:save|saving)|savings?\b|少付/u;
const FOLD_ASKED = /(?:打|是|相当于|等于)?(?:了)?几折/u;

/** 原价200现价170打了几折. */
function foldAsked(problem: Problem): Solved | null {
  if (!FOLD_ASKED.test(problem.text)) return null;
  const [one, other, ...rest] = plainNumbers(problem).map(({ value }) => value);
  if (one === undefined || other === undefined || rest.length > 0) return null;
  const [high, low] = [Math.max(one, other), Math.min(one, other)];
  return { sum: `${written(low)} ÷ ${written(high)}`, result: `${written((10 * low) / high, 2)}折` };
}

/** The price before a discount: 打八折后160, 原价多少. */
const ORIGINAL_ASKED =
  /原价(?:是|要)?(?:多少|几)|original(?:ly)?(?: price)?\s*\?*$|what was the (?:original|full)|before the discount/u;

const COUPON = /(?:券|立减|再减|减|优惠|coupon|\$?\d+ off)/u;

/** A price, one or more discounts, and perhaps a coupon. */
function priced(problem: Problem): Solved | null {
  const { text } = problem;
  const cuts = cutsOf(problem);
  if (cuts.length === 0) return null;
  const offer = /满\s*(\d+(?:\.\d+)?)\s*(?:块|元)?减\s*(\d+(?:\.\d+)?)/u.exec(text);
  const isOffer = ({ at }: Quantity): boolean =>
    offer !== null && at >= offer.index && at < offer.index + offer[0].length;
  const others = plainNumbers(problem).filter((one) => !isOffer(one));
  const coupons = others.filter(
    ({ at, end }) =>
      /(?:减|立减|券|coupon(?: for| of)?|优惠券?)\s*\$?$/u.test(text.slice(0, at)) ||
      /^\s*(?:的)?(?:优惠|代金|抵用)?(?:券|off|coupon)/u.test(text.slice(end)),
  );
  const prices = others.filter((one) => !coupons.includes(one));
  const taxes = problem.quantities.filter(
    ({ unit, at }) => unit?.dimension === "percent" && !cuts.some((cut) => cut.at === at),
  );
  if (prices.length === 0 || taxes.length > 0 || (COUPON.test(text) && coupons.length > 1)) return null;
  if (prices.length > 1 && !/一共|总共|合计|加起来|total|together/u.test(text)) return null;
  const times = prices.length === 1 ? countOf(problem, prices[0]) : 1;
  const full = prices.reduce((sum, { value }) => sum + value, 0) * times;
  const [coupon] = coupons;
  let value = full;
  let sum = `${prices.map(({ value: one }) => written(one)).join(" + ")}${times > 1 ? ` × ${times}` : ""}`;
  if (prices.length > 1) sum = `(${sum})`;
  if (ORIGINAL_ASKED.test(text)) {
    const share = cuts.reduce((product, one) => product * one.share, 1);
    return { sum: `${sum} ÷ ${written(share)}`, result: said(full / share, moneyOf(problem)) };
  }
  const off = offer === null ? (coupon?.value ?? 0) : Number(offer[2]);
  const offAt = offer?.index ?? coupon?.at ?? -1;
  const isBefore = offAt >= 0 && offAt < (cuts[0]?.at ?? 0) && !/折后/u.test(text);
  if (isBefore && off > 0) [value, sum] = [value - off, `(${sum} - ${written(off)})`];
  for (const { share } of cuts) [value, sum] = [value * share, `${sum} × ${written(share)}`];
  if (!isBefore && off > 0 && !(offer !== null && value < Number(offer[1])))
    [value, sum] = [value - off, `${sum} - ${written(off)}`];
  if (SAVED.test(text))
    return { sum: `${written(full)} - ${written(value)}`, result: said(full - value, moneyOf(problem)) };
  return { sum, result: said(value, moneyOf(problem)) };
}

/** What a price comes to after discounts of every kind. */
export function solveDiscount(problem: Problem): Solved | null {
  if (
    !/几|多少|[?？]|how|what|final|price|算|(?:is|of) \$?\d|实付|付|(?:一共|总共)\W*$|^\d+(?:\.\d+)?% off (?:of )?\$?[\d.]+\W*$|^[^了]{0,12}原价[^了]{0,12}$/u.test(
      problem.text,
    )
  )
    return null;
  return (
    foldAsked(problem) ?? thresholds(problem) ?? secondCheap(problem) ?? takeMore(problem) ?? priced(problem)
  );
}
