import { api, type StoryGraph } from "@4d/contract";
import { StoryRun } from "@4d/story/run";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { type Person, Refused } from "../../testing/person.ts";
import {
  ending,
  importStory,
  LAMP,
  node,
  publishDraft,
  publishStory,
  saveGraph,
  startRun,
  takeSteps,
  way,
  writeStory,
} from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readSettings } from "../settings/index.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const refusalOf = async (asking: Promise<unknown>): Promise<Refused> => {
  const error: unknown = await asking.then(
    () => new Error("not refused"),
    (reason: unknown) => reason,
  );
  if (error instanceof Refused) return error;
  throw error;
};
const draftOf = (who: Person, id: number) => who.call(api.stories.draft, { params: { id } });
const graphSaying = (text: string): StoryGraph => ({
  ...LAMP,
  nodes: LAMP.nodes.map((one) => (one.id === "hall" ? { ...one, text } : one)),
});

describe("writing a story (STORY-1)", () => {
  it("is begun once for its key, renamed, listed last changed first, and removed", async () => {
    const headers = { "idempotency-key": `begin-story-${mei.id}` };
    const begin = () => mei.call(api.stories.create, { headers, body: { sheet: { title: "One" } } });
    const [first, again] = [await begin(), await begin()];
    expect(again.id).toBe(first.id);
    const other = await writeStory(mei);
    app.clock.advance(1000);
    const renamed = await mei.call(api.stories.update, {
      params: { id: first.id },
      headers: { "if-match": 1 },
      body: { sheet: { title: "Another", tags: ["雾"] } },
    });
    expect(renamed).toMatchObject({ version: 2, sheet: { title: "Another", tags: ["雾"] } });
    const { items, nextCursor } = await mei.call(api.stories.mine, { query: { limit: 1 } });
    expect(items.map(({ id }) => id)).toEqual([first.id]);
    const rest = await mei.call(api.stories.mine, { query: { cursor: nextCursor ?? "" } });
    expect(rest).toMatchObject({ items: [{ id: other.id, nodes: 4 }], nextCursor: null });
    await mei.call(api.stories.remove, { params: { id: first.id } });
    expect(await codeOf(draftOf(mei, first.id))).toBe(404);
  });

  it("of two who save at once one wins, and the other is shown what is there", async () => {
    const draft = await writeStory(mei);
    const saved = await Promise.allSettled(
      ["one", "two", "three"].map((text) => saveGraph(mei, draft, graphSaying(text))),
    );
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { graph } = await draftOf(mei, draft.id);
    const refused = await refusalOf(saveGraph(mei, draft, graphSaying("late")));
    expect(refused).toMatchObject({ code: 409, data: { draft: { version: 2, graph } } });
  });

  it("answers a save whose answer was lost as it did before", async () => {
    const draft = await writeStory(mei);
    const saved = await saveGraph(mei, draft, graphSaying("kept"));
    expect(saved).toMatchObject({ version: 2, changed: true });
    expect(await saveGraph(mei, draft, graphSaying("kept"))).toMatchObject({ version: 2 });
  });

  it("takes a node's pictures from our store only", async () => {
    const draft = await writeStory(mei);
    const nodes = [{ ...ending("a", "b"), background: "https://example.com/a.png" }];
    expect(await codeOf(saveGraph(mei, draft, { ...LAMP, nodes }))).toBe(422);
  });
});

