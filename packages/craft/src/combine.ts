import { BASE_ELEMENTS, baseElement, baseResult } from "./base/base-graph.ts";
import { NOTHING_REASONS } from "./base/nothing.ts";
import { BLENDS, type CraftElement, type Outcome } from "./element.ts";

import { normalName, pairKey } from "./normal-name.ts";
import { byTags, whyNothing } from "./rules/algebra.ts";

/**
 * What two elements give (`craft §2.3`): the authored recipe, else the algebra of tags, else nothing, with a
 * reason. The result is the same for (a, b) and (b, a), at any time and on every machine; no chance is
 * involved.
 */
export function combine(a: CraftElement, b: CraftElement): Outcome {
  const key = pairKey(a.name, b.name);
  const meant = NOTHING_REASONS.get(key);
  if (meant) return { kind: "nothing", by: "base", why: meant };
  const authored = baseResult(key);
  if (authored) return element(authored, "base");
  const [first, second] = normalName(a.name) <= normalName(b.name) ? [a, b] : [b, a];
  const made = byTags(key, first, second);
  return made ? element(made, "rule") : { kind: "nothing", by: "rule", why: whyNothing(key, first, second) };
}

function element({ name, nameEn, emoji, tags }: CraftElement, by: "base" | "rule"): Outcome {
  return { kind: "element", name, nameEn, emoji, tags, by };
}

/**
 * Tags for an element that a model named, so that it takes part in the algebra: those of the authored element
 * whose name ends its name (the longest), else of one with the same emoji, else of the first parent.
 */
export function guessTags(name: string, emoji: string, parents: readonly CraftElement[]): string[] {
  const spelt = normalName(name);
  const tail = Array.from(spelt)
    .map((_, at, signs) => baseElement(signs.slice(at).join("")))
    .find((match) => match !== undefined);
  const like = tail ?? BASE_ELEMENTS.find((element) => element.emoji === emoji) ?? parents[0];
  return like?.tags.filter((tag) => !(BLENDS as readonly string[]).includes(tag)) ?? ["idea"];
}
