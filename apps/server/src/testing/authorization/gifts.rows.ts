import { api } from "@4d/contract";
import { expect } from "vitest";
import { friendly, inGroup, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { personOf, type World } from "./world.ts";

const groupInput = (world: World) => ({ chatId: `g:${world.group}` });

/** Tom gives something to the standing group. */
async function toms(world: World) {
  const body = { ...groupInput(world), total: 2, portions: 2 };
  return { params: { id: (await world.tom.call(api.gifts.send, { body })).id } };
}
/** Zoe gives anna something. */
async function zoes(world: World) {
  const body = { chatId: `p:${world.anna.id}`, total: 1 };
  return { params: { id: (await world.zoe.call(api.gifts.send, { body })).id } };
}
/** Visible to members at the time of the gift; the former member had left. */
const forOutsiders = { stranger: 404, administrator: 404, former: 404 };

export const giftsRows: RowsOf<typeof api.gifts> = {
  send: {
    "to a friend, blocked or not": {
      call: (world) => ({ body: { chatId: `p:${world.anna.id}`, total: 1 } }),
      expect: friendly(403),
      // The blocked person gets the same answer as everybody else, and anna never sees the gift.
      async effect({ world, actor, data }) {
        const seen = await world.anna.call(api.gifts.find, { params: { id: data.id } }).then(
          () => true,
          () => false,
        );
        expect(seen).toBe(actor !== "blocked");
      },
    },
    "to somebody who is no friend": {
      call: (world) => ({ body: { chatId: `p:${world.zoe.id}`, total: 1 } }),
      expect: loggedIn(403),
    },
    "to a group": {
      call: (world) => ({ body: { ...groupInput(world), total: 2, portions: 2, mode: "lucky" } }),
      expect: inGroup(403, 200, { muted: 403 }),
    },
    "more than one has": {
      call: (world, actor) => ({
        body: {
          chatId: `p:${personOf(world, actor).id === world.anna.id ? world.zoe.id : world.anna.id}`,
          total: 19_999,
        },
      }),
      expect: friendly(
        403,
        Object.fromEntries(
          ["former", "blocked", "muted", "member", "manager", "owner"].map((name) => [name, 10_010]),
        ),
      ),
    },
  },
  find: {
    "of a group": { call: toms, expect: loggedIn(200, forOutsiders) },
    "of other people": { call: zoes, expect: loggedIn(404) },
  },
  take: {
    "of a group": {
      call: toms,
      expect: loggedIn(200, forOutsiders),
      effect: ({ data }) => expect(data.mine).toBe(1),
    },
    "of other people": { call: zoes, expect: loggedIn(404) },
  },
};