describe("what is wrong with a story", () => {
  it("is told at its node, with what five hundred readers would meet", async () => {
    const { id } = await writeStory(mei);
    const found = await mei.call(api.stories.check, { params: { id } });
    expect(found).toMatchObject({ issues: [], sound: true, exact: true, play: { plays: 500, endless: 0 } });
    expect(found.play?.endings.map(({ node: at }) => at)).toEqual(["home", "street"]);
  }, 60_000);

  it("a story that only leads to itself is refused in words, and not published", async () => {
    const graph = { ...LAMP, nodes: [node("ring", "Round.", [way("Again", "ring")]), ending("out", "Out.")] };
    const draft = await writeStory(mei, { graph: { ...graph, start: "ring" } });
    const refused = await refusalOf(publishDraft(mei, draft));
    expect(refused.code).toBe(422);
    expect(refused.message).toContain("「ring」");
    const { issues } = refused.data as { issues: { kind: string; node?: string }[] };
    expect(issues).toContainEqual(expect.objectContaining({ kind: "noExit", node: "ring" }));
    expect((await draftOf(mei, draft.id)).published).toBe(0);
  }, 60_000);

  it("names what a sheet lacks", async () => {
    const nameless = await writeStory(mei, { sheet: { title: " " } });
    expect(await refusalOf(publishDraft(mei, nameless))).toMatchObject({ code: 422 });
    for (const chapter of [
      { key: "a", title: "A", node: "hall", price: 20 },
      { key: "a", title: "A", node: "nowhere", price: 20 },
      { key: "a", title: "A", node: "room", price: 9 },
      { key: "a", title: "A", node: "room", price: 101 },
    ]) {
      const draft = await writeStory(mei, { sheet: { chapters: [chapter] } });
      expect(await codeOf(publishDraft(mei, draft)), JSON.stringify(chapter)).toBe(422);
    }
  });
});

describe("the words of a story", () => {
  it("are rejected with the node where they stand, or wait for a person when all are to read them", async () => {
    const { moderation } = await readSettings(app.services);
    const [bad = "", doubtful = ""] = [moderation.block[0], moderation.review[0]];
    const rejected = await publishStory(mei, { graph: graphSaying(`say ${bad}`) });
    expect(rejected).toMatchObject({ status: "rejected", reasons: [{ field: "node:hall" }], published: 0 });
    const waiting = await publishStory(mei, { graph: graphSaying(`say ${doubtful}`) });
    expect(waiting).toMatchObject({ status: "review", reasons: [{ field: "node:hall" }], published: 0 });
    const hidden = await publishDraft(mei, waiting, "link");
    expect(hidden).toMatchObject({ status: "published", visibility: "link", published: 1 });
    expect(await saveGraph(mei, rejected, graphSaying("clean"))).toMatchObject({ status: "draft" });
  }, 60_000);
});

describe("a cast", () => {
  it("is of characters one may meet, and another sees only those he may", async () => {
    const ours = await publishCharacter(mei, { name: "阿遥" }, "private");
    const cast = [{ key: "yao", name: "阿遥", avatar: "", characterId: ours.id }];
    const { id } = await publishStory(mei, { graph: { ...LAMP, cast } });
    const seen = (who: Person) => who.call(api.storyReading.find, { params: { id } });
    expect((await seen(mei)).cast).toMatchObject([{ characterId: ours.id }]);
    expect((await seen(ann)).cast).toMatchObject([{ name: "阿遥", characterId: 0 }]);
    const draft = await writeStory(ann, { graph: { ...LAMP, cast } });
    expect(await codeOf(publishDraft(ann, draft))).toBe(422);
  }, 60_000);
});

