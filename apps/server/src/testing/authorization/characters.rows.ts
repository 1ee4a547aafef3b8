import { api } from "@4d/contract";
import { expect } from "vitest";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);

/** A draft of zoe's. */
async function zoes({ zoe }: World) {
  const { id } = await zoe.call(api.characters.create, { body: { sheet: { name: "quince tree" } } });
  return { params: { id } };
}
const mine = async (world: World, actor: ActorName) => {
  const { id } = await own(world, actor).call(api.characters.create, { body: {} });
  return { params: { id } };
};
/** A character zoe has published. */
async function published(world: World, visibility: "private" | "link" | "public") {
  const sheet = { name: "quince tree", avatar: await world.zoe.picture(), firstMes: "Sit down." };
  const { id } = await world.zoe.call(api.characters.create, { body: { sheet } });
  const headers = { "if-match": 1 };
  return world.zoe.call(api.characters.submit, { params: { id }, headers, body: { visibility } });
}
const met = (visibility: "private" | "link" | "public") => async (world: World) => ({
  params: { id: (await published(world, visibility)).id },
});
const metAsUser = (visibility: "private" | "link" | "public") => async (world: World) => ({
  params: { userId: (await published(world, visibility)).userId ?? 0 },
});

const shared = new WeakMap<World, Map<string, ReturnType<typeof published>>>();
/** A character of zoe's by link, created once per use: an account may not have one for each actor and row. */
function byLink(world: World, use: "unopened" | "opened") {
  const known = shared.get(world) ?? new Map<string, ReturnType<typeof published>>();
  shared.set(world, known);
  const made = known.get(use) ?? published(world, "link");
  known.set(use, made);
  return made;
}
const unopened = async (world: World) => ({ params: { id: (await byLink(world, "unopened")).id } });
const unopenedAsUser = async (world: World) => ({
  params: { userId: (await byLink(world, "unopened")).userId ?? 0 },
});
const linkOf = async (world: World) => (await byLink(world, "opened")).link ?? "";
const change = { headers: { "if-match": 1 }, body: { sheet: { tagline: "bears fruit" } } };

export const charactersRows: RowsOf<typeof api.characters> = {
  mine: {
    "only mine": {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        const { items } = await world.zoe.call(api.characters.mine);
        const foreign = new Set(items.map((one) => one.id));
        expect(data.items.filter((one) => foreign.has(one.id))).toEqual([]);
      },
    },
  },
  browse: {
    "public ones": {
      async call(world) {
        await byLink(world, "unopened");
        return {};
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.items.every((one) => one.visibility === "public")).toBe(true),
    },
  },
  find: {
    "a public one": { call: met("public"), expect: loggedIn(200) },
    "one by link, by its id": { call: unopened, expect: loggedIn(404, { administrator: 200 }) },
    "somebody's private one": { call: met("private"), expect: loggedIn(404) },
    "somebody's draft": { call: zoes, expect: loggedIn(404) },
  },
  ofUser: {
    "a public one": { call: metAsUser("public"), expect: loggedIn(200) },
    "one by link, by its id": { call: unopenedAsUser, expect: loggedIn(404, { administrator: 200 }) },
    "somebody's private one": { call: metAsUser("private"), expect: loggedIn(404) },
    "a person": { call: (world) => ({ params: { userId: world.zoe.id } }), expect: loggedIn(404) },
  },
  open: {
    "a link": {
      call: async (world) => ({ body: { link: await linkOf(world) } }),
      expect: loggedIn(200),
      effect: ({ data, parts }) => expect(data).toMatchObject({ visibility: "link", link: parts.body.link }),
    },
    "a link that was made up": { call: () => ({ body: { link: "A".repeat(22) } }), expect: loggedIn(404) },
    "something else": { call: () => ({ body: { link: "12" } }), expect: loggedIn(422) },
  },
  create: {
    "an empty one": { call: () => ({ body: {} }), expect: loggedIn(200) },
    "with a picture of elsewhere": {
      call: () => ({ body: { sheet: { avatar: "https://example.com/a.png" } } }),
      expect: loggedIn(422),
    },
  },
  draft: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  update: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), ...change }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ version: 2, sheet: { tagline: "bears fruit" } }),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), ...change }),
      expect: loggedIn(404),
    },
  },
  submit: {
    "mine, not complete": {
      call: async (world, actor) => ({ ...(await mine(world, actor)), headers: { "if-match": 1 } }),
      expect: loggedIn(422),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), headers: { "if-match": 1 } }),
      expect: loggedIn(404),
    },
  },
  renewLink: {
    "mine, not by link": { call: mine, expect: loggedIn(409) },
    "somebody else's": { call: unopened, expect: loggedIn(404) },
  },
  remove: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  styles: { all: { call: () => ({}), expect: loggedIn(200) } },
};
