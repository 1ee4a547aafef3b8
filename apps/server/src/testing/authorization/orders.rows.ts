import { api } from "@4d/contract";
import { expect } from "vitest";
import type { ActorName } from "./actors.ts";
import { administrators, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const request = { body: { packageId: "c60" } };
const zoes = async (world: World) => ({
  params: { orderNo: (await world.zoe.call(api.orders.create, request)).orderNo },
});
const mine = async (world: World, actor: ActorName) => {
  const who = isActive(actor) ? personOf(world, actor) : world.zoe;
  return { params: { orderNo: (await who.call(api.orders.create, request)).orderNo } };
};

export const ordersRows: RowsOf<typeof api.orders> = {
  create: {
    "a package": { call: () => request, expect: loggedIn(200) },
    "one there is not": { call: () => ({ body: { packageId: "c1" } }), expect: loggedIn(404) },
  },
  list: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        const { items } = await world.zoe.call(api.orders.list);
        const foreign = new Set(items.map((one) => one.orderNo));
        expect(data.items.filter((one) => foreign.has(one.orderNo))).toEqual([]);
      },
    },
  },
  find: {
    "somebody else's": { call: zoes, expect: loggedIn(404) },
    mine: { call: mine, expect: loggedIn(200) },
  },
  pay: {
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), body: { provider: "sandbox" } }),
      expect: loggedIn(404),
    },
    "with a provider that is not set up": {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { provider: "stripe" } }),
      expect: loggedIn(403),
    },
  },
  confirmSandbox: {
    "somebody else's": { call: zoes, expect: loggedIn(404) },
    mine: {
      call: mine,
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ state: "fulfilled", test: true }),
    },
  },
};

const zoesPaid = async (world: World) => {
  const order = await zoes(world);
  await world.zoe.call(api.orders.confirmSandbox, order);
  return order;
};

export const orderAdminRows: RowsOf<typeof api.orderAdmin> = {
  strays: { "all that wait": { call: () => ({}), expect: administrators } },
  settleStray: {
    "one there is not": {
      call: () => ({ params: { id: 1 } }),
      expect: { ...administrators, administrator: 404 },
    },
  },
  find: {
    "anybody's": {
      call: zoes,
      expect: administrators,
      effect: ({ world, data }) => expect(data.userId).toBe(world.zoe.id),
    },
  },
  refund: {
    "a paid one": {
      call: async (world) => ({ ...(await zoesPaid(world)), body: { amount: 100, reason: "asked" } }),
      expect: administrators,
      effect: ({ data }) => expect(data.order).toMatchObject({ state: "part_refunded", refunded: 100 }),
    },
    "one that is not paid": {
      call: async (world) => ({ ...(await zoes(world)), body: { reason: "asked" } }),
      expect: { ...administrators, administrator: 409 },
    },
  },
};
