/**
 * An instruction in a lore entry: `@@depth 4`, with the `@@@` lines that replace it where it is not
 * understood.
 */
export interface Decorator {
  readonly name: string;
  readonly values: readonly string[];
}

interface Decorated {
  /** Each decorator before its fallbacks, in the order of the entry. */
  readonly decorators: readonly (readonly Decorator[])[];
  /** The entry's text, without the decorators. */
  readonly text: string;
}

function decoratorOf(row: string): Decorator {
  const [, name = "", rest = ""] = /^@+(\S*)\s*(.*)$/su.exec(row) ?? [];
  const values = rest
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
  return { name: name.toLowerCase(), values };
}

/** Reads the decorators, which precede the text, one per line. */
export function readDecorators(content: string): Decorated {
  const rows = content.trim().split(/\r?\n/u);
  const decorators: Decorator[][] = [];
  let at = 0;
  for (; rows[at]?.trimStart().startsWith("@@"); at += 1) {
    const row = (rows[at] ?? "").trim();
    const fallbacks = decorators.at(-1);
    if (!row.startsWith("@@@")) decorators.push([decoratorOf(row)]);
    else fallbacks?.push(decoratorOf(row));
  }
  return { decorators, text: rows.slice(at).join("\n").trim() };
}

/** The content without its decorators. */
export function textAfterDecorators(content: string): string {
  return content.trimStart().startsWith("@@") ? readDecorators(content).text : content;
}

/** The values of every decorator of a name that is understood, in their order. */
export function valuesOf(
  decorators: Decorated["decorators"],
  name: string,
  understands: (decorator: Decorator) => boolean,
): readonly (readonly string[])[] {
  return decorators.flatMap((alternatives) => {
    const found = alternatives.find(understands);
    return found?.name === name ? [found.values] : [];
  });
}

/**
 * For each decorator, the first of it and its fallbacks that is understood; of several with one name, the
 * first. `understands` judges the name and the values.
 */
export function understood(
  decorators: Decorated["decorators"],
  understands: (decorator: Decorator) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>();
  for (const alternatives of decorators) {
    const found = alternatives.find(understands);
    if (found && !chosen.has(found.name)) chosen.set(found.name, found.values);
  }
  return chosen;
}
