import type { CraftElement } from "./element.ts";
import { normalName } from "./normal-name.ts";

/**
 * The elements that match a query, best first: the same name or emoji, a name that begins with it, an English
 * word that begins with it, a name that contains it. Only without any of these: characters missing in
 * between, or one English letter mistyped.
 */
export function searchElements<T extends CraftElement>(
  elements: readonly T[],
  query: string,
  limit = 50,
  fold: Fold = (text) => text,
): T[] {
  const key: Fold = (text) => fold(normalName(text));
  const sought = key(query);
  if (sought === "") return elements.slice(0, limit);
  const ranked = elements
    .map((element, at) => ({ element, at, rank: rankOf(element, sought, key) }))
    .filter(({ rank }) => rank < MISSED)
    .sort((one, other) => one.rank - other.rank || one.at - other.at);
  const meant = ranked.filter(({ rank }) => rank < GUESSED);
  return (meant.length > 0 ? meant : ranked).slice(0, limit).map(({ element }) => element);
}

/** How texts are folded further than names: the same as in the product's other searches. */
type Fold = (text: string) => string;

/** From this rank on a match is a guess, offered only when there is nothing better. */
const GUESSED = 5;
const MISSED = 7;

function rankOf(element: CraftElement, sought: string, key: Fold): number {
  const zh = key(element.name);
  const en = key(element.nameEn);
  if (zh === sought || en === sought || key(element.emoji) === sought) return 0;
  if (zh.startsWith(sought)) return 1;
  if (en.startsWith(sought)) return 2;
  const words = element.nameEn.split(/[\s-]+/u).map(key);
  if (words.some((word) => word.startsWith(sought))) return 3;
  if (zh.includes(sought) || en.includes(sought)) return 4;
  if (sought.length > 1 && isWithin(sought, zh)) return 5;
  return sought.length > 3 && [en, ...words].some((word) => isOneOff(sought, word)) ? 6 : MISSED;
}

/** Whether the characters occur in the name in that order, with others between them. */
function isWithin(signs: string, name: string): boolean {
  let at = 0;
  for (const sign of name) if (sign === signs[at]) at += 1;
  return at === signs.length;
}

/** Whether one letter was omitted, added, changed or swapped with the next. */
function isOneOff(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === word[from]) from += 1;
  const [left, right] = [typed.slice(from), word.slice(from)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
