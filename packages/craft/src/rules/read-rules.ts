/** A name to compose; the star stands for the element that has the rule's second tag. */
export interface Pattern {
  readonly zh: string;
  readonly en: string;
  /** What the result becomes, if it is not what the star element is. */
  readonly becomes?: { readonly emoji: string; readonly tags: readonly string[] };
}

/** One outcome of a rule: an authored element by name, or a composed name. */
export type RuleOutcome = { readonly element: string } | { readonly pattern: Pattern };

/** What two elements may give, one with `tag` and the other with `star`. */
export interface Rule {
  readonly tag: string;
  readonly star: string;
  readonly outcomes: readonly RuleOutcome[];
}

/** Reads a table of rules: `tag tag = way ; way`, with ways in the format of each table. */
export function readRules(table: string): Rule[] {
  return linesOf(table).map(([tags, outcomes]) => {
    const [tag = "", star = ""] = tags.split(" ");
    return { tag, star, outcomes: readOutcomes(outcomes) };
  });
}

/** Reads the table of what two equal elements give, by kind. */
export function readDoubles(table: string): ReadonlyMap<string, readonly RuleOutcome[]> {
  return new Map(linesOf(table).map(([kind, outcomes]) => [kind, readOutcomes(outcomes)]));
}

function linesOf(table: string): [string, string][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [left = "", right = ""] = line.split("=");
      return [left.trim(), right.trim()];
    });
}

function readOutcomes(text: string): RuleOutcome[] {
  if (!text.includes("*")) return text.split(",").map((name) => ({ element: name.trim() }));
  return text.split(";").map((outcome) => {
    const [zh = "", en = "", emoji, tags] = outcome.split("/").map((part) => part.trim());
    return { pattern: { zh, en, ...(emoji && tags ? { turns: { emoji, tags: tags.split(" ") } } : {}) } };
  });
}
