import {
  api,
  type OutputOf,
  type StoryChoice,
  type StoryDraft,
  type StoryGraph,
  type StoryNode,
  type StorySheetChange,
  type StoryVisibility,
} from "@4d/contract";
import { type Person, Refused } from "./person.ts";
import type { TestApp } from "./test-app.ts";

/** A choice, shown only where the condition holds. */
export const way = (text: string, target: string, more: Partial<StoryChoice> = {}): StoryChoice => ({
  ...{ text, target, conditions: [], effects: [] },
  ...more,
});
export const node = (id: string, text: string, choices: StoryChoice[]): StoryNode => ({
  ...{ id, title: id, text, speaker: "", background: "", choices },
  ...{ ending: false, endingName: "", x: 0, y: 0 },
});
export const ending = (id: string, text: string): StoryNode => ({
  ...node(id, text, []),
  ...{ ending: true, endingName: id },
});

/** A story where lighting the lamp opens the door; two endings, and a way back. */
export const LAMP: StoryGraph = {
  start: "hall",
  cast: [],
  variables: [{ id: "lit", name: "lit", kind: "boolean", start: false }],
  nodes: [
    node("hall", "A dark hall.", [
      way("Light the lamp", "hall", { effects: [{ variable: "lit", op: "set", value: true }] }),
      way("Go in", "room", { conditions: [{ variable: "lit", op: "eq", value: true }] }),
      way("Go away", "street"),
    ]),
    node("room", "A warm room.", [way("Stay", "home"), way("Back", "hall")]),
    ending("home", "You stay."),
    ending("street", "It rains."),
  ],
};

interface Made {
  sheet?: StorySheetChange;
  graph?: StoryGraph;
  visibility?: StoryVisibility;
}

export async function writeStory(who: Person, { sheet = {}, graph = LAMP }: Made = {}): Promise<StoryDraft> {
  return who.call(api.stories.create, { body: { sheet: { title: "The lamp", ...sheet }, graph } });
}

export const publishDraft = (
  who: Person,
  { id, version }: Pick<StoryDraft, "id" | "version">,
  visibility: StoryVisibility = "public",
): Promise<StoryDraft> =>
  who.call(api.stories.publish, { params: { id }, headers: { "if-match": version }, body: { visibility } });

/** A story with everything it needs, published. */
export async function publishStory(who: Person, made: Made = {}): Promise<StoryDraft> {
  return publishDraft(who, await writeStory(who, made), made.visibility);
}

/** Replaces a story's graph. */
export const saveGraph = (who: Person, { id, version }: StoryDraft, graph: StoryGraph) =>
  who.call(api.stories.saveGraph, { params: { id }, headers: { "if-match": version }, body: { graph } });

/** Begins to read. */
export const startRun = (who: Person, id: number, anew = false) =>
  who.call(api.storyReading.start, { params: { id }, body: { anew } });

/** Submits the chosen steps. */
export const takeSteps = (who: Person, run: number, at: number, ...choices: number[]) =>
  who.call(api.storyReading.step, { params: { id: run }, body: { at, choices } });

/** Sends a file as a browser does. @throws Refused. */
export async function importStory(
  app: TestApp,
  who: Person,
  format: "ink" | "twee" | "json",
  text: string | Uint8Array<ArrayBuffer>,
  story = 0,
): Promise<OutputOf<typeof api.stories.importStory>> {
  const form = new FormData();
  form.set("file", new Blob([text]), `story.${format}`);
  const query = `format=${format}&story=${story}`;
  const response = await fetch(`${app.address}/api${api.stories.importStory.path}?${query}`, {
    method: "POST",
    headers: { accessToken: who.tokens.accessToken },
    body: form,
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
  if (code !== 200) throw new Refused(code, message, data);
  return data as OutputOf<typeof api.stories.importStory>;
}
