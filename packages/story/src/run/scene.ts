import { fromInk } from "../ink/ink-text.ts";

export interface SceneChoice {
  /** What `choose` takes. */
  readonly index: number;
  readonly text: string;
}

/** What a reader sees between two choices. */
export interface Scene {
  /** The node of the graph; null in imported ink. */
  readonly node: string | null;
  readonly title: string;
  readonly text: string;
  /** A key of the cast; empty for the narrator. */
  readonly speaker: string;
  readonly background: string;
  readonly choices: readonly SceneChoice[];
  /**
   * going: there are choices. ending: one of the author's, or in imported ink an END or DONE in a knot. over:
   * the text ran out.
   */
  readonly state: "going" | "ending" | "over";
  /** The name of the ending, in imported ink of its knot; empty when it has none, or none was reached. */
  readonly ending: string;
  /** Tags that ink printed beside the text and that we do not know, for imported ink. */
  readonly tags: readonly string[];
}

/** What ink printed from one choice to the next. */
export interface Printed {
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  readonly choices: readonly string[];
}

const KNOWN = ["id", "title", "speaker", "background", "ending", "layout"] as const;
type Known = (typeof KNOWN)[number];

/** Splits tags into names and values: `speaker: ayao`. In imported ink the last of a name counts. */
function readTags(tags: readonly string[]): { known: Partial<Record<Known, string>>; other: string[] } {
  const known: Partial<Record<Known, string>> = {};
  const other: string[] = [];
  for (const tag of tags) {
    const name = KNOWN.find((one) => tag.startsWith(`${one}:`));
    if (name === undefined) other.push(tag);
    else known[name] = fromInk(tag.slice(name.length + 1).replace(/^ /u, ""));
  }
  return { known, other };
}

/** Text of a story format that, as a page does, shows many spaces as one and few empty lines. */
const asPage = (text: string): string =>
  text
    .replace(/[ \t]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    // a bullet, or bars, of a line that had only links
    .replace(/^(?:[*•>+-]|[|·/ ]+|\d{1,2}[.)])$/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

/** `the_long_way` as people write it. */
const spoken = (knot: string): string => knot.replaceAll("_", " ").trim();

/**
 * A scene from what ink printed; the empty lines it prints after a choice are not the author's. `end` is the
 * knot of imported ink that came to an END or DONE.
 */
export function sceneOf({ lines, tags, choices }: Printed, end: string | null = null): Scene {
  const { known, other } = readTags(tags);
  const text = lines.map((line) => line.replace(/\n$/u, "")).filter((line) => line !== "");
  const shown = text.map(fromInk).join("\n");
  const ending = known.ending ?? (end !== null && choices.length === 0 ? spoken(end) : undefined);
  const over = ending === undefined ? "over" : "ending";
  return {
    node: known.id ?? null,
    title: known.title ?? "",
    text: known.layout === "twine" ? asPage(shown) : shown,
    speaker: known.speaker ?? "",
    background: known.background ?? "",
    choices: choices.map((choice, index) => ({ index, text: fromInk(choice) })),
    state: choices.length > 0 ? "going" : over,
    ending: ending ?? "",
    tags: other,
  };
}
