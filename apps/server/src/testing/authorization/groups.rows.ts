import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, inGroup, loggedIn, managing } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { freshGroup, isActive, personOf, type World } from "./world.ts";

const standing = (world: World) => ({ groupId: world.group });
const groupInput = (world: World) => ({ params: standing(world) });
/** A disposable group; the standing one for actors who are refused anyway. */
const passing = async (world: World, actor: ActorName) =>
  isActive(actor) ? { groupId: await freshGroup(world) } : standing(world);

const roleOf = async (world: World, groupId: number, userId: number) =>
  (await world.people.owner.call(api.groups.members, { params: { groupId } })).find(
    (one) => one.userId === userId,
  );

/** Gus asks to join a disposable group. */
async function asked(world: World, actor: ActorName): Promise<{ id: number }> {
  if (!isActive(actor)) return { id: 1 };
  const groupId = await freshGroup(world);
  const { owner } = world.people;
  await owner.call(api.groups.setSettings, { body: { groupId, joinApproval: true, searchable: true } });
  await world.gus.call(api.groups.join, { body: { groupId } });
  const [request] = await owner.call(api.groups.joinRequests, { query: { groupId } });
  return { id: request?.id ?? 0 };
}

export const groupsRows: RowsOf<typeof api.groups> = {
  create: {
    "with a friend": {
      call: (world) => ({ body: { name: "Tea club", friendIds: [world.gus.id] } }),
      expect: loggedIn(200),
    },
    "with somebody who is no friend": {
      call: (world) => ({ body: { name: "Tea club", friendIds: [world.zoe.id] } }),
      expect: loggedIn(403),
    },
  },
  modify: {
    "my remark": {
      call: (world) => ({ body: { id: world.group, remarkGroupName: "mine" } }),
      expect: inGroup(403),
    },
    "name and owner": {
      call: (world, actor) => {
        const more = { ownerId: personOf(world, actor).id, dissolve: true, isBanned: true, role: "owner" };
        return { body: { id: world.group, name: `by ${actor}`, notice: `by ${actor}`, ...more } };
      },
      expect: inGroup(403),
      // Fields of others than managers are silently ignored: nobody sets what is not theirs to set (W4).
      async effect({ world, actor }) {
        const group = await world.people.owner.call(api.groups.find, groupInput(world));
        expect(group).toMatchObject({ ownerId: world.people.owner.id, dissolve: false, isBanned: false });
        const manages = actor === "owner" || actor === "manager";
        expect([group.name === `by ${actor}`, group.notice === `by ${actor}`]).toEqual([manages, manages]);
      },
    },
  },
  dissolve: {
    "a group": {
      call: async (world, actor) => ({ params: await passing(world, actor) }),
      expect: managing(403, { manager: 403 }),
    },
  },
  find: { "a group": { call: groupInput, expect: inGroup(200) } },
  list: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const found = data.find((one) => one.id === world.group);
        if (actor === "stranger" || actor === "administrator") expect(found).toBeUndefined();
        else expect(found?.quit).toBe(actor === "former");
      },
    },
  },
  invite: {
    "a friend": {
      call: async (world, actor) => ({
        body: { ...(await passing(world, actor)), friendIds: [world.gus.id] },
      }),
      expect: inGroup(403),
    },
    "somebody who is no friend": {
      call: (world) => ({ body: { ...standing(world), friendIds: [world.zoe.id] } }),
      expect: inGroup(403, 403),
    },
    "a friend who blocks me": {
      call: async (world, actor) => ({
        body: { ...(await passing(world, actor)), friendIds: [world.anna.id] },
      }),
      expect: inGroup(403),
      async effect({ world, actor, parts }) {
        const groups = await world.anna.call(api.groups.list);
        expect(groups.some((one) => one.id === parts.body.groupId)).toBe(actor !== "blocked");
      },
    },
  },
  members: {
    "of a group": {
      call: groupInput,
      expect: inGroup(200),
      effect: ({ actor, data }) => expect(data.length === 0).toBe(actor === "former"),
    },
  },
  removeMembers: {
    "a plain member": {
      call: async (world, actor) => ({ body: { ...(await passing(world, actor)), userIds: [world.tom.id] } }),
      expect: managing(),
    },
    "the owner": {
      call: (world) => ({ body: { ...standing(world), userIds: [world.people.owner.id] } }),
      expect: inGroup(403, 403),
    },
  },
  quit: {
    "a group": {
      call: async (world, actor) => ({ params: await passing(world, actor) }),
      // Leaving again is harmless.
      expect: inGroup(200, 200, { owner: 403 }),
    },
  },
  kick: {
    "a plain member": {
      call: async (world, actor) => ({
        params: await passing(world, actor),
        query: { userId: world.tom.id },
      }),
      expect: managing(),
    },
    "a manager": {
      call: async (world, actor) => ({
        params: await passing(world, actor),
        query: { userId: world.people.manager.id },
      }),
      expect: managing(403, { manager: 403 }),
    },
  },
  setDnd: {
    "for me": {
      call: (world) => ({ body: { ...standing(world), isDnd: true } }),
      expect: inGroup(200),
      async effect({ world, actor }) {
        const mine = async (dnd: boolean) => {
          expect((await world.tom.call(api.groups.find, groupInput(world))).isDnd).toBe(false);
          await personOf(world, actor).call(api.groups.setDnd, { body: { ...standing(world), isDnd: dnd } });
        };
        await mine(false);
      },
    },
  },
  setRole: {
    "of a member": {
      call: async (world, actor) => ({
        body: { ...(await passing(world, actor)), userId: world.tom.id, role: "admin" },
      }),
      expect: managing(403, { manager: 403 }),
      async effect({ world, parts }) {
        expect(await roleOf(world, parts.body.groupId as number, world.tom.id)).toMatchObject({
          role: "admin",
        });
      },
    },
    "of oneself": {
      call: (world, actor) => ({
        body: { ...standing(world), userId: personOf(world, actor).id, role: "admin" },
      }),
      expect: inGroup(403, 403),
    },
  },
  mute: {
    "a plain member": {
      call: async (world, actor) => ({
        body: { ...(await passing(world, actor)), userId: world.tom.id, until: null },
      }),
      expect: managing(),
    },
    "lift one's own": {
      call: (world, actor) => ({ body: { ...standing(world), userId: personOf(world, actor).id, until: 0 } }),
      expect: inGroup(403, 403),
    },
  },
  transfer: {
    "to a member": {
      call: async (world, actor) => ({ body: { ...(await passing(world, actor)), userId: world.tom.id } }),
      expect: managing(403, { manager: 403 }),
    },
  },
  setSettings: {
    "of a group": {
      call: (world) => ({ body: { ...standing(world), muteAll: false } }),
      expect: managing(),
    },
  },
  link: { "of a group": { call: groupInput, expect: inGroup(403) } },
  resetLink: { "of a group": { call: groupInput, expect: managing() } },
  preview: {
    "by an invitation": {
      async call(world) {
        const { token } = await world.people.owner.call(api.groups.link, groupInput(world));
        return { params: { token } };
      },
      expect: loggedIn(200),
    },
    "by a guess": { call: () => ({ params: { token: "guessed" } }), expect: loggedIn(404) },
  },
  join: {
    "by an invitation": {
      async call(world, actor) {
        if (!isActive(actor)) return { body: { token: "any" } };
        const groupId = await freshGroup(world);
        return { body: await world.people.owner.call(api.groups.link, { params: { groupId } }) };
      },
      expect: loggedIn(200),
      async effect({ world, actor, data }) {
        if (actor !== "stranger") return;
        const seen = await world.people.stranger.call(api.groupMessages.pull, {
          query: { minId: 0, limit: 1000 },
        });
        expect(seen.filter((one) => one.groupId === data.groupId && one.type < 10)).toEqual([]);
        await world.people.stranger.call(api.groups.quit, { params: { groupId: data.groupId } });
      },
    },
    "a group that does not let itself be found": {
      call: (world) => ({ body: standing(world) }),
      expect: loggedIn(404),
    },
  },
  joinRequests: {
    "to a group": { call: (world) => ({ query: standing(world) }), expect: managing() },
  },
  acceptJoin: {
    "somebody who waits": {
      call: async (world, actor) => ({ params: await asked(world, actor) }),
      expect: managing(),
    },
  },
  declineJoin: {
    "somebody who waits": {
      call: async (world, actor) => ({ params: await asked(world, actor) }),
      expect: managing(),
    },
  },
  discover: {
    "findable groups": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ world, data }) => expect(data.some((one) => one.id === world.group)).toBe(false),
    },
  },
  readNotice: { "of a group": { call: groupInput, expect: inGroup(404) } },
  noticeReaders: { "of a group": { call: groupInput, expect: managing() } },
};
