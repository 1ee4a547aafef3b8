import { api } from "@4d/contract";
import { expect } from "vitest";
import { LAMP, publishStory, writeStory } from "../story-steps.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import { cachedId } from "./cached-id.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);
const headers = { "if-match": 1 };

/** A draft and a public story of zoe's, and a draft of the actor's own. */
const zoes = async (world: World) => ({
  params: { id: await cachedId(world, "draft", () => writeStory(world.zoe)) },
});
const zoesPublic = async (world: World) => ({
  params: { id: await cachedId(world, "free", () => publishStory(world.zoe)) },
});
const mine = async (world: World, actor: ActorName) => ({
  params: { id: (await writeStory(own(world, actor))).id },
});

export const storiesRows: RowsOf<typeof api.stories> = {
  mine: {
    "only mine": {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        const { items } = await world.zoe.call(api.stories.mine);
        const foreign = new Set(items.map((one) => one.id));
        expect(data.items.filter((one) => foreign.has(one.id))).toEqual([]);
      },
    },
  },
  create: {
    "an empty one": { call: () => ({ body: {} }), expect: loggedIn(200) },
    "with a picture of elsewhere": {
      call: () => ({ body: { sheet: { cover: "https://example.com/a.png" } } }),
      expect: loggedIn(422),
    },
  },
  draft: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
    "somebody else's public one": { call: zoesPublic, expect: loggedIn(404) },
  },
  renewLink: {
    "mine, not by link": { call: mine, expect: loggedIn(409) },
    "somebody else's public one": { call: zoesPublic, expect: loggedIn(404) },
  },
  versions: {
    "mine, never published": {
      call: mine,
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toEqual([]),
    },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
    "somebody else's public one": { call: zoesPublic, expect: loggedIn(404) },
  },
  version: {
    "mine, not there": {
      call: async (world, actor) => ({ params: { ...(await mine(world, actor)).params, version: 1 } }),
      expect: loggedIn(404),
    },
    "somebody else's public one": {
      call: async (world) => ({ params: { ...(await zoesPublic(world)).params, version: 1 } }),
      expect: loggedIn(404),
    },
  },
  update: {
    mine: {
      call: async (world, actor) => ({
        ...(await mine(world, actor)),
        headers,
        body: { sheet: { title: "Lamps" } },
      }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ version: 2, sheet: { title: "Lamps" } }),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), headers, body: { sheet: { title: "Lamps" } } }),
      expect: loggedIn(404),
    },
  },
  saveGraph: {
    mine: {
      call: async (world, actor) => ({
        ...(await mine(world, actor)),
        headers,
        body: { graph: { ...LAMP, variables: [] } },
      }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.version).toBe(2),
    },
    "somebody else's": {
      call: async (world) => ({
        ...(await zoes(world)),
        headers,
        body: { graph: { ...LAMP, variables: [] } },
      }),
      expect: loggedIn(404),
    },
  },
  check: {
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  publish: {
    "mine, without a name": {
      async call(world, actor) {
        const { id } = await writeStory(own(world, actor), { sheet: { title: "" } });
        return { params: { id }, headers };
      },
      expect: loggedIn(422),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), headers }),
      expect: loggedIn(404),
    },
  },
  remove: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
    "somebody else's public one": { call: zoesPublic, expect: loggedIn(404) },
  },
  importStory: {
    "one of ours": {
      call: () => ({ query: { format: "json" } }),
      file: () =>
        Buffer.from(
          JSON.stringify({ format: "4d-story", version: 1, sheet: { title: "The lamp" }, graph: LAMP }),
        ),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.draft).toMatchObject({ status: "draft", visibility: "private" }),
    },
    "no story": { call: () => ({ query: { format: "json" } }), expect: loggedIn(422) },
  },
  exportStory: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), query: { format: "ink" } }),
      expect: loggedIn(200),
    },
    "somebody else's public one": {
      call: async (world) => ({ ...(await zoesPublic(world)), query: { format: "ink" } }),
      expect: loggedIn(404),
    },
  },
  branch: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { nodeId: "hall" } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.by).toBe("builtin"),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), body: { nodeId: "hall" } }),
      expect: loggedIn(404),
    },
  },
};
