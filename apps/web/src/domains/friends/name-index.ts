/**
 * The letter a name stands under, and the order of names, from the browser's own pinyin collation: nothing is
 * fetched and the list never rearranges itself. Full pinyin for searching comes later, see pinyin-keys.ts.
 */
const collator = new Intl.Collator("zh-Hans-u-co-pinyin", { numeric: true, sensitivity: "base" });
const letters = "ABCDEFGHJKLMNOPQRSTWXYZ";
/** The first character of each letter in pinyin order; I, U and V begin no syllable. */
const firsts = "阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀";

/** Surnames whose sound as a name is not their usual one. */
const surnames: Readonly<Record<string, string>> = {
  单: "S",
  曾: "Z",
  解: "X",
  仇: "Q",
  朴: "P",
  查: "Z",
  翟: "Z",
  盖: "G",
  区: "O",
  尉: "W",
  种: "C",
  乐: "Y",
  缪: "M",
  覃: "Q",
  重: "C",
  折: "S",
};

function hanLetter(char: string): string {
  const known = surnames[char];
  if (known !== undefined) return known;
  for (let at = firsts.length - 1; at >= 0; at -= 1) {
    if (collator.compare(char, firsts[at] ?? "") >= 0) return letters[at] ?? "#";
  }
  return "#";
}

/** "A" … "Z", or "#" for names that begin with anything else. */
export function letterOf(name: string): string {
  const [first = ""] = name.trim();
  if (/\p{Script=Han}/u.test(first)) return hanLetter(first);
  const plain = first.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(plain) ? plain : "#";
}

/** Order of names inside a letter. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
