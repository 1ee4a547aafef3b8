import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import { expect } from "vitest";
import { idsOf, putTogether } from "../craft-steps.ts";
import { anybody, inGroup, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { freshGroup, isActive, type World } from "./world.ts";

const starts = async (world: World) => {
  const ids = await idsOf(world.zoe);
  return { a: ids.get("水") ?? 0, b: ids.get("火") ?? 0 };
};
/** An element that only zoe has. */
async function zoes(world: World): Promise<number> {
  const { result } = await putTogether(world.zoe, "土+土");
  return result?.id ?? 0;
}
const nonce = () => randomUUID();

/** Tom's running race in the standing group. */
async function race(world: World) {
  const { id } = await world.tom.call(api.craftRaces.start, { body: { groupId: world.group, minutes: 20 } });
  return { params: { id } };
}

export const craftRows: RowsOf<typeof api.craft> = {
  inventory: { mine: { call: () => ({}), expect: loggedIn(200) } },
  combine: {
    "what everybody has": {
      call: async (world) => ({ body: { ...(await starts(world)), nonce: nonce() } }),
      expect: loggedIn(200),
    },
    "what somebody else has": {
      call: async (world) => {
        const id = await zoes(world);
        return { body: { a: id, b: id, nonce: nonce() } };
      },
      expect: loggedIn(403),
    },
    "in a race": {
      call: async (world) => ({
        body: { ...(await starts(world)), nonce: nonce(), raceId: (await race(world)).params.id },
      }),
      expect: inGroup(403),
    },
  },
  settle: {
    "what somebody else has": {
      call: async (world) => {
        await zoes(world);
        return { body: { steps: [{ a: "山", b: "山", nonce: nonce() }] } };
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.steps[0]?.outcome).toBeNull(),
    },
  },
  element: {
    "what everybody has": {
      call: async (world) => ({ params: { id: (await starts(world)).a } }),
      expect: loggedIn(200),
    },
    "what somebody else has": {
      call: async (world) => ({ params: { id: await zoes(world) } }),
      expect: loggedIn(404),
    },
  },
  certificate: {
    somebodys: {
      call: async (world) => {
        await zoes(world);
        return { params: { number: 1 } };
      },
      expect: loggedIn(200),
    },
    "none there is": { call: () => ({ params: { number: 999_999 } }), expect: loggedIn(404) },
  },
  wall: { "everybody's": { call: () => ({}), expect: loggedIn(200) } },
  goals: { mine: { call: () => ({}), expect: loggedIn(200) } },
  reset: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        if (!isActive(actor)) return;
        const { items } = await world.people[actor].call(api.craft.inventory, { query: {} });
        expect(items.every((one) => one.first || one.at === 0)).toBe(true);
      },
    },
  },
  publicKey: { anybody: { call: () => ({}), expect: anybody(200) } },
  chain: { anybody: { call: () => ({}), expect: anybody(200) } },
};

export const craftRacesRows: RowsOf<typeof api.craftRaces> = {
  start: {
    "in a group that races already": {
      call: async (world) => {
        await race(world);
        return { body: { groupId: world.group, minutes: 5 } };
      },
      expect: inGroup(403),
    },
    "in a quiet group": {
      call: async (world) => ({ body: { groupId: await freshGroup(world), minutes: 5 } }),
      expect: inGroup(403, 200, { muted: 403, banned: 401 }),
    },
  },
  running: {
    "of a group": {
      call: (world) => ({ query: { groupId: world.group } }),
      expect: inGroup(403),
    },
  },
  find: { "of a group": { call: race, expect: inGroup(403) } },
  join: { "of a group": { call: race, expect: inGroup(403) } },
  end: {
    "tom's": {
      call: race,
      expect: inGroup(403, 200, { blocked: 403, muted: 403, member: 403 }),
    },
  },
};
