import { api } from "@4d/contract";
import { expect } from "vitest";
import { person } from "../person.ts";
import { friendly, loggedIn } from "./actors.ts";
import type { Done, RowsOf } from "./row.ts";
import { isActive, isFriend, personOf, type World } from "./world.ts";

const anna = (world: World) => ({ friendId: world.anna.id });
const byId = {
  async call(world: World) {
    const requests = await world.zoe.call(api.friends.requests);
    return { params: { id: requests.find((one) => one.fromUser.id === world.tom.id)?.id ?? 0 } };
  },
  expect: loggedIn(404),
};

/** Nobody else's remarks and mutes show up among Anna's. */
async function untouched({
  world,
  actor,
}: Pick<Done<typeof api.friends.setDnd>, "world" | "actor">): Promise<void> {
  const list = await world.anna.call(api.friends.list);
  const entry = list.find((one) => one.id === personOf(world, actor).id);
  expect(entry).toMatchObject({ remark: "", labels: [], isDnd: false });
}

/** Who sends friend requests to everybody, by outcome; per world, as tests of one process have their own. */
const requesters = new WeakMap<World, Map<string, Awaited<ReturnType<typeof person>>>>();
const waiting = (kind: string) => ({
  async call(world: World, actor: Parameters<typeof isActive>[0]) {
    if (!isActive(actor)) return { params: { id: 1 } };
    const known = requesters.get(world) ?? new Map<string, Awaited<ReturnType<typeof person>>>();
    requesters.set(world, known);
    const requester = known.get(kind) ?? (await person(world.app.address, kind));
    known.set(kind, requester);
    await requester.call(api.friends.add, { query: { friendId: world.people[actor].id } });
    const requests = await world.people[actor].call(api.friends.requests);
    return { params: { id: requests.find((one) => one.fromUser.id === requester.id)?.id ?? 0 } };
  },
  expect: loggedIn(200),
});

export const friendsRows: RowsOf<typeof api.friends> = {
  list: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ world, actor, data }) =>
        expect(data.some((one) => one.id === world.anna.id)).toBe(isFriend(actor)),
    },
  },
  find: { "a friend": { call: (world) => ({ params: anna(world) }), expect: friendly(404) } },
  add: {
    "one who wants to be asked, blocked or not": {
      async call(world, actor) {
        if (actor === "anonymous")
          await world.tom.call(api.friends.add, { query: { friendId: world.zoe.id } });
        return { query: { friendId: world.zoe.id }, body: { message: "hello" } };
      },
      expect: loggedIn(200),
      // The blocked person gets the same answer as everybody else, and zoe never hears of them.
      async effect({ world, actor, data }) {
        expect(data).toEqual({ status: "requested" });
        const isNotified = (await world.zoe.call(api.friends.requests)).some(
          (one) => one.fromUser.id === personOf(world, actor).id,
        );
        expect(isNotified).toBe(actor !== "blocked");
      },
    },
    oneself: {
      call: (world, actor) => ({ query: { friendId: personOf(world, actor).id } }),
      expect: loggedIn(422),
    },
  },
  remove: {
    "no friend": {
      call: (world) => ({ params: { friendId: world.tom.id } }),
      expect: loggedIn(404, { owner: 200 }),
      effect: again("tom"),
    },
    "a friend": {
      call: (world) => ({ params: { friendId: world.gus.id } }),
      expect: loggedIn(200),
      effect: again("gus"),
    },
  },
  setDnd: {
    "a friend": {
      call: (world) => ({ body: { ...anna(world), isDnd: true } }),
      expect: friendly(404),
      effect: untouched,
    },
  },
  update: {
    "a friend": {
      call: (world) => ({ body: { id: world.anna.id, nickName: "pushed" } }),
      expect: friendly(404),
    },
  },
  setRemark: {
    "a friend": {
      call: (world) => ({ body: { ...anna(world), remark: "mine" } }),
      expect: friendly(404),
      effect: untouched,
    },
  },
  setLabels: {
    "a friend": {
      call: (world) => ({ body: { ...anna(world), labels: ["tea"] } }),
      expect: friendly(404),
      effect: untouched,
    },
  },
  relation: {
    "to somebody": {
      call: (world) => ({ params: { userId: world.anna.id } }),
      expect: loggedIn(200),
      effect: ({ actor, data }) =>
        expect(data).toMatchObject({ isBlocked: false, isFriend: isFriend(actor) }),
    },
  },
  suggest: {
    me: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.filter((one) => one.user.email !== undefined)).toEqual([]),
    },
  },
  requests: {
    "to me and by me": {
      call: () => ({}),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const me = personOf(world, actor).id;
        expect(data.filter((one) => one.fromUser.id !== me && one.toUser.id !== me)).toEqual([]);
      },
    },
  },
  acceptRequest: { "to somebody else": byId, "to me": waiting("accepted.one") },
  declineRequest: { "to somebody else": byId, "to me": waiting("declined.one") },
  block: {
    somebody: {
      call: (world) => ({ params: { userId: world.zoe.id } }),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        expect(
          await world.zoe.call(api.friends.relation, { params: { userId: personOf(world, actor).id } }),
        ).not.toHaveProperty("blocksMe");
        await personOf(world, actor).call(api.friends.unblock, { params: { userId: world.zoe.id } });
      },
    },
    oneself: {
      call: (world, actor) => ({ params: { userId: personOf(world, actor).id } }),
      expect: loggedIn(422),
    },
  },
  unblock: {
    // Only the person who set a block lifts it.
    "one who blocks me": {
      call: (world) => ({ params: { userId: world.zoe.id } }),
      expect: loggedIn(200),
      async effect({ world }) {
        expect((await world.zoe.call(api.friends.blocked)).map((one) => one.id)).toEqual([
          world.people.blocked.id,
        ]);
      },
    },
  },
  blocked: {
    mine: { call: () => ({}), expect: loggedIn(200), effect: ({ data }) => expect(data).toEqual([]) },
  },
};

/** Friends again, for the cases that follow. */
function again(who: "gus" | "tom") {
  return async ({ world, actor }: Done<typeof api.friends.remove>): Promise<void> => {
    await personOf(world, actor).call(api.friends.add, { query: { friendId: world[who].id } });
  };
}
