const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const CONTROLS = /\p{Bidi_C}/gu;
/** Whole pieces of `isolated`, and no other sign that turns a text. */
const WHOLE = /^(?:\u2068[^\u2068\u2069]*\u2069|\P{Bidi_C})*$/u;

/** A text without the signs that turn what stands around it: for a preview in one line. Pure. */
export const withoutBidiControls = (text: string): string => text.replaceAll(CONTROLS, "");

/**
 * A name as it stands inside a sentence: one written from right to left keeps to itself, so that a number or a sign
 * behind it stays where it belongs. In a page, `<bdi>` does the same. Pure.
 */
export function isolated(text: string): string {
  if (WHOLE.test(text) && text.includes("\u2068")) return text;
  const plain = withoutBidiControls(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Facts in a row, each keeping to itself; what is empty or false is none. Pure. */
export const joinIsolated = (
  facts: readonly (string | false | null | undefined)[],
  between = " · ",
): string =>
  facts
    .filter((fact) => typeof fact === "string" && fact !== "")
    .map((fact) => isolated(String(fact)))
    .join(between);
