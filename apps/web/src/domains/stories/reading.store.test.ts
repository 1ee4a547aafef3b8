import type { StoryRunState, StoryScript } from "@4d/contract";
import { StoryRefused, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import { STARTER_STORIES } from "@4d/story/starters";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import type { Asked, Told } from "./engine/asked-worker.ts";
import { runAnswers } from "./engine/run-answers.ts";
import type { RunQuestion } from "./engine/run-question.ts";

/** The reader's worker, its engine in this thread. */
class NearWorker {
  onmessage: ((event: { data: Told }) => void) | null = null;
  readonly #answer = runAnswers();
  postMessage({ id, question }: Asked<RunQuestion>): void {
    const tell = (told: Told) => queueMicrotask(() => this.onmessage?.({ data: told }));
    try {
      tell({ id, kind: "answer", value: this.#answer(question) });
    } catch (error) {
      if (!(error instanceof StoryRefused)) throw error;
      tell({ id, kind: "refused", refusal: error.refusal });
    }
  }
  terminate(): void {
    this.onmessage = null;
  }
}

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
vi.stubGlobal("Worker", NearWorker);
memoryStorage();
const { enter, exit } = await import("../../platform/session.ts");
const { choose, closeReading, goAlong, openReading, readingOf, rewind, send } = await import(
  "./reading.store.ts"
);
const { endingsIn, mapOf, wayBackTo } = await import("./reader-state.ts");
const { keptRun, unsentRuns } = await import("./kept-runs.ts");

const STORY = 5;
const [ferry] = STARTER_STORIES;
const graph = ferry?.graph ?? { start: "", cast: [], variables: [], nodes: [] };
const compiled = compile(toInk(graph));
const ink = compiled.kind === "compiled" ? compiled.json : "";
const script: StoryScript = { storyId: STORY, version: 1, source: "graph", graph, ink, chapters: [] };

/** My run, kept as the server keeps it: it goes every way anew. */
let run: StoryRunState;
let online: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

function gone(choices: readonly number[]): void {
  const scenes = runAnswers()({ op: "walk", json: ink, choices });
  const seen = scenes.flatMap(({ node }) => (node === null ? [] : [node]));
  run = { ...run, choices: [...choices], visited: [...new Set([...run.visited, ...seen])] };
}

function answer(method: string, path: string, body: string) {
  const sent: unknown = body === "" ? {} : JSON.parse(body);
  if (path.endsWith("/script")) return { code: 200, data: { ...script, version: run.version } };
  if (path.endsWith("/shares") || path.endsWith("/friends")) return { code: 200, data: [] };
  if (path.endsWith("/steps")) {
    const { version, at, choices } = sent as { version: number; at: number; choices: number[] };
    if (version !== run.version || at !== run.choices.length)
      return { code: 409, message: "elsewhere", data: { run } };
    gone([...run.choices, ...choices]);
    return { code: 200, data: { run, shares: [] } };
  }
  if (path.endsWith("/rewind")) gone(run.choices.slice(0, (sent as { step: number }).step));
  return { code: method === "DELETE" ? 404 : 200, data: run };
}

beforeEach(async () => {
  memoryStorage();
  run = {
    id: 9,
    storyId: STORY,
    version: 1,
    latest: 1,
    choices: [],
    node: graph.start,
    state: "going",
    visited: [graph.start],
    taken: [],
    endings: [],
    endingsTotal: graph.nodes.filter(({ ending }) => ending).length,
    sharesPlace: false,
    startedAt: 1,
    updatedAt: 1,
  };
  online = true;
  server = await fakeApi(({ method, path, body }) => (online ? answer(method, path, body) : "cut"));
  enter({ accessToken: tokenFor(7), refreshToken: "r" });
});
afterEach(async () => {
  closeReading(STORY);
  exit();
  await server.close();
});

const here = () => readingOf(STORY)?.scenes.at(-1);
const sent = () => vi.waitFor(() => expect(unsentRuns()).toEqual([]));

describe("reading a story (STORY-2)", () => {
  it("begins, takes choices, and tells the server each", async () => {
    await openReading(STORY);
    expect(here()?.node).toBe(graph.start);
    await choose(STORY, 0);
    await choose(STORY, 0);
    await sent();
    expect(run.choices).toEqual([0, 0]);
    expect(readingOf(STORY)?.scenes).toHaveLength(3);
  });

  it("reads on without network, also after it was closed, and tells both ways later", async () => {
    await openReading(STORY);
    online = false;
    await choose(STORY, 0);
    await choose(STORY, 0);
    const deep = here()?.node;
    await rewind(STORY, 1);
    await send(STORY);
    expect(unsentRuns()).toEqual([STORY]);
    expect(await keptRun(STORY)).toMatchObject({ choices: [0], ways: [[0, 0]] });
    online = true;
    await send(STORY);
    expect(run.choices).toEqual([0]);
    expect(run.visited).toContain(deep);
    expect(unsentRuns()).toEqual([]);
  });

  it("goes on where another device stands", async () => {
    await openReading(STORY);
    await choose(STORY, 0);
    await sent();
    gone([0, 0, 0]);
    await choose(STORY, 0);
    await vi.waitFor(() => expect(readingOf(STORY)?.choices).toEqual([0, 0, 0]));
    expect(readingOf(STORY)?.scenes).toHaveLength(4);
  });

  it("reads the version that another device began", async () => {
    await openReading(STORY);
    run = { ...run, version: 2, latest: 2 };
    await choose(STORY, 0);
    await vi.waitFor(() => expect(readingOf(STORY)?.script.version).toBe(2));
    expect(readingOf(STORY)).toMatchObject({ choices: [], ways: [], run: { version: 2 } });
    expect(run.choices).toEqual([]);
    await choose(STORY, 0);
    await sent();
    expect(run.choices).toEqual([0]);
  });

  it("finds a way back to every place that was seen, by what was gone before only", async () => {
    await openReading(STORY);
    await choose(STORY, 0);
    const first = here()?.node ?? "";
    await rewind(STORY, 0);
    await choose(STORY, (here()?.choices.length ?? 1) - 1);
    const reading = readingOf(STORY);
    if (reading === undefined) throw new Error("nothing is read");
    expect(first).not.toBe(here()?.node);
    const way = wayBackTo(reading, first);
    expect(way).toEqual([0]);
    await goAlong(STORY, way ?? []);
    expect(here()?.node).toBe(first);
    await sent();
    expect(run.choices).toEqual([0]);
  });

  it("lifts the fog only where somebody was", async () => {
    await openReading(STORY);
    await choose(STORY, 0);
    const reading = readingOf(STORY);
    if (reading === undefined) throw new Error("nothing is read");
    const { nodes } = mapOf(reading);
    expect(nodes.filter(({ seen }) => seen === "visited")).toHaveLength(2);
    expect(nodes.filter(({ seen }) => seen === "fog").every(({ title }) => title === "")).toBe(true);
    expect(endingsIn(reading)).toEqual({ found: 0, total: run.endingsTotal });
  });
});
