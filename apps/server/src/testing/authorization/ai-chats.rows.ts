import { api } from "@4d/contract";
import { expect } from "vitest";
import { publishCharacter } from "../character-steps.ts";
import type { Person } from "../person.ts";
import type { ActorName } from "./actors.ts";
import { inGroup, loggedIn, managing } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);
const sheet = { name: "quince tree", firstMes: "Sit down." };

const made = new WeakMap<World, Promise<{ id: number; userId: number }>>();
const publicOne = (world: World) => {
  const one = made.get(world) ?? publishCharacter(world.zoe, sheet);
  made.set(world, one);
  return one;
};
const inPath = async (world: World) => ({ params: { characterId: (await publicOne(world)).id } });
/** Zoe's private character. */
const privateOnes = new WeakMap<World, Promise<{ id: number }>>();
const privateOne = async (world: World) => {
  const one = privateOnes.get(world) ?? publishCharacter(world.zoe, sheet, "private");
  privateOnes.set(world, one);
  return { params: { characterId: (await one).id } };
};

/** An AI reply to this person. */
async function replyTo(world: World, who: Person) {
  const { userId } = await publicOne(world);
  const body = { recvId: userId, content: "Is it cold in the tower?", type: 0 };
  await who.call(api.privateMessages.send, { body });
  await world.app.app.replyWorker.settled();
  const query = { friendId: userId, page: 1, size: 5 };
  const said = await who.call(api.privateMessages.history, { query });
  return { params: { id: said.find((one) => one.sendId === userId)?.extra?.ai?.turnId ?? 0 } };
}
const mine = (world: World, actor: ActorName) => replyTo(world, own(world, actor));
const zoes = (world: World) => replyTo(world, world.anna);

/** A character the owner brought into the group. */
async function addCharacterToGroup(world: World) {
  const { owner } = world.people;
  const { userId } = await publicOne(world);
  await owner.call(api.friends.add, { query: { friendId: userId } });
  await owner.call(api.groups.invite, { body: { groupId: world.group, friendIds: [userId] } });
  return { body: { groupId: world.group, userId, talkativeness: 40 } };
}

async function memoryOf(world: World, who: Person) {
  const { id } = await publicOne(world);
  const body = { characterId: id, text: "likes quinces" };
  return { params: { id: (await who.call(api.aiChats.remember, { body })).id } };
}

