import { readFileSync } from "node:fs";

/** A line is what characters look like and the characters, in hexadecimal; see scripts/confusables.py. */
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
 * The skeleton of Unicode TS 39: two texts that look the same have the same one. Compatibility forms (NFKC) are folded
 * first. For comparing only; it is no text to show.
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
 * How a name may be read, one or two ways: as it is written, where `I` is an `l`, and in small letters. Two names that
 * share a way are taken for each other, in whatever letter case.
 */
export const lookalikeKeysOf = (name: string): string[] =>
  [...new Set([lowerCaseSkeleton(name), lowerCaseSkeleton(name.normalize("NFKC").toLowerCase())])].sort();
