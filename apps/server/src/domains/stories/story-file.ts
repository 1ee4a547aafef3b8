import { type StoryGraph, type StorySheet, storyGraph, storySheet } from "@4d/contract";
import * as z from "zod/mini";

/** A story as a file of ours. */
const file = z.object({
  format: z.literal("4d-story"),
  version: z.literal(1),
  sheet: z.partial(storySheet),
  graph: storyGraph,
});

export const storyFile = (sheet: StorySheet, graph: StoryGraph): z.output<typeof file> => ({
  format: "4d-story",
  version: 1,
  sheet,
  graph,
});

/** Reads such a file; undefined when it is none. */
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
