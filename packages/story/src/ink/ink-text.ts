/*
 * Ink removes spaces: at the ends of a line, doubled ones, empty lines. What would be lost is written as a
 * look-alike that ink preserves and other players show well; `fromInk` reads it back. A look-alike in the
 * author's own text gets one more word joiner than the author wrote, so that every text comes back as it was.
 */
const JOINER = "\u2060";
const LOOKALIKES = new Map([
  [" ", "\u00a0"],
  ["\t", "\u2003"],
  ["\r", "\u2004"],
  ["\n", "\u2005"],
  ["", "\u200b"],
]);
const ORIGINALS = new Map([...LOOKALIKES].map(([original, like]) => [like, original]));
const OWN = /[\u00a0\u2003\u2004\u2005\u200b]\u2060*/gu;
/** A space that ink would remove: at an end, or next to another. */
const EATEN = /^ | $|(?<=[ \t\r]) | (?=[ \t\r])|[\t\r\n]/gu;
/** Characters that have a meaning in ink somewhere. */
const SYNTAX = /[\\{}|#~\-<>*+=/[\]()"]/gu;
/** Words that begin a statement at the beginning of a line; ink does not check where the word ends. */
const STATEMENT = /^(?=TODO|VAR|CONST|LIST|EXTERNAL|INCLUDE)/u;

/** Any text as one line of ink that prints it. */
export function lineToInk(line: string): string {
  if (line === "") return LOOKALIKES.get("") ?? "";
  return line
    .replace(OWN, (own) => `${own[0]}${JOINER}${own.slice(1)}`)
    .replace(EATEN, (space) => LOOKALIKES.get(space) ?? space)
    .replace(SYNTAX, "\\$&")
    .replace(STATEMENT, "\\");
}

/** Any text as lines of ink that print it. */
export const textToInk = (text: string): string => text.split("\n").map(lineToInk).join("\n");

/** The text given to `lineToInk` or `textToInk`, from what ink printed. */
export const fromInk = (printed: string): string =>
  printed.replace(OWN, (found) => {
    const [like = "", ...joiners] = found;
    return joiners.length === 0 ? (ORIGINALS.get(like) ?? "") : `${like}${joiners.slice(1).join("")}`;
  });
