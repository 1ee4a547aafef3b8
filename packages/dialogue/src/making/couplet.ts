import type { Random } from "../random.ts";
import { once, recordsOf, wordsIn } from "./records.ts";
import { COUPLETS } from "./stock/couplets.ts";
import { LEVEL, OCCASIONS, SIGN_PAIRS, WORD_PAIRS } from "./stock/pairs.ts";
import { recordFor } from "./theme.ts";

const famous = once(() => {
  const seconds = new Map<string, string>();
  for (const [first = "", second = ""] of recordsOf(COUPLETS)) {
    seconds.set(first, second);
    if (!seconds.has(second)) seconds.set(second, first);
  }
  return seconds;
});
const wordPairs = once(() => new Map(wordsIn(WORD_PAIRS).map((pair) => [pair.slice(0, 2), pair.slice(2)])));
const signPairs = once(() => new Map(wordsIn(SIGN_PAIRS).map((pair) => [pair.charAt(0), pair.slice(1)])));
const occasions = once(() => recordsOf(OCCASIONS));

/** What an unknown sign answers with, by where it stands: a quality before, a thing after. */
const SPARE = { inside: Array.from("清新长高明远香"), last: Array.from("春天心家香门人") };

/** The signs that answer a sign, those of a level tone first at the end of a line. */
function answersTo(sign: string, isLast: boolean): string[] {
  const known = Array.from(signPairs().get(sign) ?? "");
  const all = [...known, ...SPARE[isLast ? "last" : "inside"]].filter((one) => one !== sign);
  return isLast ? [...all.filter((one) => LEVEL.includes(one)), ...all] : all;
}

/** A second line of equal length: known, or word by word from what answers what. Pure. */
export function secondLine(first: string): string {
  const known = famous().get(first);
  if (known !== undefined) return known;
  const signs = Array.from(first);
  const chosen = new Map<string, string>();
  const used = new Set(signs);
  const second: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const pair = signs.slice(at, at + 2).join("");
    const whole = chosen.get(pair) ?? wordPairs().get(pair);
    if (whole !== undefined && (chosen.has(pair) || !Array.from(whole).some((sign) => used.has(sign)))) {
      chosen.set(pair, whole);
      for (const sign of whole) used.add(sign);
      second.push(whole);
      at += 2;
      continue;
    }
    const sign = signs[at] ?? "";
    const answers = answersTo(sign, at === signs.length - 1);
    const answer = chosen.get(sign) ?? answers.find((one) => !used.has(one)) ?? answers[0] ?? sign;
    chosen.set(sign, answer);
    used.add(answer);
    second.push(answer);
    at += 1;
  }
  return second.join("");
}

/** The first line of a couplet that a text gives, without what asks for its second; undefined where it gives none. */
export function firstLineIn(text: string): string | undefined {
  const found =
    /上联(?:是|为)?[\s:：，,]*[「“"]?(\p{Script=Han}[\p{Script=Han}，, ]{2,30}\p{Script=Han})/u.exec(
      text,
    )?.[1] ??
    /[「“"](\p{Script=Han}[\p{Script=Han}，, ]{2,30})[」”"]/u.exec(text)?.[1] ??
    /(?:下联|对联|对子|对一下|对个|对一个|对上)[^，,：:。]{0,6}[，,：:。\s]+(\p{Script=Han}{4,24})/u.exec(
      text,
    )?.[1] ??
    /^(\p{Script=Han}{4,24})[，,。？?！!\s]+(?:怎么对|对什么|求下联|下联|你来对|对一下|对个)/u.exec(
      text,
    )?.[1];
  const first = found
    ?.split(/[，, ]*(?:求下联|求对|对下联|帮我|请你|下联|你来对|怎么对|请对|对一下|对个)/u)[0]
    ?.replaceAll(/[，, ]/gu, "");
  return first === undefined || first.length < 3 || /春联|对联|喜庆|贴|写/u.test(first) ? undefined : first;
}

/** The second line for a first one, or a whole couplet with its banner for an occasion. */
export function couplet(text: string, random: Random): string {
  const asked = /[，,；;]\s*(\p{Script=Han}{1,3})对(?:什么|啥)/u.exec(text)?.[1];
  if (asked !== undefined) return secondLine(asked);
  const isOrder = /(?:写|来|编|想|作)(?:一)?(?:副|幅|个|对)?[^，。]{0,6}(?:对联|春联|喜联|贺联|对子)/u.test(
    text,
  );
  const first = isOrder && !/上联/u.test(text) ? undefined : firstLineIn(text);
  if (first !== undefined) return secondLine(first);
  // A trade says more than the feast: of a noodle shop's spring couplet the noodles.
  const trade = recordFor(occasions().slice(1), text, "zh");
  const record = trade?.record ?? occasions()[0] ?? [];
  const [upper = "", lower = "", banner = ""] = (random.pick((record[1] ?? "").split(" ")) ?? "").split("/");
  return `${upper}\n${lower}\n横批：${banner}`;
}
