import { api } from "@4d/contract";
import { expect } from "vitest";
import { browserKeys } from "../browser-push.ts";
import { type ActorName, anybody, loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { personOf, type World } from "./world.ts";

const subscription = (name: string) => ({
  endpoint: `https://push.example/${numbered(name)}`,
  keys: browserKeys().keys,
});

/** The owner of the push subscription at this address. */
async function ownerOf(world: World, endpoint: string): Promise<number | undefined> {
  const row = await world.app.services.db
    .selectFrom("push_subscription")
    .select("user_id")
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
  return row?.user_id;
}

async function subscribed(world: World, actor: ActorName | "anna") {
  const made = subscription("old");
  const who = actor === "anna" ? world.anna : personOf(world, actor);
  await who.call(api.push.subscribe, { body: { ...made, lang: "zh" } });
  return made;
}

export const browserErrorRows: RowsOf<typeof api.browserErrors> = {
  report: {
    "of a page": {
      call: () => ({
        body: {
          kind: "error",
          worker: false,
          version: "3.2.11",
          route: "/pages/login/login",
          name: "TypeError",
          frames: ["index-Bx1_-9aQ.js:1:2345"],
        },
      }),
      expect: anybody(200),
    },
  },
};

export const pushRows: RowsOf<typeof api.push> = {
  key: { "of the server": { call: () => ({}), expect: loggedIn(200) } },
  subscribe: {
    "this terminal": {
      call: () => ({ body: { ...subscription("new"), lang: "en" } }),
      expect: loggedIn(200),
      effect: async ({ world, actor, parts }) =>
        expect(await ownerOf(world, parts.body.endpoint)).toBe(personOf(world, actor).id),
    },
    "with no key to encrypt to": {
      call: () => ({
        body: { ...subscription("new"), keys: { ...browserKeys().keys, p256dh: "A".repeat(87) }, lang: "en" },
      }),
      expect: loggedIn(422),
    },
  },
  unsubscribe: {
    "what is Anna's": {
      call: async (world) => ({ body: { endpoint: (await subscribed(world, "anna")).endpoint } }),
      expect: loggedIn(200),
      effect: async ({ world, parts }) =>
        expect(await ownerOf(world, parts.body.endpoint)).toBe(world.anna.id),
    },
  },
  renew: {
    "whoever knows the secret": {
      async call(world) {
        const old = await subscribed(world, "anna");
        return {
          body: { old: { endpoint: old.endpoint, auth: old.keys.auth }, ...subscription("renewed") },
        };
      },
      expect: anybody(200),
      async effect({ world, parts }) {
        expect(await ownerOf(world, parts.body.endpoint)).toBe(world.anna.id);
        expect(await ownerOf(world, parts.body.old.endpoint)).toBeUndefined();
      },
    },
    "whoever guesses it": {
      async call(world) {
        const { endpoint } = await subscribed(world, "anna");
        return {
          body: { old: { endpoint, auth: browserKeys().keys.auth }, ...subscription("stolen") },
        };
      },
      expect: anybody(404),
    },
  },
};
