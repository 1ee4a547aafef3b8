/** Writings that may stand together (UTS 39, "highly restrictive"): each row is one writing, or one with Latin. */
const SCRIPT_COMBINATIONS = ["Latn Hani Hira Kana", "Latn Hani Bopo", "Latn Hani Hang"];
/** Writings in use today (UAX 31, tables 5 and 7); those only scholars write are for looking like others. */
const SINGLE_SCRIPTS =
  "Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt " +
  "Adlm Bali Bamu Batk Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mong Mtei Newa Nkoo Olck Osge Plrd " +
  "Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii";
function singleScriptPattern(): RegExp {
  const whole = (scripts: string): string =>
    `[${[...scripts.split(" "), "Zyyy", "Zinh"].map((script) => `\\p{scx=${script}}`).join("")}]+`;
  return new RegExp(
    `^(?:${[...SCRIPT_COMBINATIONS, ...SINGLE_SCRIPTS.split(" ")].map(whole).join("|")})$`,
    "u",
  );
}
const SINGLE_SCRIPT = /* @__PURE__ */ singleScriptPattern();
const DIGIT = /\p{Nd}/u;

/** Digits of one kind stand together in Unicode, so the first of them names the kind. */
function zeroDigitOf(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  while (DIGIT.test(String.fromCodePoint(code - 1))) code -= 1;
  return code;
}

/**
 * Whether a name is written in one writing with digits of one kind (UTS 39 §5.2 and §5.3). Chinese, Japanese and
 * Korean stand with Latin, which they look nothing like; `а` of Cyrillic does not stand with `dmin`.
 */
export const isSingleScript = (name: string): boolean =>
  SINGLE_SCRIPT.test(name) &&
  new Set(
    Array.from(name)
      .filter((letter) => DIGIT.test(letter))
      .map(zeroDigitOf),
  ).size < 2;
