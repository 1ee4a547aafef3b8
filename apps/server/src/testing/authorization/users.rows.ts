import { api } from "@4d/contract";

import { expect } from "vitest";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isFriend, personOf } from "./world.ts";

export const usersRows: RowsOf<typeof api.users> = {
  self: {
    "my record": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ world, actor, data }) => expect(data.id).toBe(personOf(world, actor).id),
    },
  },
  find: {
    "somebody's record": {
      call: (world) => ({ params: { id: world.anna.id } }),
      expect: loggedIn(200),
      effect({ actor, data }) {
        expect(data.email).toBeUndefined();
        if (!isFriend(actor) || actor === "blocked") expect(data.online).toBe(false);
      },
    },
  },
  findByName: {
    "by part of a name": {
      call: () => ({ query: { name: "anna" } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.filter((one) => one.email !== undefined)).toEqual([]),
    },
  },
  update: {
    "my profile": {
      call: (world, actor) => ({
        body: { id: personOf(world, actor).id, nickName: personOf(world, actor).user.nickName },
      }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: (world) => ({ body: { id: world.zoe.id, nickName: "hacked" } }),
      expect: loggedIn(403),
    },
  },
  online: {
    "who is online": {
      call: (world) => ({ query: { userIds: `${world.anna.id},${world.zoe.id}` } }),
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const sees = isFriend(actor) && actor !== "blocked";
        expect(data.map((one) => one.userId)).toEqual(sees ? [world.anna.id] : []);
      },
    },
  },
  privacy: { mine: { call: () => ({}), expect: loggedIn(200) } },
  setPrivacy: {
    mine: {
      call: () => ({ body: { seeOnline: "friends" } }),
      expect: loggedIn(200),
      async effect({ world }) {
        await expect(world.anna.call(api.users.privacy)).resolves.toEqual({
          addMe: "anyone",
          seeOnline: "friends",
          seeProfile: "everyone",
          clips: false,
        });
      },
    },
  },
  report: {
    somebody: {
      call: (world) => ({ body: { kind: "user", id: world.anna.id, reason: "spam" } }),
      expect: loggedIn(200),
    },
  },
};

export const settingsRows: RowsOf<typeof api.settings> = {
  config: { "of the system": { call: () => ({}), expect: loggedIn(200) } },
};

export const accountRows: RowsOf<typeof api.account> = {
  lastExport: { "one's own": { call: () => ({}), expect: loggedIn(200) } },
  export: {
    "of oneself": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.state).toBe("waiting"),
    },
  },
  deletion: {
    "one's own": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.leavesAt).toBeNull(),
    },
  },
  requestDeletion: {
    "with a guessed password": {
      call: () => ({ body: { password: "guessed-it" } }),
      expect: loggedIn(10001, { administrator: 403 }),
    },
  },
  cancelDeletion: { "who never left": { call: () => ({}), expect: loggedIn(200) } },
};
