/** What can be cited of the specification: sections by page and number, and the ids of capabilities. */
export interface Specification {
  /** Numbers of the headings by page, such as `characters` → `3.2`. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** First cells of the tables of `capabilities`, such as `MSG-3` and `W12`. */
  readonly capabilities: ReadonlySet<string>;
}

/** A heading such as `### 3.2 Lore`. */
const heading = /^#{2,4} (\d+(?:\.\d+)*)\.? /gm;
const row = /^\| *`?([A-Z]+-\d+|W\d+)`? *\|/gm;
/** A page and one or several of its sections, such as `characters §3.2` or `protocol §6.1, §6.2`. */
const cited = /\b(?!and |or |to )([a-z][a-z-]*) (§\d+(?:\.\d+)*(?:(?:,| and| to| or) §\d+(?:\.\d+)*)*)/g;

/** Reads the pages of `docs/specification`, keyed by file name without extension. Pure. */
export function specificationOf(pages: ReadonlyMap<string, string>): Specification {
  const found = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, number = ""]) => number));
  return {
    sections: new Map([...pages].map(([name, text]) => [name, found(text, heading)])),
    capabilities: found(pages.get("capabilities") ?? "", row),
  };
}

/**
 * Citations in a text that lead nowhere, as they are written. A section sign after a number belongs to
 * another document (RFC 9110 §14). Pure.
 */
export function brokenCitations(text: string, { sections, capabilities }: Specification): string[] {
  const ofSections = [...text.matchAll(cited)].flatMap(([, page = "", list = ""]) =>
    [...list.matchAll(/§([\d.]+)/g)]
      .map(([, number = ""]) => number)
      .filter((number) => !sections.get(page)?.has(number))
      .map((number) => `${page} §${number}`),
  );
  const families = new Set([...capabilities].map((number) => number.split("-")[0]));
  const ofCapabilities = [...text.matchAll(/\b(?:[A-Z]+-\d+|W\d{1,2})\b/g)]
    .map(([number]) => number)
    .filter((number) => !capabilities.has(number))
    .filter((number) => (number.startsWith("W") ? /^W\d/.test(number) : families.has(number.split("-")[0])));
  return [...ofSections, ...ofCapabilities];
}
