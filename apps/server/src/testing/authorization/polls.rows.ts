import { api } from "@4d/contract";
import { expect } from "vitest";
import { inGroup, loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { personOf, type World } from "./world.ts";

const asked = (world: World, anonymous = false) => ({
  groupId: world.group,
  question: numbered("Which way up? "),
  options: ["left", "right"],
  anonymous,
});

/** Tom creates a poll in the standing group. */
async function toms(world: World, anonymous = false) {
  return { params: { id: (await world.tom.call(api.polls.start, { body: asked(world, anonymous) })).id } };
}

/** The id of an ordinary message, which is not a poll. */
const noPoll = (world: World) => ({ params: { id: world.secrets.late } });

/** Visible to members at the time of the poll; the former member had left. */
const seen = inGroup(404);

export const pollsRows: RowsOf<typeof api.polls> = {
  start: {
    "in a group": {
      call: (world) => ({ body: asked(world) }),
      expect: inGroup(403, 200, { muted: 403 }),
    },
  },
  find: {
    "tom's": { call: (world) => toms(world), expect: seen },
    "an ordinary message": { call: noPoll, expect: loggedIn(404) },
  },
  vote: {
    "in tom's": {
      call: async (world) => ({ ...(await toms(world)), body: { options: [1] } }),
      expect: seen,
      effect: ({ data }) => expect(data).toMatchObject({ counts: [0, 1], voters: 1, mine: [1] }),
    },
    "in an ordinary message": {
      call: (world) => ({ ...noPoll(world), body: { options: [1] } }),
      expect: loggedIn(404),
    },
  },
  close: {
    "tom's": {
      call: (world) => toms(world),
      expect: inGroup(404, 200, { blocked: 403, muted: 403, member: 403 }),
    },
    "my own": {
      async call(world, actor) {
        const speaks = ["blocked", "member", "manager", "owner"].includes(actor);
        const who = speaks ? personOf(world, actor) : world.tom;
        return { params: { id: (await who.call(api.polls.start, { body: asked(world) })).id } };
      },
      expect: inGroup(404, 200, { muted: 403 }),
    },
  },
  voters: {
    "of tom's": {
      call: async (world) => ({ ...(await toms(world)), query: { option: 0 } }),
      expect: seen,
    },
    "of an anonymous one": {
      call: async (world) => ({ ...(await toms(world, true)), query: { option: 0 } }),
      expect: inGroup(404, 403),
    },
  },
};
