import {
  type api,
  cleanFileName,
  type InputOf,
  type OutputOf,
  type StoryGraph,
  type StorySheet,
  storyGraph,
  storySheet,
} from "@4d/contract";
import { toInk } from "@4d/story";
import * as z from "zod/mini";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { readGraph, readInk, readSheet } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";

/** The format of our own story files. */
const file = z.object({
  format: z.literal("4d-story"),
  version: z.literal(1),
  sheet: z.partial(storySheet),
  graph: storyGraph,
});

const storyFile = (sheet: StorySheet, graph: StoryGraph): z.output<typeof file> => ({
  format: "4d-story",
  version: 1,
  sheet,
  graph,
});

/** Reads a story file; undefined when it is invalid. */
export function readStoryFile(text: string): { sheet: Partial<StorySheet>; graph: StoryGraph } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = file.safeParse(json);
  return read.success ? { sheet: read.data.sheet, graph: read.data.graph } : undefined;
}

type Export = typeof api.stories.exportStory;

/** My story as ink source, or as JSON that can be imported again (`STORY-1`). @throws Failure notFound, invalid. */
export async function exportStory({
  ctx: { services, actor },
  input: { id, format },
}: Call<InputOf<Export>>): Promise<OutputOf<Export>> {
  const row = ensureOwnStory(await findStory(services.db, id), actor.id);
  const sheet = readSheet(row.sheet);
  const ink = readInk(row.ink);
  const name = `${cleanFileName(sheet.title) || "story"}.${format}`;
  if (format === "ink") return { name, text: ink?.source ?? toInk(readGraph(row.graph)) };
  ensure(ink === null, "invalid", {
    field: "format",
    zh: "从 ink 导入的故事只能导出成 ink",
    en: "A story imported as ink can only be exported as ink",
  });
  return { name, text: JSON.stringify(storyFile(sheet, readGraph(row.graph)), null, 2) };
}
