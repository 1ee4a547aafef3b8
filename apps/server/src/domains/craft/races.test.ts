import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import { BASE_RECIPES, lineage, START_NAMES } from "@4d/craft";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { idsOf } from "../../testing/craft-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepRaces } from "./index.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann, ben] = await addablePeople(app, "mei", "ann", "ben");
  await befriendEach(mei, ann, ben);
  const body = { name: `Race ${mei.id}`, friendIds: [ann.id, ben.id] };
  groupId = (await mei.call(api.groups.create, { body })).id;
});
afterAll(() => app.close());

const start = (who: Person, minutes = 5) => who.call(api.craftRaces.start, { body: { groupId, minutes } });
const find = (who: Person, id: number) => who.call(api.craftRaces.find, { params: { id } });
const join = (who: Person, id: number) => who.call(api.craftRaces.join, { params: { id } });
const rows = () => ann.call(api.groupMessages.history, { query: { groupId, page: 1, size: 5 } });

/** Combines two named elements in a race, by the ids of what was made in it. */
async function step(who: Person, id: number, pair: { a: string; b: string }) {
  const { mine } = await find(who, id);
  const idOf = (name: string) => mine.find((one) => one.name === name)?.id ?? 0;
  const body = { a: idOf(pair.a), b: idOf(pair.b), nonce: randomUUID(), raceId: id };
  return who.call(api.craft.combine, { body });
}

/** Steps to a target for somebody who made these; after a step it may be shorter by more than one (`lineage`). */
const stepsLeft = (target: string, ...made: string[]) =>
  lineage(target, BASE_RECIPES, [...START_NAMES, ...made])?.length;

describe("a race", () => {
  it("is a card in the group, and one at a time", async () => {
    const race = await start(mei);
    expect(race).toMatchObject({ groupId, startedBy: mei.id, endedAt: null, standing: [], mine: [] });
    const [card] = await rows();
    const { target, endsAt } = race;
    expect(card).toMatchObject({ type: 0, extra: { race: { id: race.id, target, endsAt } } });
    expect(card?.content).toContain(target.name);
    expect((await start(ann, 20)).id).toBe(race.id);
    expect((await ann.call(api.craftRaces.running, { query: { groupId } }))?.id).toBe(race.id);
  });

  it("begins for everybody with the four, whatever they own, and ends with the first to be there", async () => {
    const { id, target } = await start(mei);
    await join(mei, id);
    expect((await join(ann, id)).mine.map(({ name }) => name)).toEqual(START_NAMES);
    const way = lineage(target.name, BASE_RECIPES, START_NAMES) ?? [];
    const first = way[0] as { a: string; b: string; result: string };
    await step(ann, id, first);
    const { standing } = await find(mei, id);
    expect(standing.map(({ userId, left, made }) => [userId, left, made])).toEqual([
      [ann.id, stepsLeft(target.name, first.result), 1],
      [mei.id, way.length, 0],
    ]);
    const ids = await idsOf(ann);
    const made = [...ids.values()][0] ?? 0;
    const stolen = { a: made, b: made, nonce: randomUUID(), raceId: id };
    expect(await codeOf(mei.call(api.craft.combine, { body: stolen }))).toBe(403);
    for (const pair of way) await step(ann, id, pair);
    const over = await find(mei, id);
    expect(over).toMatchObject({ winnerId: ann.id, canEnd: false });
    expect(over.endedAt).not.toBeNull();
    expect(signalsTo(app, mei.id, 5)).toContainEqual(
      expect.objectContaining({ type: "craft.race", raceId: id, winnerId: ann.id }),
    );
    const [tip] = await rows();
    expect(tip).toMatchObject({ type: 21, extra: { tip: { key: "race.won" } } });
    expect(await codeOf(step(mei, id, first))).toBe(409);
    expect(await codeOf(join(ben, id))).toBe(409);
    expect(await ann.call(api.craftRaces.running, { query: { groupId } })).toBeNull();
    expect((await start(mei)).id).not.toBe(id);
  });

  it("enters who comes late: by joining on the way, or by what they put together", async () => {
    const { id, target } = await start(mei);
    await join(ann, id);
    const way = lineage(target.name, BASE_RECIPES, START_NAMES) ?? [];
    const first = way[0] as { a: string; b: string; result: string };
    await step(ann, id, first);
    app.clock.advance(60_000);
    const starts = await find(ann, id);
    expect((await find(ben, id)).mine).toEqual([]);
    const idOf = (name: string) => starts.mine.find((one) => one.name === name)?.id ?? 0;
    const body = { a: idOf(first.a), b: idOf(first.b), nonce: randomUUID(), raceId: id };
    await ben.call(api.craft.combine, { body });
    await join(mei, id);
    const { standing, mine } = await find(ben, id);
    expect(standing.map(({ userId, left, made }) => [userId, left, made])).toEqual([
      [ann.id, stepsLeft(target.name, first.result), 1],
      [ben.id, stepsLeft(target.name, first.result), 1],
      [mei.id, way.length, 0],
    ]);
    expect(mine).toHaveLength(START_NAMES.length + 1);
    // From here on they receive the standings.
    const before = signalsTo(app, ben.id, 5).length;
    await step(ann, id, way[1] ?? first);
    expect(signalsTo(app, ben.id, 5).length).toBeGreaterThan(before);
  });

  it("ends when its time is up, told once", async () => {
    const { id } = await start(mei, 3);
    await join(ann, id);
    app.clock.advance(3 * 60_000);
    expect((await find(ann, id)).endedAt).not.toBeNull();
    await Promise.all([sweepRaces(app.services), sweepRaces(app.services)]);
    const tips = (await rows()).filter(({ type }) => type === 21);
    expect(tips.filter(({ extra }) => extra?.tip?.key === "race.over")).toHaveLength(1);
    expect((await find(ann, id)).winnerId).toBeNull();
  });

  it("is ended by who started it or by managers, and is its members' alone", async () => {
    const { id } = await start(ann);
    const [zoe] = await addablePeople(app, "zoe");
    const end = (who: Person) => codeOf(who.call(api.craftRaces.end, { params: { id } }));
    expect(await end(zoe)).toBe(404);
    expect(await codeOf(find(zoe, id))).toBe(404);
    expect(await end(ben)).toBe(403);
    expect(await end(mei)).toBe(200);
    expect(await end(ann)).toBe(200);
    expect(await codeOf(mei.call(api.craftRaces.start, { body: { groupId, minutes: 7 } }))).toBe(422);
  });
});
