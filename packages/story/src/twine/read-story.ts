import type { TwineStory } from "../files/html-story.ts";
import type { Passage } from "../twee/passages.ts";
import type { Notes } from "../twee/warning.ts";
import { type PassageReading, withInlineLinks } from "./build.ts";
import { readChapbook } from "./chapbook.ts";
import { formatOf } from "./format-of.ts";
import { readHarlowe } from "./harlowe.ts";
import { type TwineFormat, withoutHtml } from "./markup.ts";
import type { Part } from "./parts.ts";
import type { PassageNotes } from "./passage-notes.ts";
import { readSnowman } from "./snowman.ts";
import { Budget } from "./source.ts";
import { readSugarCube, readWidget } from "./sugarcube.ts";
import { widgetsOf } from "./sugarcube-macros.ts";
import type { TwinePassage } from "./write-story.ts";

/** Passages that have a meaning for a story format and are not part of the story. */
const APART = new Set([
  "StoryTitle",
  "StoryData",
  "StoryMenu",
  "StoryCaption",
  "StoryBanner",
  "StorySettings",
  "StorySubtitle",
  "StoryAuthor",
  "StoryInterface",
  "StoryShare",
  "StoryInclude",
  "StoryDisplayTitle",
  "UserScript",
  "UserStylesheet",
]);
const SCRIPTS = new Set(["script", "stylesheet", "widget", "Twine.private", "Twine.image", "annotation"]);
type Place = "story" | "startup" | "header" | "footer";
const PLACES: Readonly<Record<string, Place>> = {
  StoryInit: "startup",
  PassageReady: "header",
  PassageHeader: "header",
  PassageDone: "footer",
  PassageFooter: "footer",
  startup: "startup",
  header: "header",
  footer: "footer",
};

const readers: Readonly<Record<TwineFormat, (source: string, reading: PassageReading) => Part[]>> = {
  harlowe: readHarlowe,
  sugarcube: readSugarCube,
  chapbook: readChapbook,
  snowman: readSnowman,
  plain: readSugarCube,
};

/** Where a passage stands; null for what is no text. */
function placeOf({ name, tags }: Passage, notes: Notes): Place | null {
  if (tags.some((tag) => SCRIPTS.has(tag))) {
    notes.count("scripts");
    return null;
  }
  if (APART.has(name) || name === "") return null;
  const tagged = tags.find((tag) => tag === "startup" || tag === "header" || tag === "footer");
  return PLACES[name] ?? (tagged === undefined ? "story" : (PLACES[tagged] ?? "story"));
}

export interface ReadStory {
  readonly format: TwineFormat;
  readonly passages: readonly TwinePassage[];
  readonly startup: readonly TwinePassage[];
  readonly header: readonly TwinePassage[];
  readonly footer: readonly TwinePassage[];
  /** Text of SugarCube's widgets, which passages include. */
  readonly widgets: readonly TwinePassage[];
}

/** Every passage of a story, read as its format does; each name once. @throws StoryRefused. */
export function readStory(story: TwineStory, notes: Notes, notDone: PassageNotes): ReadStory {
  const format = formatOf(story);
  const letters = story.passages.reduce((sum, { body }) => sum + body.length, 0);
  const budget = new Budget(letters);
  const places: Record<Place, TwinePassage[]> = { story: [], startup: [], header: [], footer: [] };
  const names = new Set<string>();
  const widgets = format === "sugarcube" ? story.passages.flatMap(({ body }) => widgetsOf(body)) : [];
  const readingOf = (name: string): PassageReading => ({
    format,
    budget,
    widgets: new Set(widgets.map(({ name: widget }) => widget)),
    onNotDone: (macro) => notDone.add(name, macro),
    onPicture: () => notes.count("pictures"),
    onScript: () => notes.count("scripts"),
  });
  for (const passage of story.passages) {
    const place = placeOf(passage, notes);
    if (place === null) continue;
    const { name, body } = passage;
    if (names.has(name)) {
      notes.count("sameName");
      continue;
    }
    names.add(name);
    const reading = readingOf(name);
    const parts = readers[format](withoutHtml(body, format, reading), reading);
    places[place].push({ name, parts: withInlineLinks(parts) });
  }
  const { story: passages, startup, header, footer } = places;
  const included = new Map(widgets.map((widget) => [widget.name, widget]));
  const read = [...included.values()].map((widget) => {
    const reading = readingOf(`<<${widget.name}>>`);
    return readWidget({ ...widget, body: withoutHtml(widget.body, format, reading) }, reading);
  });
  return { format, passages, startup, header, footer, widgets: read };
}
