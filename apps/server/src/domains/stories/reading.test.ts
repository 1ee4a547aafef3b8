import { randomUUID } from "node:crypto";
import { api, type StorySheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grant } from "../../testing/ledger/grant.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import {
  ending,
  LAMP,
  publishDraft,
  publishStory,
  saveGraph,
  startRun,
  takeSteps,
} from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepCapsules } from "../capsules/index.ts";

const DAY_MS = 86_400_000;
let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
beforeEach(async () => {
  [mei, ann, ben] = await addablePeople(app, "mei", "ann", "ben");
});
afterAll(() => app.close());

const chapters: StorySheetChange["chapters"] = [{ key: "in", title: "Inside", node: "room", price: 60 }];
const shown = (who: Person, id: number) => who.call(api.storyReading.find, { params: { id } });
const runOf = (who: Person, id: number) => who.call(api.storyReading.run, { params: { id } });

describe("reading (STORY-2)", () => {
  it("goes on where one was, on any device, and finds the endings one by one", async () => {
    const { id } = await publishStory(mei);
    const run = await startRun(ann, id);
    expect(run).toMatchObject({ node: "hall", state: "going", visited: ["hall"], endingsTotal: 2 });
    // Without the lamp the second choice shown is the third of the author's.
    const out = await takeSteps(ann, run.id, 0, 1);
    expect(out).toMatchObject({ run: { node: "street", state: "ending", endings: ["street"] } });
    expect(out.shares).toEqual([{ node: "hall", choice: 2, readers: 1, of: 1 }]);
    const phone = await logIn(app.address, ann.name, 1);
    const back = await phone.call(api.storyReading.rewind, { params: { id: run.id }, body: { step: 0 } });
    expect(back).toMatchObject({
      node: "hall",
      choices: [],
      visited: ["hall", "street"],
      endings: ["street"],
    });
    const home = await takeSteps(phone, run.id, 0, 0, 1, 0);
    expect(home.run).toMatchObject({ node: "home", endings: ["street", "home"], choices: [0, 1, 0] });
    const { items } = await ann.call(api.storyReading.runs);
    expect(items).toMatchObject([{ id: run.id, endingsFound: 2, endings: 2, steps: 3, renewed: false }]);
    expect((await shown(ann, id)).run).toMatchObject({ id: run.id, endingsFound: 2 });
  }, 60_000);

  it("takes no steps of a version that another device has left", async () => {
    const draft = await publishStory(mei);
    const { id } = await startRun(ann, draft.id);
    const { version } = await saveGraph(mei, draft, {
      ...LAMP,
      nodes: [...LAMP.nodes, ending("sea", "Waves.")],
    });
    await publishDraft(mei, { id: draft.id, version });
    expect(await startRun(ann, draft.id, true)).toMatchObject({ id, version: 2, choices: [] });
    const step = (of: number) =>
      ann.call(api.storyReading.step, { params: { id }, body: { version: of, at: 0, choices: [0] } });
    await expect(step(1)).rejects.toMatchObject({
      code: 409,
      data: { run: { id, version: 2, choices: [] } },
    });
    expect((await step(2)).run).toMatchObject({ version: 2, choices: [0] });
  }, 60_000);

  it("takes the same steps once, and refuses those that are not shown", async () => {
    const { id } = await publishStory(mei);
    const run = await startRun(ann, id);
    await takeSteps(ann, run.id, 0, 0, 1);
    expect((await takeSteps(ann, run.id, 0, 0, 1, 1)).run).toMatchObject({
      choices: [0, 1, 1],
      node: "hall",
    });
    expect((await takeSteps(ann, run.id, 1, 1, 1)).run.choices).toEqual([0, 1, 1]);
    expect(await codeOf(takeSteps(ann, run.id, 0, 2))).toBe(409);
    expect(await codeOf(takeSteps(ann, run.id, 9, 0))).toBe(409);
    expect(await codeOf(takeSteps(ann, run.id, 3, 3))).toBe(422);
    const fresh = await startRun(ben, id);
    // Without a lit lamp nobody can go in: only two choices are shown.
    expect(await codeOf(takeSteps(ben, fresh.id, 0, 2))).toBe(422);
    expect(await runOf(ben, fresh.id)).toMatchObject({ choices: [], visited: ["hall"], taken: [] });
  }, 60_000);

  it("counts each reader once, and neither the author nor who tries the same again", async () => {
    const { id } = await publishStory(mei);
    const [own, hers, his] = [await startRun(mei, id), await startRun(ann, id), await startRun(ben, id)];
    await takeSteps(mei, own.id, 0, 0);
    await takeSteps(ann, hers.id, 0, 0, 0, 0);
    const { shares } = await takeSteps(ben, his.id, 0, 1);
    expect(shares).toEqual([
      { node: "hall", choice: 0, readers: 1, of: 2 },
      { node: "hall", choice: 2, readers: 1, of: 2 },
    ]);
    await startRun(ann, id, true);
    await takeSteps(ann, hers.id, 0, 0);
    expect(await ben.call(api.storyReading.shares, { params: { id: his.id } })).toEqual(shares);
    expect(await shown(ben, id)).toMatchObject({ readers: 2, endings: 2, nodes: 4 });
    const [eve] = await addablePeople(app, "eve");
    const unread = await startRun(eve, id);
    expect(await eve.call(api.storyReading.shares, { params: { id: unread.id } })).toEqual([]);
  }, 60_000);

  it("counts one reader who begins on many devices at once", async () => {
    const { id } = await publishStory(mei);
    const runs = await Promise.all(Array.from({ length: 12 }, () => startRun(ann, id)));
    expect(new Set(runs.map((run) => run.id)).size).toBe(1);
    expect((await shown(ann, id)).readers).toBe(1);
    await Promise.all(Array.from({ length: 12 }, () => takeSteps(ann, runs[0]?.id ?? 0, 0, 0)));
    const { shares } = await takeSteps(ann, runs[0]?.id ?? 0, 0, 0);
    expect(shares).toEqual([{ node: "hall", choice: 0, readers: 1, of: 1 }]);
  }, 60_000);
});

