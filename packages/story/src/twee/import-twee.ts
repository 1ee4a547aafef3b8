import type { StoryGraph } from "@4d/contract";
import { STORY_NODES_MAX } from "@4d/contract";
import { twineStories } from "../files/twine-stories.ts";
import type { InkMapNode } from "../ink/ink-map.ts";
import { layout } from "../map/layout.ts";
import { orRefusal, type RefusedStory, refuse } from "../refusal.ts";
import { allDeep } from "../twine/part-tree.ts";
import { PassageNotes } from "../twine/passage-notes.ts";
import { isPlain, plainBody } from "../twine/plain-body.ts";
import { type ReadStory, readStory } from "../twine/read-story.ts";
import { type TwinePassage, writeStory } from "../twine/write-story.ts";
import { nodesOf } from "./nodes-of.ts";
import { Notes, type TweeWarning } from "./warning.ts";

/** Longest imported Twee or HTML, in UTF-16 units. */
const TWEE_MAX = 2_000_000;
/** Longer ink takes more time to compile than there is for it. */
const INK_MAX = 1_000_000;
const PREVIEW = 80;

export interface ImportedTwee {
  readonly kind: "twee";
  /** The story's own name, up to 40 letters; empty when it has none. */
  readonly title: string;
  /** Empty where the story is ink. */
  readonly graph: StoryGraph;
  /** Of a story with more than text and links: ink that is not compiled yet, and its passages. */
  readonly ink: { readonly source: string; readonly map: readonly InkMapNode[] } | null;
  readonly warnings: readonly TweeWarning[];
}

export interface TweeOptions {
  /** Which story of an archive, from 0. */
  readonly at?: number;
  /** Only text and links, even of a story that has more. */
  readonly plain?: boolean;
}

const EMPTY: StoryGraph = { start: "", cast: [], variables: [], nodes: [] };

function graphOf(passages: readonly TwinePassage[], start: string, notes: Notes): StoryGraph {
  if (passages.length > STORY_NODES_MAX) refuse("tooMany", passages.length);
  const ids = new Map(passages.map(({ name }, at) => [name, `n${at + 1}`]));
  const nodes = passages.flatMap(({ name, parts }) => nodesOf({ name, body: plainBody(parts) }, ids, notes));
  if (nodes.length > STORY_NODES_MAX) refuse("tooMany", nodes.length);
  return layout({ start: ids.get(start) ?? "", cast: [], variables: [], nodes });
}

/** The map of a story that is ink: its passages and where they lead, as far as their names are known. */
function mapOf(passages: readonly TwinePassage[]): InkMapNode[] {
  const names = new Set(passages.map(({ name }) => name));
  return passages.map(({ name, parts }) => {
    const all = allDeep(parts);
    const links = all.filter(({ kind }) => kind === "link");
    const targets = all.flatMap((part) =>
      (part.kind === "link" || part.kind === "goto") && part.target.kind === "passage"
        ? [part.target.name]
        : [],
    );
    return {
      id: name,
      text: plainBody(parts).text.slice(0, PREVIEW),
      targets: [...new Set(targets)].filter((target) => names.has(target)),
      choices: links.length,
      ends: links.length === 0 && targets.length === 0,
    };
  });
}

function inkOf(story: ReadStory, start: string, notes: Notes, notDone: PassageNotes) {
  const source = writeStory(
    { ...story, start },
    {
      onNotDone: (passage, what) => notDone.add(passage, what),
      onMissing: () => notes.count("missing"),
    },
  );
  return source.length > INK_MAX ? null : { source, map: mapOf(story.passages) };
}

function read(source: string, { at = 0, plain = false }: TweeOptions): ImportedTwee {
  if (source.length > TWEE_MAX) refuse("tooLarge", "2 MB");
  const stories = twineStories(source);
  const file = stories[at] ?? stories[0] ?? refuse("notTwee");
  const notes = new Notes();
  const notDone = new PassageNotes();
  if (stories.length > 1) notes.name("oneOfSeveral", file.title);
  const story = readStory(file, notes, notDone);
  const { passages } = story;
  const [first] = passages;
  if (first === undefined) refuse("empty");
  const named = file.start ?? "Start";
  const start = passages.find(({ name }) => name === named) ?? first;
  if (start.name !== named) notes.name("guessedStart", start.name);
  const around = [...story.startup, ...story.header, ...story.footer];
  const isSimple = [...passages, ...around].every(({ parts }) => parts.every(isPlain));
  const isGraph = plain || (isSimple && around.length === 0 && passages.length <= STORY_NODES_MAX);
  const ink = isGraph ? null : inkOf(story, start.name, notes, notDone);
  const graph = ink === null ? graphOf(passages, start.name, notes) : EMPTY;
  const isBare = ink === null && !isSimple;
  if (isBare) notes.count("onlyText");
  const warnings = [...notes.list(), ...(isBare ? [] : notDone.list())];
  return { kind: "twee", title: file.title.slice(0, 40), graph, ink, warnings };
}

/**
 * A story of a Twine file (`STORY-1`): a graph when it has only text and links, ink when it has more. What
 * cannot be brought is reported with its passages, and is not part of any text.
 */
export const importTwee = (source: string, options: TweeOptions = {}): ImportedTwee | RefusedStory =>
  orRefusal(() => read(source, options));
