import { BASE_ELEMENTS, baseElement } from "./base/base-graph.ts";
import { BLENDS, type CraftElement } from "./element.ts";
import { normalName } from "./normal-name.ts";

/**
 * Tags for an element that a model named, so that it takes part in the algebra: those of the authored
 * element its name ends with (the longest), else of one with the same emoji, else of the first parent.
 */
export function guessTags(name: string, emoji: string, parents: readonly CraftElement[]): string[] {
  const spelt = normalName(name);
  const tail = Array.from(spelt)
    .map((_, at, signs) => baseElement(signs.slice(at).join("")))
    .find((match) => match !== undefined);
  const like = tail ?? BASE_ELEMENTS.find((element) => element.emoji === emoji) ?? parents[0];
  return like?.tags.filter((tag) => !(BLENDS as readonly string[]).includes(tag)) ?? ["idea"];
}
