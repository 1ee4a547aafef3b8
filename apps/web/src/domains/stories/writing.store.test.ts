import type { StoryDraft, StoryGraph, StorySheet } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import { addNode, changeNode, emptyNode, removeNode } from "./graph/edit-nodes.ts";
import { emptyGraph, emptySheet } from "./story-work.ts";

const heard = new Map<string, () => void>();
vi.stubGlobal("addEventListener", (type: string, listener: () => void) => heard.set(type, listener));
memoryStorage();
const { loadCopy } = await import("../../platform/local-copy.ts");
const { signIn, signOut } = await import("../../platform/session.ts");
const {
  changeSheet,
  startWork,
  editGraph,
  openWork,
  publish,
  save,
  resolveClash,
  undo,
  workBy,
  writingStore,
} = await import("./writing.store.ts");
const { loadStoredWork, unsavedKeys } = await import("./stored-works.ts");

/** The draft on the server. */
let stored: StoryDraft;
let online: boolean;
/** The server performs requests, but its answers are lost. */
let isDeaf: boolean;
/** Runs here while the next request is on its way. */
let meanwhile: (() => void) | null;
let server: Awaited<ReturnType<typeof fakeApi>>;

const draft = (): StoryDraft => ({
  id: 12,
  sheet: emptySheet,
  source: "graph",
  graph: emptyGraph,
  ink: null,
  visibility: "private",
  link: null,
  status: "draft",
  reasons: [],
  version: 1,
  published: 0,
  changed: true,
  readers: 0,
  updatedAt: 1,
});
const elsewhere = (part: { sheet?: Partial<StorySheet>; graph?: StoryGraph }): void => {
  const sheet = { ...stored.sheet, ...part.sheet };
  stored = { ...stored, sheet, graph: part.graph ?? stored.graph, version: stored.version + 1 };
};
const step = (key: string) => writingStore.getState().saving[key]?.step;
const shore = emptyNode("shore", { x: 0, y: 0 });
const pier = emptyNode("pier", { x: 0, y: 300 });

beforeEach(async () => {
  memoryStorage();
  stored = draft();
  online = true;
  isDeaf = false;
  meanwhile = null;
  const begun = new Set<unknown>();
  server = await fakeApi(({ method, path, headers, body }) => {
    if (!online) return "cut";
    meanwhile?.();
    meanwhile = null;
    const sent = (body === "" ? {} : JSON.parse(body)) as Parameters<typeof elsewhere>[0];
    const match = headers["if-match"];
    if (match !== undefined && Number(match) !== stored.version)
      return { code: 409, message: "changed", data: { draft: stored } };
    if (path.endsWith("/publish"))
      stored = { ...stored, published: stored.published + 1, status: "published", changed: false };
    else if (method !== "GET" && !begun.has(headers["idempotency-key"])) elsewhere(sent);
    if (headers["idempotency-key"] !== undefined) begun.add(headers["idempotency-key"]);
    if (isDeaf) return "cut";
    const { version, changed, status, updatedAt } = stored;
    return { code: 200, data: path.endsWith("/graph") ? { version, changed, status, updatedAt } : stored };
  });
  signIn({ accessToken: tokenFor(7), refreshToken: "r" });
});
afterEach(async () => {
  signOut();
  await server.close();
});

