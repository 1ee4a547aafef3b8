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
   * going: there are choices. ending: one of the author's. over: the text ran out, in a dead end or in
   * imported ink.
   */
  readonly state: "going" | "ending" | "over";
  /** The name of the ending; empty when it has none, or none was reached. */
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

const KNOWN = ["id", "title", "speaker", "background", "ending"] as const;
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

/** A scene from what ink printed; the empty lines it prints after a choice are not the author's. */
export function sceneOf({ lines, tags, choices }: Printed): Scene {
  const { known, other } = readTags(tags);
  const text = lines.map((line) => line.replace(/\n$/u, "")).filter((line) => line !== "");
  const over = known.ending === undefined ? "over" : "ending";
  return {
    node: known.id ?? null,
    title: known.title ?? "",
    text: text.map(fromInk).join("\n"),
    speaker: known.speaker ?? "",
    background: known.background ?? "",
    choices: choices.map((choice, index) => ({ index, text: fromInk(choice) })),
    state: choices.length > 0 ? "going" : over,
    ending: known.ending ?? "",
    tags: other,
  };
}