describe("versions", () => {
  it("who reads keeps his, who begins reads the newest, and old ones nobody reads are forgotten", async () => {
    const first = await publishStory(mei, { graph: graphSaying("first") });
    const run = await startRun(ann, first.id);
    const second = await saveGraph(mei, first, graphSaying("second"));
    await publishDraft(mei, { ...first, ...second });
    const third = await saveGraph(mei, { ...first, ...second }, graphSaying("third"));
    expect(await publishDraft(mei, { ...first, ...third })).toMatchObject({ published: 3, changed: false });
    const textOf = async (who: Person, id: number) => {
      const { graph, version } = await who.call(api.storyReading.script, { params: { id } });
      return [version, graph?.nodes.find((one) => one.id === "hall")?.text];
    };
    expect(await textOf(ann, run.id)).toEqual([1, "first"]);
    const retained = await app.services.db
      .selectFrom("story_version")
      .select("version")
      .where("story_id", "=", first.id)
      .orderBy("version")
      .execute();
    expect(retained.map(({ version }) => version)).toEqual([1, 3]);
    expect(await startRun(ann, first.id)).toMatchObject({ version: 1, latest: 3 });
    expect(await startRun(ann, first.id, true)).toMatchObject({ version: 3, latest: 3 });
    expect(await textOf(ann, run.id)).toEqual([3, "third"]);
  }, 60_000);

  it("are listed for their author with who reads them, and give back what they say", async () => {
    const first = await publishStory(mei, { graph: graphSaying("first"), sheet: { title: "One" } });
    await startRun(ann, first.id);
    const second = await saveGraph(mei, first, graphSaying("second"));
    await publishDraft(mei, { ...first, ...second });
    const params = { id: first.id };
    expect(await mei.call(api.stories.versions, { params })).toMatchObject([
      { version: 2, title: "One", nodes: 4, endings: 2, readers: 0 },
      { version: 1, title: "One", nodes: 4, endings: 2, readers: 1 },
    ]);
    const { graph } = await mei.call(api.stories.version, { params: { ...params, version: 1 } });
    expect(graph).toEqual(graphSaying("first"));
    expect(await codeOf(mei.call(api.stories.version, { params: { ...params, version: 3 } }))).toBe(404);
    expect(await codeOf(ann.call(api.stories.versions, { params }))).toBe(404);
    expect(await codeOf(ann.call(api.stories.version, { params: { ...params, version: 1 } }))).toBe(404);
  }, 60_000);

  it("a removed story, or one made private, is read to its end by who has begun", async () => {
    const { id, version } = await publishStory(mei);
    const run = await startRun(ann, id);
    await publishDraft(mei, { id, version }, "private");
    expect(await codeOf(ann.call(api.storyReading.find, { params: { id } }))).toBe(404);
    expect(await takeSteps(ann, run.id, 0, 0)).toMatchObject({ run: { node: "hall", latest: null } });
    await mei.call(api.stories.remove, { params: { id } });
    expect(await takeSteps(ann, run.id, 0, 0, 2)).toMatchObject({ run: { state: "ending" } });
    const [later] = await addablePeople(app, "ben");
    expect(await codeOf(startRun(later, id))).toBe(404);
  }, 60_000);
});