describe("browsing", () => {
  it("finds public stories by words and tags, those most read first, page by page", async () => {
    const title = `晨雾${mei.id}`;
    const made: number[] = [];
    for (const tagline of ["a", "b", "c"]) {
      app.clock.advance(1000);
      made.push((await publishStory(mei, { sheet: { title, tagline, tags: [`t${mei.id}`] } })).id);
    }
    await publishStory(mei, { sheet: { title }, visibility: "link" });
    await startRun(ann, made[1] ?? 0);
    const list = async (query: object) => {
      const { items, nextCursor } = await ann.call(api.storyReading.browse, { query });
      return { ids: items.map((one) => one.id), nextCursor };
    };
    const first = await list({ keyword: title, limit: 2 });
    expect(first.ids).toEqual([made[1], made[2]]);
    const second = await list({ keyword: title, limit: 2, cursor: first.nextCursor });
    expect(second).toEqual({ ids: [made[0]], nextCursor: null });
    expect((await list({ tag: `t${mei.id}`, order: "newest" })).ids).toEqual(made.toReversed());
    expect(await codeOf(ann.call(api.storyReading.browse, { query: { cursor: "x" } }))).toBe(422);
  }, 90_000);
});

describe("friends on the map", () => {
  it("see each other's places where both show theirs, and nothing one has not seen", async () => {
    await befriendEach(ann, ben);
    const { id } = await publishStory(mei);
    const [hers, his] = [await startRun(ann, id), await startRun(ben, id)];
    await takeSteps(ben, his.id, 0, 1);
    const positionsFor = (who: Person, run: number) =>
      who.call(api.storyReading.friends, { params: { id: run } });
    const share = (who: Person, run: number, on: boolean) =>
      who.call(api.storyReading.sharePosition, { params: { id: run }, body: { on } });
    await share(ben, his.id, true);
    expect(await positionsFor(ann, hers.id)).toEqual([]);
    expect(await share(ann, hers.id, true)).toMatchObject({ sharesPlace: true });
    expect(await positionsFor(ann, hers.id)).toMatchObject([{ userId: ben.id, node: null, endingsFound: 1 }]);
    await takeSteps(ann, hers.id, 0, 1);
    expect(await positionsFor(ann, hers.id)).toMatchObject([{ userId: ben.id, node: "street" }]);
    await share(ben, his.id, false);
    expect(await positionsFor(ann, hers.id)).toEqual([]);
    const stranger = await startRun(mei, id);
    await share(mei, stranger.id, true);
    expect(await positionsFor(mei, stranger.id)).toEqual([]);
  }, 60_000);
});

