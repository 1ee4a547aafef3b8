import { api } from "@4d/contract";
import { expect } from "vitest";
import { friendly, inGroup, loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { ownToAnna, personOf, type World } from "./world.ts";

const groupChat = (world: World) => `g:${world.group}`;
const forwarding = { merged: false, title: "", tmpId: "f1" };
const tmpId = () => numbered("f");

export const chatsRows: RowsOf<typeof api.chats> = {
  summaries: {
    mine: {
      call: () => ({ query: { limit: 200 } }),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const isOutsider = actor === "stranger" || actor === "administrator";
        expect(data.chats.some((one) => one.chatId === groupChat(world))).toBe(!isOutsider);
      },
    },
  },
  states: { mine: { call: () => ({}), expect: loggedIn(200) } },
  setState: {
    "how a chat stands for me": {
      call: (world) => ({ body: { chatId: groupChat(world), archived: true } }),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        await personOf(world, actor).call(api.chats.setState, {
          body: { chatId: groupChat(world), archived: false },
        });
        expect(await world.tom.call(api.chats.states)).toEqual([]);
      },
    },
  },
  drafts: { mine: { call: () => ({}), expect: loggedIn(200) } },
  setDrafts: {
    mine: {
      call: (world) => ({ body: { [groupChat(world)]: { text: "not yet said", updatedAt: 1 } } }),
      expect: loggedIn(200),
      effect: async ({ world }) => expect(await world.tom.call(api.chats.drafts)).toEqual({}),
    },
  },
  forward: {
    "what I see in a group": {
      call: (world) => ({
        body: {
          ...forwarding,
          from: groupChat(world),
          ids: [world.secrets.late],
          to: [`p:${world.gus.id}`],
          tmpId: tmpId(),
        },
      }),
      expect: loggedIn(200, { stranger: 404, administrator: 404, former: 404 }),
      // Gus sees what was forwarded to them; the matrix checks only what actors see.
      effect: ({ data }) => expect(data).toHaveLength(1),
    },
    "what other people wrote": {
      call: (world) => ({
        body: {
          ...forwarding,
          from: `p:${world.anna.id}`,
          ids: [world.secrets.private],
          to: [`p:${world.gus.id}`],
          tmpId: tmpId(),
        },
      }),
      expect: loggedIn(404),
    },
    "into a group": {
      async call(world, actor) {
        const id = await ownToAnna(world, actor);
        return {
          body: {
            ...forwarding,
            from: `p:${world.anna.id}`,
            ids: [id],
            to: [groupChat(world)],
            tmpId: tmpId(),
          },
        };
      },
      expect: inGroup(403, 200, { muted: 403 }),
    },
    "to somebody who is no friend": {
      async call(world, actor) {
        const id = await ownToAnna(world, actor);
        return {
          body: {
            ...forwarding,
            from: `p:${world.anna.id}`,
            ids: [id],
            to: [`p:${world.zoe.id}`],
            tmpId: tmpId(),
          },
        };
      },
      expect: friendly(
        404,
        Object.fromEntries(
          ["former", "blocked", "muted", "member", "manager", "owner"].map((name) => [name, 403]),
        ),
      ),
    },
  },
  sendContact: {
    "of a friend": {
      call: (world) => ({ body: { chatId: groupChat(world), userId: world.gus.id, tmpId: tmpId() } }),
      expect: inGroup(403, 200, { muted: 403 }),
    },
    "of a friend, to a friend": {
      call: (world) => ({ body: { chatId: `p:${world.anna.id}`, userId: world.gus.id, tmpId: tmpId() } }),
      expect: friendly(403),
    },
    "of somebody who is no friend": {
      call: (world) => ({ body: { chatId: `p:${world.gus.id}`, userId: world.zoe.id, tmpId: tmpId() } }),
      expect: loggedIn(403),
    },
  },
  search: {
    "all of mine": {
      call: () => ({ query: { keyword: "-" } }),
      expect: loggedIn(200),
      effect: ({ world, data }) =>
        expect(data.items.filter((one) => one.privateMessage?.id === world.secrets.private)).toEqual([]),
    },
    "a chat that is not mine": {
      call: (world) => ({ query: { keyword: "between", chatId: `p:${world.zoe.id}` } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.items).toEqual([]),
    },
  },
  linkPreview: {
    "of the inner network": {
      call: (world) => ({ query: { url: `${world.app.address}/metrics` } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toBeNull(),
    },
  },
};
