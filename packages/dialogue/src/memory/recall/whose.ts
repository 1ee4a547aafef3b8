import type { Memory } from "../../dialogue.ts";

/** Keys of which one may be said for another. */
const FAMILIES: readonly (readonly string[])[] = [
  ["husband", "wife", "spouse", "partner", "boyfriend", "girlfriend"],
  ["child", "son", "daughter", "children", "eldest child", "second child", "youngest child"],
  ["friend", "best friend", "online friend"],
  ["grandmother", "maternal grandmother"],
  ["grandfather", "maternal grandfather"],
  ["brother", "older brother", "younger brother"],
  ["sister", "older sister", "younger sister"],
  ["fish", "goldfish"],
  ["bird", "parrot", "chicken", "duck"],
  ["classmate", "deskmate"],
  ["teacher", "coach"],
  ["car", "motorbike", "e-bike"],
];

/** Whom a word for a relative may mean too, by whose relative they are. */
const RELATIVES: readonly (readonly [key: string, said: RegExp])[] = [
  ["parents", /^(?:mother|father)$/u],
  ["niece", /(?:brother|sister)'s (?:daughter|child)$/u],
  ["nephew", /(?:brother|sister)'s (?:son|child)$/u],
  ["mother-in-law", /^(?:husband|wife|spouse|partner)'s mother$/u],
  ["father-in-law", /^(?:husband|wife|spouse|partner)'s father$/u],
  ["brother-in-law", /^(?:husband|wife|spouse|partner)'s .*brother$|sister's husband$/u],
  ["sister-in-law", /^(?:husband|wife|spouse|partner)'s .*sister$|brother's wife$/u],
  ["grandmother", /^(?:mother|father)'s mother$/u],
  ["grandfather", /^(?:mother|father)'s father$/u],
  ["uncle", /^(?:mother|father)'s .*brother$|^aunt's husband$/u],
  ["aunt", /^(?:mother|father)'s .*sister$|^uncle's wife$/u],
  ["cousin", /^(?:uncle|aunt)'s (?:son|daughter|child)$/u],
  ["daughter-in-law", /^son's (?:wife|spouse)$/u],
  ["son-in-law", /^daughter's (?:husband|spouse)$/u],
  ["grandson", /^(?:son|daughter|child)'s son$/u],
  ["granddaughter", /^(?:son|daughter|child)'s daughter$/u],
];

const isRelative = (one: string, other: string): boolean =>
  RELATIVES.some(([key, said]) => key === one && said.test(other));

/** Whether two keys may mean one being; words too wide stand for others: 弟弟 is no 哥哥, but 弟弟 is a 兄弟. */
export function isSameOne(asked: string, held: string): boolean {
  if (asked === held) return true;
  const [askedOwner, askedThing] = asked.split("'s ");
  const [heldOwner, heldThing] = held.split("'s ");
  if (askedThing !== undefined && heldThing !== undefined)
    return isSameOne(askedOwner ?? "", heldOwner ?? "") && isSameOne(askedThing, heldThing);
  if (isRelative(asked, held) || isRelative(held, asked)) return true;
  const family = FAMILIES.find((one) => one.includes(asked) && one.includes(held));
  if (family === undefined) return false;
  const isExact = (key: string): boolean =>
    /^(?:older|younger|eldest|second|youngest) |^(?:son|daughter|parrot|chicken|duck|motorbike|e-bike)$/u.test(
      key,
    );
  return !isExact(asked) || !isExact(held);
}

/** Whom a name stands for, of those known. */
export const ownerOf = (name: string, memories: readonly Memory[]): string | undefined =>
  memories.find(
    ({ kind, value, about }) =>
      (kind === "name" || kind === "nickname") && about !== undefined && value === name,
  )?.about;

/** The names that are known, with whom they are of. */
export const namesIn = (memories: readonly Memory[]): Record<string, string> =>
  Object.fromEntries(
    memories.flatMap(({ kind, value, about }) =>
      (kind === "name" || kind === "nickname") && about !== undefined ? [[value, about]] : [],
    ),
  );
