import type { StoryRunState, StoryScript } from "@4d/contract";
import { StoryRefused, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import { STARTER_STORIES } from "@4d/story/starters";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import type { WorkerRequest, WorkerResponse } from "./engine/request-worker.ts";
import { makeRunHandler, type RunRequest } from "./engine/run-handler.ts";

/** The reader's worker, with its engine in this thread. */
class NearWorker {
  onmessage: ((event: { data: WorkerResponse }) => void) | null = null;
  readonly #answer = makeRunHandler();
  postMessage({ id, question }: WorkerRequest<RunRequest>): void {
    const emit = (received: WorkerResponse) => queueMicrotask(() => this.onmessage?.({ data: received }));
    try {
      emit({ id, kind: "answer", value: this.#answer(question) });
    } catch (error) {
      if (!(error instanceof StoryRefused)) throw error;
      emit({ id, kind: "refused", failure: error.refusal });
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
const { signIn, signOut } = await import("../../platform/session.ts");
const { choose, closeReading, followPath, openReading, readingOf, rewind, sendReading } = await import(
  "./reading.store.ts"
);
const { countEndings, readerMapOf, choicesBackTo } = await import("./reader-state.ts");
const { loadStoredRun, unsentRuns } = await import("./stored-runs.ts");

const STORY = 5;
const [ferry] = STARTER_STORIES;
const graph = ferry?.graph ?? { start: "", cast: [], variables: [], nodes: [] };
const compiled = compile(toInk(graph));
const ink = compiled.kind === "compiled" ? compiled.json : "";
const script: StoryScript = { storyId: STORY, version: 1, source: "graph", graph, ink, chapters: [] };

/** My run on the server, which replays every path. */
let run: StoryRunState;
let online: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

function moveServerRun(choices: readonly number[]): void {
  const scenes = makeRunHandler()({ op: "walk", json: ink, choices });
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
    moveServerRun([...run.choices, ...choices]);
    return { code: 200, data: { run, shares: [] } };
  }
  if (path.endsWith("/rewind")) moveServerRun(run.choices.slice(0, (sent as { step: number }).step));
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
  signIn({ accessToken: tokenFor(7), refreshToken: "r" });
});
afterEach(async () => {
  closeReading(STORY);
  signOut();
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

  it("goes on from the last place there is, when a saved choice is not there", async () => {
    run = { ...run, choices: [0, 40, 0] };
    await openReading(STORY);
    expect(readingOf(STORY)).toMatchObject({ choices: [0], trouble: null });
    expect(readingOf(STORY)?.scenes).toHaveLength(2);
    await choose(STORY, 0);
    await sent();
    expect(run.choices).toEqual([0, 0]);
  });

  it("reads on without network, also after it was closed, and tells both ways later", async () => {
    await openReading(STORY);
    online = false;
    await choose(STORY, 0);
    await choose(STORY, 0);
    const deep = here()?.node;
    await rewind(STORY, 1);
    await sendReading(STORY);
    expect(unsentRuns()).toEqual([STORY]);
    expect(await loadStoredRun(STORY)).toMatchObject({ choices: [0], ways: [[0, 0]] });
    online = true;
    await sendReading(STORY);
    expect(run.choices).toEqual([0]);
    expect(run.visited).toContain(deep);
    expect(unsentRuns()).toEqual([]);
  });

  it("goes on where another device stands", async () => {
    await openReading(STORY);
    await choose(STORY, 0);
    await sent();
    moveServerRun([0, 0, 0]);
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
    const way = choicesBackTo(reading, first);
    expect(way).toEqual([0]);
    await followPath(STORY, way ?? []);
    expect(here()?.node).toBe(first);
    await sent();
    expect(run.choices).toEqual([0]);
  });

  it("lifts the fog only where somebody was", async () => {
    await openReading(STORY);
    await choose(STORY, 0);
    const reading = readingOf(STORY);
    if (reading === undefined) throw new Error("nothing is read");
    const { nodes } = readerMapOf(reading);
    expect(nodes.filter(({ seen }) => seen === "visited")).toHaveLength(2);
    expect(nodes.filter(({ seen }) => seen === "fog").every(({ title }) => title === "")).toBe(true);
    expect(countEndings(reading)).toEqual({ found: 0, total: run.endingsTotal });
  });
});
