/** A text as its author wrote it. `place` counts their texts to that conversation from this terminal. */
export interface Written {
  readonly author: number;
  readonly terminal: number;
  readonly tmpId: string;
  readonly ordinal: number;
}

/** A text as a terminal shows it. */
export interface Shown extends Written {
  readonly id: number;
}

/** One conversation: what was written to it, and what each terminal of each member shows, top to bottom. */
export interface Conversation {
  readonly name: string;
  readonly written: readonly Written[];
  readonly shown: readonly { readonly by: string; readonly texts: readonly Shown[] }[];
}

/** The three numbers of `quality §4.1`, and examples of what went wrong. */
export interface Verdict {
  lost: number;
  duplicated: number;
  outOfOrder: number;
  readonly examples: string[];
  /** What is missing: the terminal, the conversation, and the id under which others show it. */
  readonly missing: { readonly by: string; readonly conversation: string; readonly id: number }[];
}

const nameOf = ({ author, tmpId }: Written) => `${author}/${tmpId}`;

/**
 * Compares what was written with what every terminal shows.
 * lost: written, not shown. duplicated: shown more than once, or shown though never written.
 * outOfOrder: a text above one of smaller id, or above an earlier one of the same author and terminal, or
 * with another id than on the first screen: two screens that disagree cannot both be right.
 */
export function judge(conversations: readonly Conversation[]): Verdict {
  const verdict: Verdict = { lost: 0, duplicated: 0, outOfOrder: 0, examples: [], missing: [] };
  for (const { name, written, shown } of conversations) {
    const expected = new Set(written.map(nameOf));
    const agreed = new Map<string, number>();
    for (const { by, texts } of shown) judgeScreen(`${name} on ${by}`, { expected, agreed, texts }, verdict);
    for (const { by, texts } of shown) {
      const seen = new Set(texts.map(nameOf));
      for (const one of expected)
        if (!seen.has(one)) verdict.missing.push({ by, conversation: name, id: agreed.get(one) ?? 0 });
    }
  }
  return verdict;
}

interface Screen {
  readonly expected: ReadonlySet<string>;
  readonly agreed: Map<string, number>;
  readonly texts: readonly Shown[];
}

function judgeScreen(where: string, { expected, agreed, texts }: Screen, verdict: Verdict): void {
  const report = (what: string) =>
    void (verdict.examples.length < 20 && verdict.examples.push(`${what} in ${where}`));
  const seen = new Set<string>();
  const ordinals = new Map<string, number>();
  let above = 0;
  for (const text of texts) {
    const name = nameOf(text);
    const queue = `${text.author}/${text.terminal}`;
    if (seen.has(name) || !expected.has(name)) {
      verdict.duplicated += 1;
      report(`${name} twice or never written`);
    } else if (
      text.id <= above ||
      text.ordinal <= (ordinals.get(queue) ?? -1) ||
      (agreed.get(name) ?? text.id) !== text.id
    ) {
      verdict.outOfOrder += 1;
      report(`${name} (id ${text.id}) out of place`);
    }
    above = Math.max(above, text.id);
    ordinals.set(queue, text.ordinal);
    if (!agreed.has(name)) agreed.set(name, text.id);
    seen.add(name);
  }
  for (const name of expected) {
    if (seen.has(name)) continue;
    verdict.lost += 1;
    report(`${name} missing`);
  }
}
