import { randomUUID } from "node:crypto";
import { api, type NumberedCertificate } from "@4d/contract";
import { BASE_RECIPES, dailyGoal, lineage, START_NAMES, verifyChain } from "@4d/craft";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { idsOf, putTogether } from "../../testing/craft-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const inventory = (who: Person, query: { first?: "true"; limit?: number; cursor?: string } = {}) =>
  who.call(api.craft.inventory, { query });
const names = async (who: Person) => (await inventory(who, { limit: 200 })).items.map(({ name }) => name);
async function chain(): Promise<{ items: NumberedCertificate[]; key: string; count: number; head: string }> {
  const items: NumberedCertificate[] = [];
  for (let more = true; more; ) {
    const after = items.at(-1)?.number ?? 0;
    const page = await mei.call(api.craft.chain, { query: { after, limit: 100 } });
    items.push(...page.items);
    more = page.items.length > 0;
  }
  return { items, ...(await mei.call(api.craft.publicKey)) };
}
const wayTo = (name: string) => lineage(name, BASE_RECIPES, START_NAMES) ?? [];
const balance = async (who: Person) => (await who.call(api.capsules.account)).balance;

describe("combining", () => {
  it("begins with four elements, and gives one discoverer the first of each", async () => {
    expect(await names(mei)).toEqual(["水", "火", "土", "风"]);
    const made = await putTogether(mei, "火+水");
    expect(made).toMatchObject({ isNewToYou: true, why: null, result: { origin: "base" } });
    expect(await names(mei)).toEqual([made.result?.name, "水", "火", "土", "风"]);
    const again = await putTogether(ann, "水+火");
    expect(again).toMatchObject({ result: made.result, firstDiscovery: false, certificate: null, reward: 0 });
    expect(again.isNewToYou).toBe(true);
    expect((await putTogether(ann, "水+火")).isNewToYou).toBe(false);
  });

  it("says the same when it is asked the same again", async () => {
    await putTogether(mei, "水+土");
    const nonce = randomUUID();
    const before = await balance(mei);
    const first = await putTogether(mei, "泥+风", { nonce });
    expect(first).toMatchObject({ firstDiscovery: true, isNewToYou: true, reward: 2 });
    expect(await putTogether(mei, "泥+风", { nonce })).toEqual(first);
    expect(await balance(mei)).toBe(before + 2);
    expect(signalsTo(app, mei.id, 5)).toContainEqual(
      expect.objectContaining({ type: "craft.discovery", number: first.certificate?.number, userId: mei.id }),
    );
    const { items } = await mei.call(api.capsules.entries, { query: { topic: "earned" } });
    expect(items[0]).toMatchObject({
      kind: "discovery",
      change: 2,
      params: { name: first.result?.name },
      cause: { type: "craft", id: String(first.result?.id) },
    });
  });

  it("takes nothing that is not one's own", async () => {
    await putTogether(mei, "土+土");
    const mountain = (await idsOf(mei)).get("山") ?? 0;
    const body = { a: mountain, b: mountain, nonce: randomUUID() };
    expect(await codeOf(ann.call(api.craft.combine, { body }))).toBe(403);
    expect(await codeOf(ann.call(api.craft.combine, { body: { ...body, a: 999_999 } }))).toBe(403);
    const params = { id: mountain };
    expect(await codeOf(ann.call(api.craft.element, { params }))).toBe(404);
  });

  it("keeps nothing with its reason, the same for all", async () => {
    const nothing = { zh: "你会后悔的，猫已经跑了。" };
    for (const who of [mei, ann]) {
      for (const { a, b } of wayTo("猫")) await putTogether(who, `${a}+${b}`);
      const none = await putTogether(who, "猫+水");
      expect(none).toMatchObject({ result: null, why: nothing, firstDiscovery: false, reward: 0 });
    }
  });

  it("rewards ten discoveries a day", async () => {
    const [zoe] = await addablePeople(app, "zoe");
    const rewarded: number[] = [];
    for (let round = 0; round < 6 && rewarded.length < 14; round += 1) {
      const { items } = await inventory(zoe, { limit: 200 });
      for (const [at, one] of items.entries())
        for (const other of items.slice(at)) {
          if (rewarded.length >= 14) break;
          const body = { a: one.id, b: other.id, nonce: randomUUID() };
          const outcome = await zoe.call(api.craft.combine, { body });
          if (outcome.firstDiscovery) rewarded.push(outcome.reward);
        }
    }
    expect(rewarded).toEqual([...Array.from({ length: 10 }, () => 2), 0, 0, 0, 0]);
    expect(await balance(zoe)).toBe(120);
  });
});

