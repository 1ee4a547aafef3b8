import { api } from "@4d/contract";
import { expect } from "vitest";
import { publishCharacter } from "../character-steps.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);
const sheet = { name: "quince tree", firstMes: "Sit down." };

/** A draft of zoe's, and one of the actor's own. */
const zoes = async ({ zoe }: World) => (await zoe.call(api.characters.create, { body: { sheet } })).id;
const mine = async (world: World, actor: ActorName) =>
  (await own(world, actor).call(api.characters.create, { body: { sheet } })).id;
const asJson = { body: { format: "json" as const } };
const spoken = { kind: "blip", voiceId: "bubble", pitch: 100, rate: 100, narrationId: "" } as const;

export const characterMakingRows: RowsOf<typeof api.characterMaking> = {
  draftFrom: {
    "one sentence": {
      call: () => ({ body: { kind: "character", seed: "会做饭的剑客" } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.by).toBe("builtin"),
    },
  },
  previewReply: {
    "my draft": {
      call: async (world, actor) => ({ params: { id: await mine(world, actor) }, body: { text: "你好" } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ by: "builtin", left: null }),
    },
    "somebody else's": {
      call: async (world) => ({ params: { id: await zoes(world) }, body: { text: "你好" } }),
      expect: loggedIn(404),
    },
    "somebody else's public one": {
      call: async (world) => ({
        params: { id: (await publishCharacter(world.zoe)).id },
        body: { text: "你好" },
      }),
      expect: loggedIn(404),
    },
  },
  importCard: {
    "a card": {
      call: () => ({}),
      file: () => Buffer.from(JSON.stringify({ name: "quince tree", personality: "bears fruit" })),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.draft).toMatchObject({ status: "draft", visibility: "private" }),
    },
    "no card": { call: () => ({}), expect: loggedIn(422) },
  },
  importLore: {
    "onto mine": {
      call: async (world, actor) => ({ params: { id: await mine(world, actor) } }),
      file: () =>
        Buffer.from(JSON.stringify({ entries: [{ keys: ["quince"], content: "It bears fruit." }] })),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.draft.sheet.lore).toMatchObject([{ keys: ["quince"] }]),
    },
    "onto somebody's": {
      call: async (world) => ({ params: { id: await zoes(world) } }),
      file: () =>
        Buffer.from(JSON.stringify({ entries: [{ keys: ["quince"], content: "It bears fruit." }] })),
      expect: loggedIn(404),
    },
  },
  exportCard: {
    mine: {
      call: async (world, actor) => ({ params: { id: await mine(world, actor) }, ...asJson }),
      expect: loggedIn(200),
    },
    "somebody's draft": {
      call: async (world) => ({ params: { id: await zoes(world) }, ...asJson }),
      expect: loggedIn(404),
    },
    "somebody's public one": {
      call: async (world) => ({ params: { id: (await publishCharacter(world.zoe)).id }, ...asJson }),
      expect: loggedIn(200),
    },
    "somebody's by its link": {
      call: async (world) => ({
        params: { id: (await publishCharacter(world.zoe, {}, "link")).id },
        ...asJson,
      }),
      expect: loggedIn(404),
    },
  },
  voices: { all: { call: () => ({}), expect: loggedIn(200) } },
  models: { all: { call: () => ({}), expect: loggedIn(200) } },
  audition: {
    "a line": { call: () => ({ body: { text: "雾来了", voice: spoken } }), expect: loggedIn(200) },
  },
};
