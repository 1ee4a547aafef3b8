import { readdirSync, readFileSync } from "node:fs";
import { hashOf } from "../../../packages/dialogue/src/learned/sparse-weights.ts";
import { tokensOf } from "../../../packages/dialogue/src/learned/tokens.ts";
import { joined, type PackedClasses } from "../../../packages/dialogue/src/memory/tagger/word-classes.ts";

/** The words of a list: separated by bars in English, by spaces in Chinese. */
const wordsIn = (text: string): string[] =>
  text
    .split(text.includes("|") ? /[|\n]/u : /\s+/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The lists of a folder, `class.language.txt`, as the tagger looks words up. */
export function packClasses(folder: string): PackedClasses {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  const names = [...new Set(files.map((name) => name.split(".")[0] ?? ""))].sort();
  if (names.length > 32) throw new Error("a word has 32 bits for its classes");
  const bits = new Map<number, number>();
  for (const file of files) {
    const bit = 1 << names.indexOf(file.split(".")[0] ?? "");
    for (const word of wordsIn(readFileSync(`${folder}/${file}`, "utf8"))) {
      const hash = hashOf(joined(tokensOf(word).map((token) => token.word)));
      bits.set(hash, (bits.get(hash) ?? 0) | bit);
    }
  }
  const order = [...bits].sort(([one], [other]) => one - other);
  const base64 = (numbers: number[]): string =>
    Buffer.from(Uint32Array.from(numbers, (one) => one >>> 0).buffer).toString("base64");
  return { names, hashes: base64(order.map(([hash]) => hash)), bits: base64(order.map(([, bit]) => bit)) };
}