describe("what one has", () => {
  it("comes in pages, newest first, and what one discovered apart", async () => {
    for (const pair of ["水+火", "水+土", "火+土", "风+土", "水+水", "火+火"]) await putTogether(mei, pair);
    const first = await inventory(mei, { limit: 4 });
    expect(first.items).toHaveLength(4);
    const second = await inventory(mei, { limit: 4, cursor: first.nextCursor ?? "" });
    expect(second.nextCursor).toBeNull();
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
    expect(all.slice(-4).map(({ name }) => name)).toEqual(["水", "火", "土", "风"]);
    const firsts = await inventory(mei, { first: "true" });
    expect(firsts.items).toHaveLength(firsts.firsts);
    expect(await codeOf(inventory(mei, { cursor: "x" }))).toBe(422);
  });

  it("begins again but for discoveries", async () => {
    await putTogether(ann, "水+火");
    const saved = (await inventory(ann, { limit: 200 })).items.filter(({ first }) => first);
    const gone = (await idsOf(ann)).get("蒸汽") ?? 0;
    await ann.call(api.craft.reset);
    expect((await inventory(ann, { limit: 200 })).items.filter(({ at }) => at > 0)).toEqual(saved);
    const body = { a: gone, b: gone, nonce: randomUUID() };
    expect(await codeOf(ann.call(api.craft.combine, { body }))).toBe(403);
  });

  it("tells of an element every step from the beginning", async () => {
    for (const pair of ["火+土", "熔岩+水", "石头+石头"]) await putTogether(mei, pair);
    const params = { id: (await idsOf(mei)).get("山") ?? 0 };
    const { element, discovery, steps, more } = await mei.call(api.craft.element, { params });
    expect(element.name).toBe("山");
    expect(discovery?.by.nickName).not.toBe("");
    expect(more).toBe(false);
    const have = new Set(["水", "火", "土", "风"]);
    for (const { a, b, result } of steps) {
      expect(have).toContain(a.name);
      expect(have).toContain(b.name);
      have.add(result.name);
    }
    expect(steps.at(-1)?.result.name).toBe("山");
  });
});

describe("discoveries", () => {
  it("hang on a wall in pages, with certificates that verify", async () => {
    const found = await putTogether(mei, "风+风");
    const wall = await ann.call(api.craft.wall, { query: { limit: 2 } });
    expect(wall.items).toHaveLength(2);
    expect(wall.items[0]?.number).toBeGreaterThan(wall.items[1]?.number ?? 0);
    const next = await ann.call(api.craft.wall, { query: { limit: 2, cursor: wall.nextCursor ?? "" } });
    expect(next.items[0]?.number).toBeLessThan(wall.items[1]?.number ?? 0);
    const mine = await ann.call(api.craft.wall, { query: { mine: "true" } });
    expect(mine.items.every(({ by }) => by.id === ann.id)).toBe(true);
    expect(mine.total).toBe(mine.items.length);
    const number = wall.items[0]?.number ?? 0;
    const shown = await ann.call(api.craft.certificate, { params: { number } });
    expect(shown.discovery).toEqual(wall.items[0]);
    expect(shown.certificate).toMatchObject({ number, result: shown.discovery.element.id });
    expect(found.result).not.toBeNull();
    const { items, key, count, head } = await chain();
    expect(await verifyChain(items, key)).toEqual({ valid: true, count, head });
  });
});

describe("played without a network", () => {
  const settle = (who: Person, ...pairs: string[]) =>
    who.call(api.craft.settle, {
      body: {
        steps: pairs.map((pair) => {
          const [a = "", b = ""] = pair.split("+");
          return { a, b, nonce: randomUUID() };
        }),
      },
    });

  it("is settled in its order, later steps from what earlier ones made", async () => {
    const { steps } = await settle(mei, "火+土", "熔岩+水", "石头+石头", "仙人掌+雨");
    expect(steps.map(({ outcome }) => outcome?.result?.name ?? null)).toEqual(["熔岩", "石头", "山", null]);
    expect(steps[3]?.outcome).toBeNull();
    expect(await names(mei)).toEqual(expect.arrayContaining(["熔岩", "石头", "山"]));
  });

  it("comes to the same when it is settled twice", async () => {
    const body = { steps: [{ a: "水", b: "风", nonce: randomUUID() }] };
    const first = await ann.call(api.craft.settle, { body });
    expect(await ann.call(api.craft.settle, { body })).toEqual(first);
  });
});

describe("the goals of a day", () => {
  it("tell how far one is, and the riddle's answer once it is solved", async () => {
    const before = await mei.call(api.craft.goals);
    expect(before.riddle.answer).toBeNull();
    expect(before.riddle.left).toBeGreaterThan(0);
    expect(before.goals.map(({ kind, have }) => [kind, have])).toEqual([
      ["riddle", 0],
      ["fresh", 0],
      ["first", 0],
    ]);
    await putTogether(mei, "水+火");
    const after = await mei.call(api.craft.goals);
    expect(after.goals[1]?.have).toBe(1);
  });

  it("count a row of days", async () => {
    const { date } = await mei.call(api.craft.goals);
    let met = false;
    for (const { a, b } of wayTo(dailyGoal(date).target.name))
      met = (await putTogether(mei, `${a}+${b}`)).goalMet;
    expect(met).toBe(true);
    const { riddle, streak } = await mei.call(api.craft.goals);
    expect(riddle).toMatchObject({ left: 0, answer: { name: dailyGoal(date).target.name } });
    expect(streak).toBe(1);
  });
});

it("adds up after all of this", async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
});

describe("limits", () => {
  it("are sixty combinations a minute", async () => {
    const strict = await startTestApp({ RATE_LIMIT_SCALE: "1" });
    try {
      const [zoe] = await addablePeople(strict, "zoe");
      const ids = await idsOf(zoe);
      const body = { a: ids.get("水") ?? 0, b: ids.get("火") ?? 0 };
      const codes: number[] = [];
      for (let at = 0; at < 62; at += 1)
        codes.push(await codeOf(zoe.call(api.craft.combine, { body: { ...body, nonce: randomUUID() } })));
      expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
      expect(codes.slice(60)).toEqual([429, 429]);
      strict.clock.advance(1000);
      expect(await codeOf(zoe.call(api.craft.combine, { body: { ...body, nonce: randomUUID() } }))).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
