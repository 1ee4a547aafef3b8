import { readFileSync } from "node:fs";

/** Each line is a skeleton and the characters that look like it, in hexadecimal; see scripts/confusables.py. */
const TABLE = new URL("confusables.txt", import.meta.url);
const HIDDEN = /\p{DI}/gu;
const text = (codes: string): string =>
  codes
    .trim()
    .split(" ")
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join("");

const lookTable = new Map<string, string>();
for (const line of readFileSync(TABLE, "ascii").split("\n")) {
  const [look = "", signs = ""] = line.split(";");
  if (line !== "" && !line.startsWith("#")) for (const sign of text(signs)) lookTable.set(sign, text(look));
}

/**
 * The skeleton of Unicode TS 39: texts that look the same have the same skeleton. Compatibility forms (NFKC) are folded
 * first. Only for comparing, never to show.
 */
export const skeletonOf = (name: string): string =>
  Array.from(
    name.normalize("NFKC").replaceAll(HIDDEN, "").normalize("NFD"),
    (sign) => lookTable.get(sign) ?? sign,
  )
    .join("")
    .normalize("NFD");

const lowerCaseSkeleton = (name: string): string => skeletonOf(skeletonOf(name).toLowerCase());

/**
 * One or two ways a name may be read: as written, where `I` is an `l`, and in lower case. Two names that share a key
 * are confusable, in whatever letter case.
 */
export const lookalikeKeysOf = (name: string): string[] =>
  [...new Set([lowerCaseSkeleton(name), lowerCaseSkeleton(name.normalize("NFKC").toLowerCase())])].sort();
