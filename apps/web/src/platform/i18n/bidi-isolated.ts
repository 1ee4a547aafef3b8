const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const CONTROLS = /\p{Bidi_C}/gu;
/** A text whose only bidirectional control characters are complete pairs of `isolated`. */
const WHOLE = /^(?:\u2068[^\u2068\u2069]*\u2069|\P{Bidi_C})*$/u;

/** A text without bidirectional control characters, which could reverse the text around it. Pure. */
export const withoutBidiControls = (text: string): string => text.replaceAll(CONTROLS, "");

/**
 * A name for use inside a sentence: one written from right to left is isolated, so that a number or punctuation after
 * it keeps its position. In a page, `<bdi>` does the same. Pure.
 */
export function isolated(text: string): string {
  if (WHOLE.test(text) && text.includes("\u2068")) return text;
  const plain = withoutBidiControls(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Joins facts, each isolated; empty and false ones are left out. Pure. */
export const joinIsolated = (
  facts: readonly (string | false | null | undefined)[],
  between = " · ",
): string =>
  facts
    .filter((fact) => typeof fact === "string" && fact !== "")
    .map((fact) => isolated(String(fact)))
    .join(between);