export const aiChatsRows: RowsOf<typeof api.aiChats> = {
  active: { "the last one": { call: () => ({}), expect: loggedIn(200) } },
  setActive: {
    "a public one": {
      call: async (world) => ({ body: { characterId: (await publicOne(world)).id } }),
      expect: loggedIn(200),
    },
    "somebody's private one": {
      call: async (world) => ({ body: (await privateOne(world)).params }),
      expect: loggedIn(404),
    },
  },
  list: { "those I may meet": { call: () => ({}), expect: loggedIn(200) } },
  open: {
    "a public one": { call: inPath, expect: loggedIn(200) },
    "somebody's private one": { call: privateOne, expect: loggedIn(404) },
    "with a greeting it has not": {
      call: async (world) => ({ ...(await inPath(world)), body: { greeting: 9 } }),
      expect: loggedIn(422),
    },
  },
  temporary: {
    "a public one": {
      call: async (world) => ({ ...(await inPath(world)), body: { on: true } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.temporary).toBe(true),
    },
    "somebody's private one": {
      call: async (world) => ({ ...(await privateOne(world)), body: { on: true } }),
      expect: loggedIn(404),
    },
  },
  inspire: {
    "a public one": { call: inPath, expect: loggedIn(200) },
    "somebody's private one": { call: privateOne, expect: loggedIn(404) },
  },
  reply: {
    "an answer to me": { call: mine, expect: loggedIn(200) },
    "an answer to somebody else": { call: zoes, expect: loggedIn(404) },
  },
  sentPrompt: {
    "of an answer to me, which no model wrote": { call: mine, expect: loggedIn(409) },
    "of an answer to somebody else": { call: zoes, expect: loggedIn(404) },
  },
  regenerate: {
    "an answer to me": { call: mine, expect: loggedIn(200) },
    "an answer to somebody else": { call: zoes, expect: loggedIn(404) },
  },
  chooseVariant: {
    "of an answer to me": {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { place: 0 } }),
      expect: loggedIn(200),
    },
    "one there is not": {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { place: 7 } }),
      expect: loggedIn(404),
    },
    "of an answer to somebody else": {
      call: async (world) => ({ ...(await zoes(world)), body: { place: 0 } }),
      expect: loggedIn(404),
    },
  },
  paths: {
    "of a public one": { call: inPath, expect: loggedIn(200) },
    "of somebody's private one": { call: privateOne, expect: loggedIn(404) },
  },
  fork: {
    "from a message there is not": {
      call: async (world) => ({ ...(await inPath(world)), body: { messageId: 9_999_999 } }),
      expect: loggedIn(404),
    },
    "with somebody's private one": {
      call: async (world) => ({ ...(await privateOne(world)), body: { messageId: 1 } }),
      expect: loggedIn(404),
    },
  },
  switchPath: {
    "of a talk that went one way": {
      call: async (world) => ({ ...(await inPath(world)), body: { branch: 0 } }),
      expect: loggedIn(200),
    },
    "one there is not": {
      call: async (world) => ({ ...(await inPath(world)), body: { branch: 7 } }),
      expect: loggedIn(404),
    },
    "with somebody's private one": {
      call: async (world) => ({ ...(await privateOne(world)), body: { branch: 0 } }),
      expect: loggedIn(404),
    },
  },
  stopReply: {
    "an answer to me": { call: mine, expect: loggedIn(200) },
    "an answer to somebody else": { call: zoes, expect: loggedIn(404) },
  },
  stopChat: { "a public one": { call: inPath, expect: loggedIn(200) } },
  memories: {
    mine: {
      call: async (world) => {
        const { id } = await publicOne(world);
        await world.anna.call(api.aiChats.remember, { body: { characterId: id, text: "likes plums" } });
        return { query: { characterId: id } };
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.items.map((one) => one.text)).not.toContain("likes plums"),
    },
  },
  remember: {
    "for a public one": {
      call: async (world) => ({ body: { characterId: (await publicOne(world)).id, text: "likes tea" } }),
      expect: loggedIn(200),
    },
    "for somebody's private one": {
      call: async (world) => ({ body: { ...(await privateOne(world)).params, text: "likes tea" } }),
      expect: loggedIn(404),
    },
  },
  changeMemory: {
    mine: {
      call: async (world, actor) => ({
        ...(await memoryOf(world, own(world, actor))),
        body: { pinned: true },
      }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.pinned).toBe(true),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await memoryOf(world, world.anna)), body: { pinned: true } }),
      expect: loggedIn(404),
    },
  },
  forget: {
    mine: { call: (world, actor) => memoryOf(world, own(world, actor)), expect: loggedIn(200) },
    "somebody else's": { call: (world) => memoryOf(world, world.anna), expect: loggedIn(404) },
  },
  forgetAll: {
    "mine alone": {
      call: async (world) => {
        const { id } = await publicOne(world);
        await world.anna.call(api.aiChats.remember, { body: { characterId: id, text: "likes plums" } });
        return { query: { characterId: id } };
      },
      expect: loggedIn(200),
      async effect({ world, parts }) {
        const { items } = await world.anna.call(api.aiChats.memories, { query: parts.query });
        expect(items.map((one) => one.text)).toContain("likes plums");
      },
    },
  },
  inGroup: {
    "of the group": { call: (world) => ({ query: { groupId: world.group } }), expect: inGroup(404) },
  },
  setInGroup: {
    "one of the group": { call: addCharacterToGroup, expect: managing(403) },
    "one that is not there": {
      call: async (world) => ({ body: { ...(await addCharacterToGroup(world)).body, userId: world.zoe.id } }),
      expect: managing(403, { owner: 404, manager: 404 }),
    },
  },
};