describe("in and out", () => {
  it("goes out as ink and as JSON, and comes back the same", async () => {
    const { id } = await writeStory(mei);
    const exported = (format: "ink" | "json") =>
      mei.call(api.stories.exportStory, { params: { id }, query: { format } });
    expect((await exported("ink")).text).toContain("=== n_hall");
    const { name, text } = await exported("json");
    expect(name).toBe("The lamp.json");
    const { draft } = await importStory(app, mei, "json", text);
    expect(draft).toMatchObject({ sheet: { title: "The lamp" }, graph: LAMP, status: "draft", version: 1 });
    expect(await codeOf(importStory(app, mei, "json", "{}"))).toBe(422);
  });

  it("ink of elsewhere is kept as text and played as it stands", async () => {
    const ink = "Once.\n* [Left] -> left\n* [Right] -> END\n=== left\nYou went left.\n-> END\n";
    const { draft } = await importStory(app, mei, "ink", ink);
    expect(draft).toMatchObject({ source: "ink", ink: { text: ink }, graph: { nodes: [] } });
    expect(draft.ink?.map.map(({ id }) => id)).toEqual(["", "left"]);
    const { id } = await publishDraft(mei, draft);
    const run = await startRun(ann, id);
    expect(await takeSteps(ann, run.id, 0, 1)).toMatchObject({
      run: { choices: [1], node: null },
      shares: [],
    });
    const script = await ann.call(api.storyReading.script, { params: { id: run.id } });
    expect(script).toMatchObject({ source: "ink", graph: null });
    expect(JSON.parse(script.ink)).toHaveProperty("inkVersion");
  }, 60_000);

  it("Twee becomes a graph", async () => {
    const twee = ":: StoryTitle\nFog\n\n:: Start\nHi. [[Go->End]]\n\n:: End\nBye.\n";
    const { draft } = await importStory(app, mei, "twee", twee);
    expect(draft).toMatchObject({ source: "graph", sheet: { title: "Fog" } });
    expect(draft.graph.nodes).toHaveLength(2);
  }, 60_000);

  it("Twine with conditions becomes ink, and names what it could not bring in the reader's language", async () => {
    const twee = `:: StoryData
{"format":"SugarCube"}
:: Start
<<set $gold to 2>><<if $gold is 2>>Two.<</if>><<frobnicate>>
[[Go|Hall]]
:: Hall
You have $gold.
`;
    const { draft, warnings } = await importStory(app, mei, "twee", twee);
    expect(draft).toMatchObject({ source: "ink", graph: { nodes: [] } });
    expect(draft.ink?.map.map(({ id }) => id)).toEqual(["Start", "Hall"]);
    expect(warnings.map(({ text }) => text)).toContain("没有做到 <<frobnicate>>:「Start」");
    const { id } = await publishDraft(mei, draft);
    const run = await startRun(ann, id);
    const script = await ann.call(api.storyReading.script, { params: { id: run.id } });
    const played = new StoryRun(script.ink);
    expect(played.scene.text).toBe("Two.");
    expect(played.choose(0)).toMatchObject({ text: "You have 2.", state: "ending", ending: "Hall" });
  }, 60_000);

  it("Twine that runs in circles comes with its text and links", async () => {
    const twee = `:: StoryData
{"format":"Harlowe"}
:: Start
Round. (goto: "Start")
`;
    const { draft, warnings } = await importStory(app, mei, "twee", twee);
    expect(draft).toMatchObject({ source: "graph", graph: { nodes: [{ text: "Round." }] } });
    expect(warnings.map(({ code }) => code)).toEqual(["onlyText", "notDone"]);
  }, 60_000);

  it("an archive gives the story asked for, and text in other encodings is read", async () => {
    const one = (name: string) =>
      `<tw-storydata name="${name}" startnode="1"><tw-passagedata pid="1" name="雾">雾很大。</tw-passagedata></tw-storydata>`;
    const html = `\ufeff<html>${one("One")}${one("Two")}</html>`;
    const { draft, warnings } = await importStory(
      app,
      mei,
      "twee",
      new Uint8Array(Buffer.from(html, "utf16le")),
      1,
    );
    expect(draft).toMatchObject({ sheet: { title: "Two" }, graph: { nodes: [{ text: "雾很大。" }] } });
    expect(warnings.map(({ code }) => code)).toContain("oneOfSeveral");
    const gbk = [...Buffer.from(":: Start\n"), 0xce, 0xed, 0xba, 0xdc, 0xb4, 0xf3, 0xa1, 0xa3];
    const chinese = await importStory(app, mei, "twee", new Uint8Array(gbk));
    expect(chinese.draft.graph.nodes).toMatchObject([{ text: "雾很大。" }]);
  }, 60_000);

  it("hostile ink is refused in words and hangs nothing", async () => {
    const began = Date.now();
    const ring = await refusalOf(importStory(app, mei, "ink", "-> a\n=== a\n-> b\n=== b\n-> a\n"));
    expect(ring).toMatchObject({ code: 422, data: { reason: "endless" } });
    expect(ring.message).toMatch(/「[ab]」/u);
    const brackets = "{".repeat(400_000);
    expect(await codeOf(importStory(app, mei, "ink", brackets))).toBe(422);
    const broken = await refusalOf(importStory(app, mei, "ink", "Hello\n-> nowhere\n"));
    expect(broken).toMatchObject({ code: 422, data: { reason: "syntax", problems: [{ line: 2 }] } });
    expect(broken.message).toContain("第 2 行:没有叫「nowhere」的段落");
    const both = await refusalOf(importStory(app, mei, "ink", "{lamp}\n-> nowhere\n"));
    expect(both.message).toContain("\n第 2 行:");
    expect(await codeOf(mei.call(api.stories.mine))).toBe(200);
    expect(Date.now() - began).toBeLessThan(60_000);
  }, 90_000);
});

describe("a branch", () => {
  it("is suggested without a model, stored nowhere, and not of what is forbidden", async () => {
    const draft = await writeStory(mei);
    const body = { nodeId: "room", hint: "A cat comes in" };
    const branch = await mei.call(api.stories.branch, { params: { id: draft.id }, body });
    expect(branch).toMatchObject({ by: "builtin", ending: false });
    expect(branch.scene).not.toBe("");
    expect(branch.choices.length).toBeGreaterThanOrEqual(2);
    expect((await draftOf(mei, draft.id)).version).toBe(1);
    const bad = { nodeId: "room", hint: "贩 卖 毒 品" };
    expect(await codeOf(mei.call(api.stories.branch, { params: { id: draft.id }, body: bad }))).toBe(422);
    const nowhere = mei.call(api.stories.branch, { params: { id: draft.id }, body: { nodeId: "no" } });
    expect(await codeOf(nowhere)).toBe(422);
  });
});
