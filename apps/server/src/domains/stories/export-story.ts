import { type api, cleanFileName, type InputOf, type OutputOf } from "@4d/contract";
import { toInk } from "@4d/story";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { readGraph, readInk, readSheet } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { storyFile } from "./story-file.ts";

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
    en: "A story imported as ink can be exported as ink only",
  });
  return { name, text: JSON.stringify(storyFile(sheet, readGraph(row.graph)), null, 2) };
}