describe("writing a story (STORY-1)", () => {
  it("begins nothing before something is written, then one, by its key", async () => {
    const key = startWork();
    await save(key);
    expect(server.seen).toHaveLength(0);
    editGraph(key, addNode(shore));
    await save(key);
    expect(server.seen[0]?.headers["idempotency-key"]).toBe(key);
    expect(workBy(key)).toMatchObject({ id: 12, version: 2 });
    editGraph(key, changeNode("shore", { text: "雾从水面上来。" }));
    await save(key);
    expect(server.seen.at(-1)?.path).toBe("/api/story/12/graph");
    expect(stored.graph.nodes[0]?.text).toBe("雾从水面上来。");
    expect(step(key)).toBe("saved");
    expect(unsavedKeys()).toEqual([]);
  });

  it("can still undo what was saved meanwhile", async () => {
    const key = startWork();
    editGraph(key, addNode(shore));
    editGraph(key, changeNode("shore", { title: "岸" }));
    await save(key);
    undo(key);
    await save(key);
    expect(stored.graph.nodes[0]?.title).toBe("");
  });

  it("asks nothing about what was written while the story was begun", async () => {
    const key = startWork();
    editGraph(key, addNode(shore));
    editGraph(key, addNode(pier));
    meanwhile = () => {
      editGraph(key, changeNode("shore", { title: "岸" }));
      editGraph(key, removeNode("pier"));
    };
    await save(key);
    expect(step(key)).toBe("saved");
    expect(stored.graph.nodes).toMatchObject([{ id: "shore", title: "岸" }]);
    expect(workBy(key)?.written.graph.nodes).toHaveLength(1);
  });

  it("knows what it wrote when only the answer was lost, begun or changed", async () => {
    const key = startWork();
    for (const text of ["雾从", "雾从水面", "雾从水面上来。"]) {
      isDeaf = true;
      editGraph(key, text === "雾从" ? addNode(shore) : changeNode("shore", { text }));
      await save(key);
      expect(step(key)).toBe("offline");
      isDeaf = false;
      editGraph(key, changeNode("shore", { text: `${text}船在等` }));
      await save(key);
      expect(step(key)).toBe("saved");
      expect(stored.graph.nodes[0]?.text).toBe(`${text}船在等`);
    }
  });

  it("takes back what was undone before the lost answer was missed", async () => {
    stored = { ...stored, graph: addNode(shore)(emptyGraph) };
    await openWork("s12");
    isDeaf = true;
    editGraph("s12", changeNode("shore", { text: "雨" }));
    await save("s12");
    isDeaf = false;
    undo("s12");
    await save("s12");
    expect(stored.graph.nodes[0]?.text).toBe("");
    expect(unsavedKeys()).toEqual([]);
  });

  it("keeps the last strokes of a page that is left before they are laid away", async () => {
    await openWork("s12");
    online = false;
    editGraph("s12", addNode(shore));
    heard.get("pagehide")?.();
    expect(loadCopy("story-work-last:s12")).toMatchObject({
      written: { graph: { nodes: [{ id: "shore" }] } },
    });
    expect((await loadStoredWork("s12"))?.written.graph.nodes).toHaveLength(1);
    online = true;
    await save("s12");
    expect(loadCopy("story-work-last:s12")).toBeNull();
    expect(stored.graph.nodes).toHaveLength(1);
  });

  it("keeps what was written without network, and brings it when there is one", async () => {
    await openWork("s12");
    online = false;
    editGraph("s12", addNode(shore));
    await save("s12");
    expect(step("s12")).toBe("offline");
    expect(unsavedKeys()).toEqual(["s12"]);
    expect((await loadStoredWork("s12"))?.written.graph.nodes).toHaveLength(1);
    online = true;
    await save("s12");
    expect(stored.graph.nodes.map(({ id }) => id)).toEqual(["shore"]);
    expect(unsavedKeys()).toEqual([]);
  });

  it("joins what two devices wrote in different nodes without a word", async () => {
    stored = { ...stored, graph: addNode(pier)(emptyGraph) };
    await openWork("s12");
    elsewhere({ sheet: { title: "渡船" }, graph: addNode(emptyNode("sea", { x: 0, y: 9 }))(stored.graph) });
    editGraph("s12", addNode(shore));
    await save("s12");
    expect(new Set(stored.graph.nodes.map(({ id }) => id))).toEqual(new Set(["pier", "sea", "shore"]));
    expect(workBy("s12")?.written.sheet.title).toBe("渡船");
    expect(step("s12")).toBe("saved");
  });

  it("asks about a node both wrote in, and saves what is chosen", async () => {
    stored = { ...stored, graph: addNode(shore)(emptyGraph) };
    await openWork("s12");
    elsewhere({ sheet: { title: "远方的" }, graph: changeNode("shore", { text: "雨" })(stored.graph) });
    editGraph("s12", changeNode("shore", { text: "雾" }));
    changeSheet("s12", { title: "近处的" });
    await save("s12");
    const saving = writingStore.getState().saving.s12;
    expect(saving?.step === "clash" && new Set(saving.parts)).toEqual(new Set(["node:shore", "sheet:title"]));
    await resolveClash("s12", ["node:shore"]);
    expect(stored.sheet.title).toBe("近处的");
    expect(stored.graph.nodes[0]?.text).toBe("雨");
    expect(step("s12")).toBe("saved");
  });

  it("publishes what was saved", async () => {
    await openWork("s12");
    changeSheet("s12", { title: "渡船" });
    expect(await publish("s12")).toBeNull();
    expect(server.seen.map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual([
      "PUT /api/story/12",
      "POST /api/story/12/publish",
    ]);
    expect(workBy("s12")).toMatchObject({ status: "published", published: 1 });
  });
});
