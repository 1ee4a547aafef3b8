import { baseElement } from "../base/base-graph.ts";
import { hashOf } from "../chance.ts";
import { type CraftElement, kindOf, type Words } from "../element.ts";
import { normalName } from "../normal-name.ts";
import { described, filled } from "./compose.ts";
import { type Rule, type RuleOutcome, readDoubles, readRules } from "./read-rules.ts";
import { DOUBLES } from "./tables/doubles.ts";
import { TO_ELEMENTS } from "./tables/elements.ts";
import { PREFIXES } from "./tables/prefixes.ts";
import { REASONS } from "./tables/reasons.ts";
import { SUFFIXES } from "./tables/suffixes.ts";

/** Every rule of the algebra, from `tables/`. */
export const RULES: readonly Rule[] = [TO_ELEMENTS, PREFIXES, SUFFIXES].flatMap(readRules);
export const DOUBLE_OUTCOMES = readDoubles(DOUBLES);

const ruleOf = new Map<string, Rule[]>();
for (const rule of RULES) {
  const key = `${rule.tag} ${rule.star}`;
  ruleOf.set(key, [...(ruleOf.get(key) ?? []), rule]);
}

/** One possible outcome; the one of the greatest weight that can be made wins. */
interface Chance {
  readonly weight: number;
  readonly make: () => CraftElement | undefined;
}

/** What a rule gains for each of its tags that is an element's kind and not only a trait. */
const KIND_WEIGHT = 300;
/** The pair's hash adds 0 up to this. */
const SPREAD = 1000;

/**
 * What the tags of two elements give where there is no recipe, or undefined. The two arrive in the order of
 * their names; the pair's hash chooses among the rules that apply.
 */
export function byTags(key: string, a: CraftElement, b: CraftElement): CraftElement | undefined {
  const same = normalName(a.name) === normalName(b.name);
  const chances = same
    ? doubled(key, a)
    : [...applying(key, a, b), ...applying(key, b, a), ...plain(key, a, b)];
  for (const { make } of chances.sort((one, other) => other.weight - one.weight)) {
    const made = make();
    if (made && !isOneOf(made, a, b)) return made;
  }
  return undefined;
}

/** The outcomes of the rules whose two tags these elements have. */
function applying(key: string, tagged: CraftElement, star: CraftElement): Chance[] {
  const kinds = [kindOf(tagged), kindOf(star)];
  const rules = tagged.tags.flatMap((tag) =>
    star.tags.flatMap((starTag) => ruleOf.get(`${tag} ${starTag}`) ?? []),
  );
  const called = normalName(star.name);
  return rules.flatMap((rule) => {
    const fits = Number(kinds[0] === rule.tag) + Number(kinds[1] === rule.star);
    return rule.outcomes.map((outcome, at) => ({
      weight: bonusOf(outcome, fits) + drawn(key, `${rule.tag} ${rule.star} ${at} ${called}`),
      make: () => outcomeElement(outcome, rule.tag, star),
    }));
  });
}

/** A trait may change a name (a pattern), but an outcome that is another element is likely only between two kinds. */
function bonusOf(outcome: RuleOutcome, fits: number): number {
  return "pattern" in outcome || fits === 2 ? fits * KIND_WEIGHT : -SPREAD / 2;
}

function doubled(key: string, element: CraftElement): Chance[] {
  const kind = kindOf(element);
  return (DOUBLE_OUTCOMES.get(kind) ?? []).map((outcome, at) => ({
    weight: drawn(key, `double ${at}`),
    make: () => outcomeElement(outcome, kind, element),
  }));
}

function plain(key: string, a: CraftElement, b: CraftElement): Chance[] {
  return [{ weight: KIND_WEIGHT + drawn(key, "plain"), make: () => described(a, b) }];
}

function outcomeElement(outcome: RuleOutcome, tag: string, star: CraftElement): CraftElement | undefined {
  return "element" in outcome ? baseElement(outcome.element) : filled(outcome.pattern, star, tag);
}

/** A number below `SPREAD`, always the same for a pair and a purpose. */
function drawn(key: string, what: string): number {
  return hashOf(`${key}\n${what}`) % SPREAD;
}

function isOneOf(made: CraftElement, ...those: readonly CraftElement[]): boolean {
  return those.some(({ name }) => normalName(name) === normalName(made.name));
}

/** Why a pair without an authored reason gives nothing. */
export function whyNothing(key: string, a: CraftElement, b: CraftElement): Words {
  const reason = REASONS[hashOf(`${key}\nwhy`) % REASONS.length] ?? { zh: "", en: "" };
  const named = (text: string, one: string, other: string) => text.replace("{a}", one).replace("{b}", other);
  return { zh: named(reason.zh, a.name, b.name), en: named(reason.en, a.nameEn, b.nameEn) };
}
