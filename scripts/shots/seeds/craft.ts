import { randomUUID } from "node:crypto";
import { api, type CraftRace } from "@4d/contract";
import { BASE_RECIPES, lineage, START_NAMES } from "@4d/craft";
import type { Circle, SeededPerson } from "../people.ts";

/** What the pictures of the crafting game need. */
export interface Crafted {
  /** The certificate of a discovery of mine. */
  readonly number: number;
  /** A running race in my group. */
  readonly race: number;
  /** One that was won. */
  readonly won: number;
}

/** Plays the ways to these elements, pair by pair. @returns the number of the last certificate. */
async function play(who: SeededPerson, ...targets: string[]): Promise<number> {
  const steps = targets.flatMap((name) => lineage(name, BASE_RECIPES, START_NAMES) ?? []);
  let number = 0;
  for (let at = 0; at < steps.length; at += 50) {
    const batch = steps.slice(at, at + 50).map(({ a, b }) => ({ a, b, nonce: randomUUID() }));
    const settled = await who.call(api.craft.settle, { body: { steps: batch } });
    const numbers = settled.steps.flatMap(({ outcome }) => outcome?.certificate?.number ?? []);
    number = numbers.at(-1) ?? number;
  }
  return number;
}

/** Plays a race to its end. */
async function win(who: SeededPerson, race: CraftRace): Promise<void> {
  const ids = new Map(race.mine.map(({ name, id }) => [name, id]));
  for (const { a, b } of lineage(race.target.name, BASE_RECIPES, START_NAMES) ?? []) {
    const body = { a: ids.get(a) ?? 0, b: ids.get(b) ?? 0, nonce: randomUUID(), raceId: race.id };
    const { result } = await who.call(api.craft.combine, { body });
    if (result !== null) ids.set(result.name, result.id);
  }
}

/** Elements of mine and of a friend, discoveries of both, and a race in my group. */
export async function seedCraft({ me, friend, members, groupId }: Circle): Promise<Crafted> {
  await play(friend, "彩虹", "火锅", "猫");
  const number = await play(me, "灯塔", "月亮", "机器人", "凤凰");
  await play(friend, "熊猫", "龙");
  const start = () => friend.call(api.craftRaces.start, { body: { groupId, minutes: 20 } });
  const { id: won } = await start();
  await me.call(api.craftRaces.join, { params: { id: won } });
  await win(friend, await friend.call(api.craftRaces.join, { params: { id: won } }));
  const { id } = await start();
  const racers = [friend, me, ...members.slice(0, 3)];
  for (const one of racers) await one.call(api.craftRaces.join, { params: { id } });
  return { number, race: id, won };
}
