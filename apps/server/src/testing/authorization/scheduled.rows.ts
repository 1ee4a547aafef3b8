import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, friendly, inGroup, loggedIn, managing } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const withAnna = (world: World) => `p:${world.anna.id}`;
const inTheGroup = (world: World) => `g:${world.group}`;

const SOON = 3_600_000;
const waiting = (world: World, chatId: string) => ({
  body: { chatId, type: 0, content: "later", at: world.app.clock.now() + SOON, tmpId: numbered("s") },
});

/** A scheduled message of tom's, in the group. */
async function tomsWaiting(world: World) {
  const { id } = await world.tom.call(api.scheduledMessages.schedule, waiting(world, inTheGroup(world)));
  return { params: { id } };
}

/** A scheduled message of the actor's own; tom's when the actor cannot act. */
async function ownWaiting(world: World, actor: ActorName) {
  if (!isActive(actor)) return tomsWaiting(world);
  const { id } = await personOf(world, actor).call(
    api.scheduledMessages.schedule,
    waiting(world, `p:${world.gus.id}`),
  );
  return { params: { id } };
}

export const disappearingRows: RowsOf<typeof api.disappearing> = {
  find: {
    "of a private chat": {
      call: (world) => ({ query: { chatId: withAnna(world) } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.seconds).toBe(0),
    },
    "of a group": {
      call: (world) => ({ query: { chatId: inTheGroup(world) } }),
      expect: inGroup(200),
    },
  },
  set: {
    "with a friend": {
      call: (world) => ({ body: { chatId: withAnna(world), seconds: 86_400 } }),
      expect: friendly(403),
      // The blocked person gets the same answer as everybody else, and nothing changes for anna.
      async effect({ world, actor }) {
        const chatId = `p:${personOf(world, actor).id}` as const;
        const { seconds } = await world.anna.call(api.disappearing.find, { query: { chatId } });
        expect(seconds).toBe(actor === "blocked" ? 0 : 86_400);
        await world.anna.call(api.disappearing.set, { body: { chatId, seconds: 0 } });
      },
    },
    "of a group": {
      call: (world) => ({ body: { chatId: inTheGroup(world), seconds: 604_800 } }),
      expect: managing(),
      async effect({ world, actor }) {
        const body = { chatId: inTheGroup(world), seconds: 0 } as const;
        await personOf(world, actor).call(api.disappearing.set, { body });
      },
    },
  },
};

export const scheduledRows: RowsOf<typeof api.scheduledMessages> = {
  list: {
    mine: {
      async call(world) {
        const { body } = waiting(world, inTheGroup(world));
        await world.tom.call(api.scheduledMessages.schedule, { body: { ...body, content: "tom's alone" } });
        return {};
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.some(({ content }) => content === "tom's alone")).toBe(false),
    },
  },
  schedule: {
    "to a friend": { call: (world) => waiting(world, withAnna(world)), expect: friendly(403) },
    "in a group": {
      call: (world) => waiting(world, inTheGroup(world)),
      expect: inGroup(403, 200, { muted: 403 }),
    },
  },
  reschedule: {
    "my own": {
      call: async (world, actor) => ({
        ...(await ownWaiting(world, actor)),
        body: { content: "still later" },
      }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await tomsWaiting(world)), body: { content: "not mine" } }),
      expect: loggedIn(404),
    },
  },
  send: {
    "my own": { call: ownWaiting, expect: loggedIn(200) },
    "somebody else's": { call: tomsWaiting, expect: loggedIn(404) },
  },
  cancel: {
    "my own": { call: ownWaiting, expect: loggedIn(200) },
    "somebody else's": { call: tomsWaiting, expect: loggedIn(404) },
  },
};
