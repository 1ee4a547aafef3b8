import { api } from "@4d/contract";
import { expect } from "vitest";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { personOf, type World } from "./world.ts";

const zoe = (world: World) => ({ params: { id: world.zoe.id } });
/** Zoe blocks one of the actors. */
const open = loggedIn(200, { blocked: 404 });

export const creatorsRows: RowsOf<typeof api.creators> = {
  find: {
    somebody: {
      call: zoe,
      expect: open,
      effect: ({ data }) => expect(data).not.toHaveProperty("email"),
    },
  },
  works: {
    "somebody's": {
      async call(world) {
        await world.zoe.call(api.posts.create, { body: { text: "secret plum", visibility: "private" } });
        return { ...zoe(world), query: { limit: 50 } };
      },
      expect: open,
      effect: ({ data }) => expect(data.items.every((one) => one.visibility === "public")).toBe(true),
    },
  },
  follow: {
    somebody: { call: (world) => ({ ...zoe(world), body: { on: true } }), expect: open },
    myself: {
      call: (world, actor) => ({ params: { id: personOf(world, actor).id }, body: { on: true } }),
      expect: loggedIn(422),
    },
  },
  followers: { "somebody's": { call: zoe, expect: open } },
  following: { "somebody's": { call: zoe, expect: open } },
  board: { all: { call: () => ({}), expect: loggedIn(200) } },
};

export const squareRows: RowsOf<typeof api.square> = {
  home: {
    all: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.topics).toHaveLength(8),
    },
  },
  topic: {
    "a room": { call: () => ({ params: { id: 1 } }), expect: loggedIn(200) },
    none: { call: () => ({ params: { id: 99 } }), expect: loggedIn(404) },
  },
  followTopic: {
    "a room": { call: () => ({ params: { id: 1 }, body: { on: true } }), expect: loggedIn(200) },
  },
  answers: { "of this week": { call: () => ({}), expect: loggedIn(200) } },
};

export const notificationsRows: RowsOf<typeof api.notifications> = {
  list: { mine: { call: () => ({}), expect: loggedIn(200) } },
  unread: { mine: { call: () => ({}), expect: loggedIn(200) } },
  seen: {
    mine: {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.unread).toBe(0),
    },
  },
};

const zoesPost = (visibility: "public" | "private") => async (world: World) => {
  const { id } = await world.zoe.call(api.posts.create, { body: { text: "a pear", visibility } });
  return { body: { postId: id, what: "less" as const } };
};

export const feedRows: RowsOf<typeof api.feed> = {
  page: {
    newest: {
      async call(world) {
        await zoesPost("public")(world);
        return { query: { mode: "newest", limit: 50 } };
      },
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const hers = data.items.some((one) => one.author.id === world.zoe.id);
        expect(hers).toBe(actor !== "blocked");
      },
    },
    recommended: { call: () => ({}), expect: loggedIn(200) },
    following: { call: () => ({ query: { mode: "following" } }), expect: loggedIn(200) },
  },
  feedback: {
    "about a public one": { call: zoesPost("public"), expect: open },
    "about a private one": { call: zoesPost("private"), expect: loggedIn(404) },
  },
  hidden: { mine: { call: () => ({}), expect: loggedIn(200) } },
  unhide: { mine: { call: (world) => ({ params: { id: world.zoe.id } }), expect: loggedIn(200) } },
};
