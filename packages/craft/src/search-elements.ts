import type { CraftElement } from "./element.ts";
import { normalName } from "./normal-name.ts";

/**
 * The elements a query means, best first: the same name or emoji, what begins with it, an English word
 * that begins with it, what contains it. Only when there is none: signs left out between, or one English
 * letter mistyped.
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

/** How texts are made alike beyond their names: what the product's other searches take for the same. */
type Fold = (text: string) => string;

/** From here on a rank is a guess, offered only when nothing better is found. */
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

/** Whether the signs stand in the name in that order, others between them. */
function isWithin(signs: string, name: string): boolean {
  let at = 0;
  for (const sign of name) if (sign === signs[at]) at += 1;
  return at === signs.length;
}

/** Whether one letter was left out, added, changed or exchanged with the next. */
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
