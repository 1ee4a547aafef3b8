import { api } from "@4d/contract";
import { expect } from "vitest";
import { administrators, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf } from "./world.ts";

export const capsulesRows: RowsOf<typeof api.capsules> = {
  account: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ balance: 100, debt: 0, held: 0 }),
    },
  },
  entries: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.items.map((one) => one.kind)).toEqual(["signUp"]),
    },
  },
  checkIn: {
    today: {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        const { balance } = await personOf(world, actor).call(api.capsules.account);
        expect(balance).toBe(105);
      },
    },
  },
  packages: { all: { call: () => ({}), expect: loggedIn(200) } },
  prices: { all: { call: () => ({}), expect: loggedIn(200) } },
};

export const adsRows: RowsOf<typeof api.ads> = {
  open: {
    any: { call: () => ({}), expect: loggedIn(200) },
    "an address instead of an id": {
      call: () => ({ body: { adId: "https://ads.example" } }),
      expect: loggedIn(404),
    },
  },
  claim: {
    "somebody else's": {
      async call(world) {
        const { sessionId, readyAt } = await world.zoe.call(api.ads.open);
        world.app.clock.set(readyAt);
        return { params: { sessionId } };
      },
      expect: loggedIn(404),
    },
    mine: {
      async call(world, actor) {
        const who = isActive(actor) ? personOf(world, actor) : world.zoe;
        const { sessionId, readyAt } = await who.call(api.ads.open);
        world.app.clock.set(readyAt);
        return { params: { sessionId } };
      },
      expect: loggedIn(200),
    },
  },
};

export const capsuleAdminRows: RowsOf<typeof api.capsuleAdmin> = {
  reports: { all: { call: () => ({}), expect: administrators } },
  reconcile: {
    now: {
      call: () => ({}),
      expect: administrators,
      effect: ({ data }) => expect(data).toMatchObject({ ok: true }),
    },
  },
};
