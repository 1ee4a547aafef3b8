import { SYLLABLES } from "./pinyin-table.ts";

/** The browser's own pinyin order: nothing is fetched and a list never rearranges itself. */
const collator = new Intl.Collator("zh-Hans-u-co-pinyin", { numeric: true, sensitivity: "base" });
const table = [...SYLLABLES.matchAll(/([a-z]+)(\p{Script=Han})/gu)].map(([, sound = "", first = ""]) => ({
  sound,
  first,
}));

/** Characters that sound otherwise at the head of a name. */
const surnames: Readonly<Record<string, string>> = {
  单: "shan",
  曾: "zeng",
  解: "xie",
  仇: "qiu",
  朴: "piao",
  查: "zha",
  翟: "zhai",
  盖: "ge",
  区: "ou",
  种: "chong",
  乐: "yue",
  缪: "miao",
  覃: "qin",
  重: "chong",
  折: "she",
  尉: "yu",
};
const isHan = (char: string) => /\p{Script=Han}/u.test(char);

/** The syllable of a Chinese character, its most usual one; found by halving. */
export function syllableOf(char: string): string {
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (collator.compare(table[middle]?.first ?? "", char) <= 0) low = middle;
    else high = middle - 1;
  }
  return table[low]?.sound ?? "";
}

/** The parts of a name as they sound: a syllable per character, other words whole; in small letters. */
function soundsOf(name: string): string[] {
  const parts = name.toLowerCase().match(/\p{Script=Han}|[^\p{Script=Han}\s]+/gu) ?? [];
  return parts.map((part) => (isHan(part) ? syllableOf(part) : part));
}

const joined = (sounds: readonly string[]) => [sounds.join(""), sounds.map(([first = ""]) => first).join("")];

/** What a name may be typed as: its pinyin whole and by initials, with its surname reading too. Pure. */
export function searchKeysOf(name: string): string[] {
  const sounds = soundsOf(name);
  const surname = surnames[name.trim().charAt(0)];
  return surname === undefined
    ? joined(sounds)
    : [...joined(sounds), ...joined([surname, ...sounds.slice(1)])];
}

/** The letter a name stands under: "A" … "Z", or "#" for names that begin with anything else. Pure. */
export function letterOf(name: string): string {
  const [first = ""] = name.trim();
  if (isHan(first)) return (surnames[first] ?? syllableOf(first)).charAt(0).toUpperCase();
  const plain = first.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(plain) ? plain : "#";
}

/** Order of names inside a letter. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
