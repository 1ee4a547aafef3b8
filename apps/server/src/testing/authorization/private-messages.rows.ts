import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, friendly, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, ownToAnna, personOf, SECRET, type World } from "./world.ts";

const withAnna = (world: World) => ({ friendId: world.anna.id });
const foreign = (world: World) => ({ params: { id: world.secrets.private } });
/** The actor's message to anna from before one of them was blocked. */
const before = (world: World, actor: ActorName) => ({
  params: { id: isActive(actor) ? world.toAnna[actor] : world.secrets.private },
});

/** Anna's view of the chat with the actor. */
async function annaSees(world: World, actor: ActorName) {
  const friendId = personOf(world, actor).id;
  return world.anna.call(api.privateMessages.history, { query: { friendId, page: 1, size: 50 } });
}
const annasCopy = async (world: World, actor: ActorName) => {
  const { id } = before(world, actor).params;
  return (await annaSees(world, actor)).find((one) => one.id === id);
};

/** Zoe still has the message as it was written. */
async function unharmed(world: World): Promise<void> {
  const query = { friendId: world.zoe.id, id: world.secrets.private };
  const rows = await world.anna.call(api.privateMessages.around, { query });
  expect(rows.find((one) => one.id === query.id)).toMatchObject({ content: SECRET.private });
}

export const privateMessagesRows: RowsOf<typeof api.privateMessages> = {
  send: {
    "to a friend": {
      call: (world, actor) => ({ body: { recvId: world.anna.id, content: `said by ${actor}`, type: 0 } }),
      expect: friendly(403),
      // The blocked person gets the same answer as everybody else, and nothing of theirs arrives.
      async effect({ world, actor, data }) {
        expect((await annaSees(world, actor)).some((one) => one.id === data.id)).toBe(actor !== "blocked");
      },
    },
    "quoting a message of other people": {
      call: (world) => ({
        body: { recvId: world.anna.id, content: "what?", type: 0, quoteId: world.secrets.private },
      }),
      expect: loggedIn(404),
    },
  },
  recall: {
    "my message": {
      call: async (world, actor) => ({ params: { id: await ownToAnna(world, actor) } }),
      expect: friendly(404),
    },
    "a message of other people": { call: foreign, expect: loggedIn(404) },
  },
  pull: { everything: { call: () => ({ query: { minId: 0, limit: 1000 } }), expect: loggedIn(200) } },
  load: {
    everything: {
      call: () => ({ query: { minId: 0 } }),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const me = personOf(world, actor).id;
        expect(data.filter((one) => one.sendId !== me && one.recvId !== me)).toEqual([]);
      },
    },
  },
  read: {
    "my chat": {
      call: (world) => ({ query: withAnna(world) }),
      expect: loggedIn(200),
      async effect({ world }) {
        const query = { friendId: world.anna.id };
        await expect(world.zoe.call(api.privateMessages.maxReadedId, { query })).resolves.toBe(-1);
      },
    },
  },
  maxReadedId: {
    "my chat": {
      call: (world) => ({ query: withAnna(world) }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toBe(-1),
    },
  },
  history: {
    "my chat": {
      call: (world) => ({ query: { ...withAnna(world), page: 1, size: 50 } }),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const mine = new Set([world.anna.id, personOf(world, actor).id]);
        expect(data.filter((one) => !mine.has(one.sendId) || !mine.has(one.recvId))).toEqual([]);
      },
    },
  },
  around: {
    "a message of other people": {
      call: (world) => ({ query: { ...withAnna(world), id: world.secrets.private } }),
      expect: loggedIn(404),
    },
    "my message": {
      call: (world, actor) => ({ query: { ...withAnna(world), id: before(world, actor).params.id } }),
      expect: friendly(404),
    },
  },
  acknowledge: {
    "what I hold": { call: () => ({ query: { maxId: 1 } }), expect: loggedIn(200) },
  },
  edit: {
    "my message": {
      call: (world, actor) => ({ ...before(world, actor), body: { content: `edited by ${actor}` } }),
      expect: friendly(404),
      async effect({ world, actor }) {
        const text = actor === "blocked" ? "before blocked" : `edited by ${actor}`;
        expect(await annasCopy(world, actor)).toMatchObject({ content: text });
      },
    },
    "a message of other people": {
      call: (world) => ({ ...foreign(world), body: { content: "hacked" } }),
      expect: loggedIn(404),
    },
  },
  react: {
    "to my chat": {
      call: (world, actor) => ({ ...before(world, actor), body: { emoji: "👍", on: true } }),
      expect: friendly(404),
      async effect({ world, actor }) {
        const marks = (await annasCopy(world, actor))?.reactions ?? [];
        expect(marks.map((one) => one.emoji)).toEqual(actor === "blocked" ? [] : ["👍"]);
      },
    },
    "to a message of other people": {
      call: (world) => ({ ...foreign(world), body: { emoji: "👍", on: true } }),
      expect: loggedIn(404),
    },
  },
  pin: {
    "in my chat": {
      call: (world, actor) => ({ ...before(world, actor), body: { on: true } }),
      expect: friendly(404),
      async effect({ world, actor }) {
        expect((await annasCopy(world, actor))?.pinned ?? false).toBe(actor !== "blocked");
      },
    },
    "a message of other people": {
      call: (world) => ({ ...foreign(world), body: { on: true } }),
      expect: loggedIn(404),
    },
  },
  pinned: {
    "in my chat": { call: (world) => ({ query: withAnna(world) }), expect: loggedIn(200) },
    "with other people": { call: (world) => ({ query: { friendId: world.zoe.id } }), expect: loggedIn(200) },
  },
  remove: {
    "a message of other people": {
      call: (world) => ({ body: { ids: [world.secrets.private] } }),
      expect: loggedIn(200),
      effect: ({ world }) => unharmed(world),
    },
  },
  typing: {
    "to somebody": {
      call: (world) => ({ query: withAnna(world) }),
      expect: loggedIn(200),
      effect({ world, actor }) {
        const userId = personOf(world, actor).id;
        const isDelivered = world.app.signals.some((one) => {
          const data = one.data;
          return (
            one.users.includes(world.anna.id) &&
            typeof data === "object" &&
            data !== null &&
            "type" in data &&
            data.type === "typing" &&
            "userId" in data &&
            data.userId === userId
          );
        });
        expect(isDelivered).toBe(!["blocked", "stranger", "administrator"].includes(actor));
      },
    },
  },
};
