/** Scripts that may be mixed (UTS 39, "highly restrictive"). Otherwise a name has one script, or one with Latin. */
const SCRIPT_COMBINATIONS = ["Latn Hani Hira Kana", "Latn Hani Bopo", "Latn Hani Hang"];
/** Scripts in modern use (UAX 31, tables 5 and 7); historic ones are excluded, being useful mainly for look-alikes. */
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

/** Decimal digits of one kind are contiguous in Unicode, so the zero identifies the kind. */
function zeroDigitOf(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  while (DIGIT.test(String.fromCodePoint(code - 1))) code -= 1;
  return code;
}

/**
 * Whether a name uses a single script and one kind of digits (UTS 39 §5.2 and §5.3). Chinese, Japanese and Korean may
 * be mixed with Latin, which they do not resemble; a Cyrillic `а` may not be mixed with `dmin`.
 */
export const isSingleScript = (name: string): boolean =>
  SINGLE_SCRIPT.test(name) &&
  new Set(
    Array.from(name)
      .filter((letter) => DIGIT.test(letter))
      .map(zeroDigitOf),
  ).size < 2;
