import { lineToInk } from "../ink/ink-text.ts";
import { refuse } from "../refusal.ts";
import { inkFunctions } from "./ink-functions.ts";
import { Names } from "./names.ts";
import { allDeep, someDeep, withoutText } from "./part-tree.ts";
import type { Part } from "./parts.ts";
import { PartWriter } from "./write-parts.ts";

export interface TwinePassage {
  readonly name: string;
  readonly parts: readonly Part[];
}

export interface TwineParts {
  readonly passages: readonly TwinePassage[];
  /** The name of the first passage. */
  readonly start: string;
  /** Passages that run before the story, and around every passage; their names are not those of others. */
  readonly startup: readonly TwinePassage[];
  readonly header: readonly TwinePassage[];
  readonly footer: readonly TwinePassage[];
  /** Passages that others only include. */
  readonly widgets: readonly TwinePassage[];
}

export interface WriteOptions {
  readonly onNotDone: (passage: string, what: string) => void;
  /** A link leads to a passage that does not exist. */
  readonly onMissing: () => void;
}

/** What each passage includes, by name. */
type Includes = ReadonlyMap<string, readonly string[]>;

const includesOf = (passages: readonly TwinePassage[]): Includes =>
  new Map(
    passages.map(({ name, parts }) => [
      name,
      allDeep(parts).flatMap((part) => (part.kind === "include" ? [part.name] : [])),
    ]),
  );

/** Passages whose including is followed to its end; more than any story has. */
const FOLLOWED_MAX = 2_000_000;

/** The passages that include themselves, directly or through others. @throws StoryRefused. */
function circular(includes: Includes): Set<string> {
  const found = new Set<string>();
  let followed = 0;
  for (const name of includes.keys()) {
    const met = new Set<string>();
    const left = [...(includes.get(name) ?? [])];
    for (let next = left.pop(); next !== undefined && !found.has(name); next = left.pop()) {
      followed += 1;
      if (followed > FOLLOWED_MAX) refuse("tooTangled");
      if (next === name) found.add(name);
      if (met.has(next)) continue;
      met.add(next);
      left.push(...(includes.get(next) ?? []));
    }
  }
  return found;
}

/** The passages that have, or include, a link that reveals something in its place. */
function revealing(
  passages: readonly TwinePassage[],
  includes: Includes,
  around: readonly string[],
): Set<string> {
  const found = new Set(
    passages.filter(({ parts }) => someDeep(parts, ({ kind }) => kind === "reveal")).map(({ name }) => name),
  );
  if (around.some((name) => found.has(name))) return new Set(includes.keys());
  const includers = new Map<string, string[]>();
  for (const [name, inside] of includes)
    for (const one of inside) {
      const known = includers.get(one);
      if (known === undefined) includers.set(one, [name]);
      else known.push(name);
    }
  const left = [...found];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const name of includers.get(next) ?? []) {
      if (found.has(name)) continue;
      found.add(name);
      left.push(name);
    }
  }
  return found;
}

class StoryWriter {
  readonly #names: Names;
  readonly #options: WriteOptions;
  readonly #story: TwineParts;
  readonly #included: ReadonlySet<string>;
  readonly #revealing: ReadonlySet<string>;

  constructor(story: TwineParts, options: WriteOptions) {
    const all = [...story.passages, ...story.startup, ...story.header, ...story.footer, ...story.widgets];
    this.#story = story;
    this.#options = options;
    this.#names = new Names(all);
    const includes = includesOf(all);
    const ring = circular(includes);
    const around = [...story.header, ...story.footer].map(({ name }) => name);
    const named = [...includes.values()].flat().filter((name) => includes.has(name));
    this.#included = new Set([...named, ...around].filter((name) => !ring.has(name)));
    this.#revealing = revealing(all, includes, around);
  }

  write(): string {
    const { startup, start, passages, header, footer, widgets } = this.#story;
    const before = startup.flatMap((one) => this.#body({ ...one, parts: withoutText(one.parts) }).lines);
    const all = new Map([...passages, ...header, ...footer, ...widgets].map((one) => [one.name, one]));
    const knots = [...all.values()].flatMap((one) => this.#passage(one));
    const go = this.#names.passages.flatMap(([name, number]) =>
      all.has(name) ? [`- "${lineToInk(name)}":`, `-> p_${number}`] : [],
    );
    const functions = inkFunctions(this.#names);
    const first = `-> p_${this.#names.passage(start) ?? 1}`;
    const { items, globals } = this.#names;
    return [
      'VAR tw_at = ""',
      'VAR tw_before = ""',
      'VAR tw_to = ""',
      "VAR tw_again = false",
      `VAR tw_here = ${first}`,
      ...(items.length === 0 ? [] : [`LIST tw_items = ${items.map(([, item]) => item).join(", ")}`]),
      ...[...globals].map(([name, value]) => `VAR ${name} = ${value}`),
      ...before,
      first,
      ...knots,
      "=== tw_go",
      ...["{ tw_to:", ...go, "}", "-> DONE"],
      "=== function tw_enter(name)",
      ...["{ name != tw_at:", "~ tw_before = tw_at", "}", "~ tw_at = name", "~ tw_again = false"],
      ...functions,
      "",
    ].join("\n");
  }

  #body({ name, parts }: TwinePassage): { lines: string[]; knots: string[] } {
    const writer = new PartWriter({
      names: this.#names,
      own: this.#names.passage(name) ?? 1,
      included: this.#included,
      defers: someDeep(
        parts,
        ({ kind }) => kind === "goto",
        ({ kind }) => kind !== "link" && kind !== "reveal",
      ),
      freezes: this.#revealing.has(name),
      onNotDone: (what) => this.#options.onNotDone(name, what),
      onMissing: this.#options.onMissing,
    });
    const written = writer.write(parts);
    return { lines: [...writer.forgetting(), ...written, ...writer.waiting()], knots: writer.knots };
  }

  #passage(passage: TwinePassage): string[] {
    const { name } = passage;
    const number = this.#names.passage(name) ?? 1;
    const { lines, knots } = this.#body(passage);
    const around = (those: readonly TwinePassage[]) =>
      those.map((one) => `-> c_${this.#names.passage(one.name)} ->`);
    const isIncluded = this.#included.has(name);
    return [
      `=== p_${number}`,
      `~ tw_enter("${lineToInk(name)}")`,
      ...(this.#revealing.has(name) ? [`~ tw_here = -> b_${number}`] : []),
      `-> b_${number}`,
      `=== b_${number}`,
      "# layout: twine",
      `<>${lineToInk("\n\n")}<>`,
      ...around(this.#story.header),
      ...(isIncluded ? [`-> c_${number} ->`] : lines),
      ...around(this.#story.footer),
      "{ CHOICE_COUNT() == 0:",
      `# ending: ${lineToInk(name)}`,
      "}",
      "-> DONE",
      ...(isIncluded ? [`=== c_${number}`, ...lines, "->->"] : []),
      ...knots,
    ];
  }
}

/** A story of Twine as ink source. What it cannot say is left out and named to `onNotDone`. */
export const writeStory = (story: TwineParts, options: WriteOptions): string =>
  new StoryWriter(story, options).write();
