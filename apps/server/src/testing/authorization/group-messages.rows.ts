import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, inGroup, loggedIn, managing } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, SECRET, type World, write } from "./world.ts";

const groupInput = (world: World) => ({ query: { groupId: world.group } });
const early = (world: World) => ({ params: { id: world.secrets.early } });
const late = (world: World) => ({ params: { id: world.secrets.late } });
const own = (world: World, actor: ActorName, use: "edit" | "recall") => ({
  params: { id: isActive(actor) ? world.inGroup[actor][use] : world.secrets.early },
});
const toms = async (world: World) => ({ params: { id: await write(world.tom, world.group, "said by tom") } });

/** Tom still sees what the owner wrote. */
async function unharmed(world: World): Promise<void> {
  const query = { groupId: world.group, id: world.secrets.early };
  const rows = await world.tom.call(api.groupMessages.around, { query });
  expect(rows.find((one) => one.id === query.id)).toMatchObject({ content: SECRET.early });
}

const position = async (world: World) =>
  await world.people.owner.call(api.groupMessages.readUsers, {
    query: { groupId: world.group, messageId: world.secrets.late },
  });

export const groupMessagesRows: RowsOf<typeof api.groupMessages> = {
  send: {
    "to a group": {
      call: (world, actor) => ({ body: { groupId: world.group, content: `said by ${actor}`, type: 0 } }),
      expect: inGroup(403, 200, { muted: 403 }),
    },
    "to everybody": {
      call: (world) => ({ body: { groupId: world.group, content: "all of you", type: 0, atUserIds: [-1] } }),
      expect: managing(),
    },
    "quoting what I may not see": {
      call: (world) => ({
        body: { groupId: world.group, content: "what?", type: 0, quoteId: world.secrets.late },
      }),
      expect: inGroup(404, 200, { muted: 403 }),
    },
  },
  recall: {
    "my message": { call: (world, actor) => own(world, actor, "recall"), expect: inGroup(403) },
    "somebody else's": { call: toms, expect: managing(404) },
  },
  pull: { everything: { call: () => ({ query: { minId: 0, limit: 1000 } }), expect: loggedIn(200) } },
  load: {
    everything: {
      call: () => ({ query: { minId: 0 } }),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const met = data.some((one) => one.groupId === world.group);
        expect(met).toBe(actor !== "stranger" && actor !== "administrator");
      },
    },
  },
  read: {
    "a group": {
      call: groupInput,
      // A former member reads up to when they left, and nobody is notified.
      expect: inGroup(200),
      async effect({ world, actor }) {
        const readers = await position(world);
        if (actor !== "owner" && actor !== "former") expect(readers).toContain(personOf(world, actor).id);
        for (const outsider of ["stranger", "administrator", "former"] as const) {
          expect(readers).not.toContain(world.people[outsider].id);
        }
      },
    },
  },
  readUsers: {
    "of a message": {
      call: (world) => ({ query: { groupId: world.group, messageId: world.secrets.early } }),
      expect: inGroup(404),
    },
    "of a message of another group": {
      async call(world, actor) {
        const who = isActive(actor) ? world.people[actor] : world.tom;
        const { id } = await who.call(api.groups.create, { body: { name: "Elsewhere" } });
        return { query: { groupId: id, messageId: world.secrets.early } };
      },
      expect: loggedIn(404),
    },
  },
  history: {
    "of a group": {
      call: (world) => ({ query: { groupId: world.group, page: 1, size: 50 } }),
      expect: inGroup(200),
    },
  },
  around: {
    "a message of my time": {
      call: (world) => ({ query: { groupId: world.group, id: world.secrets.early } }),
      expect: inGroup(200),
    },
    "a message of after my time": {
      call: (world) => ({ query: { groupId: world.group, id: world.secrets.late } }),
      expect: inGroup(404),
    },
  },
  acknowledge: {
    "what I hold": { call: () => ({ query: { maxId: 1 } }), expect: loggedIn(200) },
  },
  edit: {
    "my message": {
      call: (world, actor) => ({ ...own(world, actor, "edit"), body: { content: "edited" } }),
      expect: inGroup(403, 200, { muted: 403 }),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await toms(world)), body: { content: "hacked" } }),
      expect: inGroup(404, 403, { muted: 403 }),
    },
  },
  react: {
    "to a message": {
      call: (world) => ({ ...late(world), body: { emoji: "👍", on: true } }),
      expect: inGroup(404),
    },
    "to a message of my time": {
      call: (world) => ({ ...early(world), body: { emoji: "👍", on: true } }),
      expect: inGroup(403),
    },
  },
  pin: {
    "a message": { call: (world) => ({ ...late(world), body: { on: true } }), expect: managing(404) },
  },
  pinned: {
    "in a group": {
      call: groupInput,
      expect: inGroup(200),
      effect({ world, actor, data }) {
        expect(data.map((one) => one.id)).toEqual(actor === "former" ? [] : [world.secrets.late]);
      },
    },
  },
  remove: {
    "for me alone": {
      call: (world) => ({ body: { ids: [world.secrets.early] } }),
      expect: loggedIn(200),
      effect: ({ world }) => unharmed(world),
    },
  },
};