describe("a paid chapter (stories §7)", () => {
  const buy = (who: Person, id: number, key: string = randomUUID(), price = 60) =>
    who.call(api.storyReading.buy, {
      params: { id, key: "in" },
      headers: { "idempotency-key": key },
      body: { price },
    });
  const give = (who: Person, amount: number) =>
    grant(app.services, {
      ...{ key: randomUUID(), kind: "adjusted", params: { reason: "test" }, cause: null },
      ...{ userId: who.id, amount, bucket: "paid" },
    });
  const accountOf = (who: Person) => who.call(api.capsules.account);

  it("is sent to nobody who has not paid, and not to be got by forged steps", async () => {
    const { id } = await publishStory(mei, { sheet: { chapters } });
    const run = await startRun(ann, id);
    const script = () => ann.call(api.storyReading.script, { params: { id: run.id } });
    const before = await script();
    expect(before.graph?.nodes.map((one) => one.id)).toEqual(["hall", "room", "street"]);
    expect(JSON.stringify(before)).not.toContain("A warm room.");
    expect((await takeSteps(ann, run.id, 0, 0, 1)).run).toMatchObject({ node: "room", state: "locked" });
    expect(await codeOf(takeSteps(ann, run.id, 2, 0))).toBe(422);
    expect(await buy(ann, id)).toMatchObject({ key: "in", bought: true });
    expect(JSON.stringify(await script())).toContain("A warm room.");
    expect(await runOf(ann, run.id)).toMatchObject({ node: "room", state: "going" });
    expect((await takeSteps(ann, run.id, 2, 0)).run).toMatchObject({ node: "home", state: "ending" });
    expect((await shown(ann, id)).chapters).toMatchObject([{ key: "in", price: 60, bought: true }]);
  }, 60_000);

  it("is bought once when it is asked 64 times at once, with one key or many", async () => {
    const { id } = await publishStory(mei, { sheet: { chapters } });
    const asked = Array.from({ length: 64 }, (_, round) =>
      buy(ann, id, round % 2 === 0 ? `the-same-key-${ann.id}` : randomUUID()),
    );
    for (const one of await Promise.all(asked)) expect(one.bought).toBe(true);
    expect(await accountOf(ann)).toMatchObject({ balance: 40 });
  }, 60_000);

  it("earns its author half of what was bought, in a week", async () => {
    const { id } = await publishStory(mei, { sheet: { chapters, title: "Half" } });
    await give(ann, 500);
    // A hundred bonus capsules are spent first; another story uses those up.
    const other = await publishStory(ben, {
      sheet: { chapters: [{ key: "in", title: "In", node: "room", price: 100 }] },
    });
    await buy(ann, other.id, randomUUID(), 100);
    expect(await accountOf(ben)).toMatchObject({ incomePending: 0 });
    await buy(ann, id);
    expect(await accountOf(mei)).toMatchObject({ incomePending: 30, income: 0 });
    const { items } = await ann.call(api.capsules.entries, { query: { topic: "spent", limit: 1 } });
    expect(items).toMatchObject([
      { kind: "storyChapter", change: -60, params: { title: "Half", chapter: "Inside" } },
    ]);
    await sweepCapsules(app.services);
    expect(await accountOf(mei)).toMatchObject({ incomePending: 30 });
    app.clock.advance(7 * DAY_MS);
    await sweepCapsules(app.services);
    await sweepCapsules(app.services);
    const again = await logIn(app.address, mei.name);
    expect(await accountOf(again)).toMatchObject({ incomePending: 0, income: 30 });
    const earned = await again.call(api.capsules.entries, { query: { topic: "earned", limit: 1 } });
    expect(earned.items).toMatchObject([{ kind: "workEarned", change: 30, params: { title: "Half" } }]);
    const notifications = await again.call(api.notifications.list, { query: {} });
    expect(notifications.items).toMatchObject([{ kind: "income", amount: 30, unread: true }]);
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
  }, 90_000);

  it("is refused for another price, too few capsules and one's own; a refusal costs nothing", async () => {
    const { id } = await publishStory(mei, { sheet: { chapters } });
    expect(await codeOf(buy(ann, id, randomUUID(), 10))).toBe(409);
    expect(await codeOf(buy(mei, id))).toBe(422);
    const dear = await publishStory(mei, {
      sheet: { chapters: [{ key: "in", title: "In", node: "room", price: 100 }] },
    });
    await buy(ann, id);
    expect(await codeOf(buy(ann, dear.id, randomUUID(), 100))).toBe(10010);
    expect((await shown(ann, dear.id)).chapters).toMatchObject([{ bought: false }]);
    await give(ann, 100);
    expect(await buy(ann, dear.id, randomUUID(), 100)).toMatchObject({ bought: true });
    expect(await accountOf(ann)).toMatchObject({ balance: 40 });
  }, 60_000);
});

it("a story is posted by who likes it, unless it is private", async () => {
  const post = (id: number) =>
    ann.call(api.posts.create, { body: { creation: { kind: "story", id }, title: "Read this" } });
  const { id } = await publishStory(mei);
  expect(await post(id)).toMatchObject({ kind: "story" });
  const hidden = await publishStory(mei, { visibility: "private" });
  expect(await codeOf(post(hidden.id))).toBe(404);
}, 60_000);

it("a story is reported with what it says", async () => {
  const { id } = await publishStory(mei);
  await ann.call(api.users.report, { body: { kind: "story", id, reason: "spam" } });
  const hidden = await publishStory(mei, { visibility: "private" });
  const body = { kind: "story" as const, id: hidden.id, reason: "spam" };
  expect(await codeOf(ann.call(api.users.report, { body }))).toBe(422);
}, 60_000);
