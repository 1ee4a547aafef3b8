import { randomUUID } from "node:crypto";
import { api, type CombineOutcome, type NumberedCertificate } from "@4d/contract";
import { verifyChain } from "@4d/craft";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const PLAYERS = 200;
const ROUNDS = 10;

let app: TestApp;
let players: Person[];
beforeAll(async () => {
  app = await startTestApp();
  const names = Array.from({ length: PLAYERS }, (_, at) => `player${at}`);
  players = [];
  for (let at = 0; at < PLAYERS; at += 20)
    players.push(...(await Promise.all(names.slice(at, at + 20).map((name) => person(app.address, name)))));
}, 240_000);
afterAll(() => app.close());

/** A seeded random generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % sides;
  };
}

interface Played {
  key: string;
  userId: number;
  outcome: CombineOutcome;
}

/** Combines random elements of the player's inventory. */
async function play(who: Person, roll: (sides: number) => number): Promise<Played[]> {
  const { items } = await who.call(api.craft.inventory, { query: { limit: 200 } });
  const own = items.map(({ id }) => id);
  const played: Played[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a = 0, b = 0] = [own[roll(own.length)], own[roll(own.length)]];
    const body = { a, b, nonce: randomUUID() };
    const outcome = await who.call(api.craft.combine, { body });
    if (outcome.result && outcome.isNewToYou) own.push(outcome.result.id);
    played.push({ key: [a, b].toSorted((one, other) => one - other).join("+"), userId: who.id, outcome });
  }
  return played;
}

it("gives 200 players at once one result per pair, one discoverer each, and every reward once", async () => {
  const played = (await Promise.all(players.map((who, at) => play(who, dice(at + 1))))).flat();
  expect(played).toHaveLength(PLAYERS * ROUNDS);

  const results = new Map<string, Set<number | undefined>>();
  for (const { key, outcome } of played)
    results.set(key, (results.get(key) ?? new Set()).add(outcome.result?.id));
  expect([...results.values()].every((of) => of.size === 1)).toBe(true);

  const firsts = played.filter(({ outcome }) => outcome.firstDiscovery);
  const discovered = firsts.map(({ outcome }) => outcome.result?.id);
  expect(new Set(discovered).size).toBe(discovered.length);
  const made = new Set(played.flatMap(({ outcome }) => outcome.result?.id ?? []));
  const { items: starts } = await (players[0] as Person).call(api.craft.inventory, { query: { limit: 200 } });
  for (const { id, at } of starts) if (at === 0) made.delete(id);
  expect(new Set(discovered)).toEqual(made);

  const { key, count, head } = await (players[0] as Person).call(api.craft.publicKey);
  const { items } = await (players[0] as Person).call(api.craft.chain, { query: {} });
  expect(await verifyChain(items, key)).toEqual({ valid: true, count, head });
  const pairs = items.map(({ a, b }: NumberedCertificate) => `${a}+${b}`);
  expect(new Set(pairs).size).toBe(items.length);

  const rewards = new Map<number, number>();
  for (const { userId, outcome } of firsts) rewards.set(userId, (rewards.get(userId) ?? 0) + outcome.reward);
  for (const [userId, reward] of rewards) {
    const who = players.find(({ id }) => id === userId) as Person;
    expect((await who.call(api.capsules.account)).balance).toBe(100 + reward);
  }
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
}, 240_000);
