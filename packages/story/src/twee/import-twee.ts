import type { StoryGraph } from "@4d/contract";
import { STORY_NODES_MAX } from "@4d/contract";
import { layout } from "../map/layout.ts";
import { orRefusal, type RefusedStory, refuse } from "../refusal.ts";
import { nodesOf } from "./nodes-of.ts";
import { type Passage, readPassages } from "./passages.ts";
import { Notes, type TweeWarning } from "./warning.ts";

/** Longest imported Twee, in UTF-16 units. */
const TWEE_MAX = 2_000_000;

export interface ImportedTwee {
  readonly kind: "twee";
  /** The story's own name, up to 40 letters; empty when it has none. */
  readonly title: string;
  readonly graph: StoryGraph;
  readonly warnings: readonly TweeWarning[];
}

/** Passages that have a meaning for a story format and are not part of the story. */
const APART = new Set([
  "StoryTitle",
  "StoryData",
  "StoryInit",
  "StoryMenu",
  "StoryCaption",
  "StoryBanner",
  "StorySettings",
  "StorySubtitle",
  "StoryAuthor",
  "StoryInterface",
  "StoryShare",
  "StoryInclude",
  "PassageHeader",
  "PassageFooter",
  "PassageReady",
  "PassageDone",
  "UserScript",
  "UserStylesheet",
]);
const SCRIPTS = new Set(["script", "stylesheet"]);
const WIDGETS = new Set([
  "widget",
  "header",
  "footer",
  "startup",
  "Twine.private",
  "Twine.image",
  "annotation",
]);

function startNamed(passages: readonly Passage[]): string | null {
  const data = passages.find(({ name }) => name === "StoryData")?.body ?? "";
  try {
    const { start } = JSON.parse(data) as { start?: unknown };
    return typeof start === "string" ? start : null;
  } catch {
    return null;
  }
}

/** The passages of the story, each name once. */
function storyPassages(passages: readonly Passage[], notes: Notes): Map<string, Passage> {
  const passagesByName = new Map<string, Passage>();
  for (const passage of passages) {
    const { name, tags } = passage;
    if (tags.some((tag) => SCRIPTS.has(tag) || WIDGETS.has(tag))) notes.count("scripts");
    else if (APART.has(name)) continue;
    else if (passagesByName.has(name)) notes.count("sameName");
    else if (name !== "") passagesByName.set(name, passage);
  }
  return passagesByName;
}

function read(source: string): ImportedTwee {
  if (source.length > TWEE_MAX) refuse("tooLarge", "2 MB");
  const passages = readPassages(source);
  if (passages.length === 0) refuse("notTwee");
  const notes = new Notes();
  const passagesByName = storyPassages(passages, notes);
  const [first] = passagesByName.values();
  if (first === undefined) refuse("empty");
  if (passagesByName.size > STORY_NODES_MAX) refuse("tooMany", passagesByName.size);
  const named = startNamed(passages) ?? "Start";
  const start = passagesByName.get(named) ?? first;
  if (start.name !== named) notes.name("guessedStart", start.name);
  const ids = new Map([...passagesByName.keys()].map((name, at) => [name, `n${at + 1}`]));
  const nodes = [...passagesByName.values()].flatMap((passage) => nodesOf(passage, ids, notes));
  if (nodes.length > STORY_NODES_MAX) refuse("tooMany", nodes.length);
  const graph = { start: ids.get(start.name) ?? "", cast: [], variables: [], nodes };
  const title = (passages.find(({ name }) => name === "StoryTitle")?.body ?? "").split("\n")[0] ?? "";
  return { kind: "twee", title: title.slice(0, 40), graph: layout(graph), warnings: notes.list() };
}

/**
 * A Twee 3 story as a graph (`STORY-1`): passages, links and where it begins. What a story format adds is
 * reported and left out.
 */
export const importTwee = (source: string): ImportedTwee | RefusedStory => orRefusal(() => read(source));
