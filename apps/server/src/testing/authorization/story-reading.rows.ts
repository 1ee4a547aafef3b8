import { api, type StoryVisibility } from "@4d/contract";
import { expect } from "vitest";
import { LAMP, publishStory, startRun } from "../story-steps.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import { cachedId } from "./cached-id.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);
const chapters = [{ key: "in", title: "Inside", node: "room", price: 20 }];

/** A story zoe has published. */
const zoes = (visibility: StoryVisibility) => async (world: World) => {
  const made = () => publishStory(world.zoe, { sheet: { chapters }, graph: LAMP, visibility });
  return { params: { id: await cachedId(world, visibility, made) } };
};
/** The link of another story of the same author. */
async function linkOf(world: World): Promise<string> {
  const id = await cachedId(world, "opened", () =>
    publishStory(world.zoe, { graph: LAMP, visibility: "link" }),
  );
  return (await world.zoe.call(api.stories.draft, { params: { id } })).link ?? "";
}
/** A reading of the actor's own, and one of anna's. */
const mine = async (world: World, actor: ActorName) => {
  const { params } = await zoes("public")(world);
  return { params: { id: (await startRun(own(world, actor), params.id)).id } };
};
const annas = async (world: World) => {
  const { params } = await zoes("public")(world);
  return { params: { id: (await startRun(world.anna, params.id)).id } };
};

export const storyReadingRows: RowsOf<typeof api.storyReading> = {
  browse: {
    "public ones": {
      async call(world) {
        await zoes("link")(world);
        return {};
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.items.every((one) => one.visibility === "public")).toBe(true),
    },
  },
  find: {
    "a public one": { call: zoes("public"), expect: loggedIn(200) },
    "one by link, by its id": { call: zoes("link"), expect: loggedIn(404, { administrator: 200 }) },
    "somebody's private one": { call: zoes("private"), expect: loggedIn(404) },
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
  runs: {
    "only mine": {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        const { items } = await world.anna.call(api.storyReading.runs);
        const foreign = new Set(items.map((one) => one.id));
        expect(data.items.filter((one) => foreign.has(one.id))).toEqual([]);
      },
    },
  },
  start: {
    "a public one": { call: zoes("public"), expect: loggedIn(200) },
    "one by link, by its id": { call: zoes("link"), expect: loggedIn(404) },
    "somebody's private one": { call: zoes("private"), expect: loggedIn(404) },
  },
  run: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: annas, expect: loggedIn(404) },
  },
  script: {
    "somebody else's": { call: annas, expect: loggedIn(404) },
  },
  step: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { at: 0, choices: [0] } }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await annas(world)), body: { at: 0, choices: [0] } }),
      expect: loggedIn(404),
    },
  },
  rewind: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { step: 0 } }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await annas(world)), body: { step: 0 } }),
      expect: loggedIn(404),
    },
  },
  shares: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: annas, expect: loggedIn(404) },
  },
  sharePosition: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { on: true } }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await annas(world)), body: { on: true } }),
      expect: loggedIn(404),
    },
  },
  friends: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: annas, expect: loggedIn(404) },
  },
  buy: {
    "of a public one": {
      async call(world) {
        const { params } = await zoes("public")(world);
        return { params: { ...params, key: "in" }, body: { price: 20 } };
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.bought).toBe(true),
    },
    "of somebody's private one": {
      async call(world) {
        const { params } = await zoes("private")(world);
        return { params: { ...params, key: "in" }, body: { price: 20 } };
      },
      expect: loggedIn(404),
    },
  },
};
