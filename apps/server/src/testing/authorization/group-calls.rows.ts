import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, inGroup, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const groupInput = (world: World) => ({ query: { groupId: world.group } });
const quietly = (asking: Promise<unknown>) => asking.catch(() => undefined);
const self = (id: number) => ({ id, isCamera: false, isMicroPhone: true });

/** Gives the actor a socket, and ends calls elsewhere. */
async function free(world: World, actor: ActorName): Promise<void> {
  if (!isActive(actor)) return;
  const person = personOf(world, actor);
  await person.connect();
  const call = await person.call(api.privateCalls.info);
  if (call === null || "groupId" in call) return;
  await quietly(person.call(api.privateCalls.hangUp, { query: { uid: call.uid } }));
  const other = [world.anna, world.gus].find((one) => one.id === call.uid);
  if (other) await quietly(other.call(api.privateCalls.hangUp, { query: { uid: person.id } }));
}

/** Tom alone is in the group's call. */
async function tomCalls(world: World, actor: ActorName): Promise<void> {
  await free(world, actor);
  const { isChating } = await world.tom.call(api.groupCalls.info, groupInput(world));
  if (isChating) return;
  await world.tom.connect();
  await world.tom.call(api.groupCalls.setup, {
    body: { groupId: world.group, userInfos: [self(world.tom.id)] },
  });
}

const during = async (world: World, actor: ActorName) => {
  await tomCalls(world, actor);
  return groupInput(world);
};
const toTom = async <K extends string>(world: World, actor: ActorName, what: K) => {
  await tomCalls(world, actor);
  return { body: { groupId: world.group, userId: world.tom.id, [what]: "{}" } as never };
};
/** Actors who are not in the call learn nothing about it, members or not. */
const nobodys = loggedIn(409);

export const groupCallsRows: RowsOf<typeof api.groupCalls> = {
  setup: {
    "in a group": {
      async call(world, actor) {
        await free(world, actor);
        await quietly(world.tom.call(api.groupCalls.cancel, groupInput(world)));
        return { body: { groupId: world.group, userInfos: [self(personOf(world, actor).id)] } };
      },
      expect: inGroup(403),
      async effect({ world, actor }) {
        await personOf(world, actor).call(api.groupCalls.cancel, groupInput(world));
      },
    },
    "with somebody who is no member": {
      async call(world, actor) {
        await free(world, actor);
        await quietly(world.tom.call(api.groupCalls.cancel, groupInput(world)));
        return { body: { groupId: world.group, userInfos: [self(world.zoe.id)] } };
      },
      expect: inGroup(403, 403),
    },
  },
  accept: { "a call that rings others": { call: during, expect: inGroup(403, 409) } },
  reject: { "a call that rings others": { call: during, expect: nobodys } },
  failed: {
    "a call that rings others": {
      async call(world, actor) {
        await tomCalls(world, actor);
        return { body: { groupId: world.group, reason: "no" } };
      },
      // Harmless for members, whom it does not ring; an outsider learns of no call.
      expect: inGroup(409, 200, { stranger: 409, administrator: 409 }),
      async effect({ world }) {
        const { insideIds } = await world.tom.call(api.groupCalls.info, groupInput(world));
        expect(insideIds).toEqual([world.tom.id]);
      },
    },
  },
  join: {
    "a call of the group": {
      call: during,
      expect: inGroup(403),
      async effect({ world, actor }) {
        await personOf(world, actor).call(api.groupCalls.quit, groupInput(world));
      },
    },
  },
  invite: {
    "from outside the call": {
      async call(world, actor) {
        await tomCalls(world, actor);
        return { body: { groupId: world.group, userInfos: [self(world.people.owner.id)] } };
      },
      expect: inGroup(403, 409),
    },
  },
  cancel: {
    "another's call": {
      call: during,
      expect: nobodys,
    },
  },
  quit: { "a call I am not in": { call: during, expect: nobodys } },
  offer: {
    "from outside the call": { call: (world, actor) => toTom(world, actor, "offer"), expect: nobodys },
  },
  answer: {
    "from outside the call": { call: (world, actor) => toTom(world, actor, "answer"), expect: nobodys },
  },
  candidate: {
    "from outside the call": { call: (world, actor) => toTom(world, actor, "candidate"), expect: nobodys },
  },
  device: {
    "from outside the call": {
      async call(world, actor) {
        await tomCalls(world, actor);
        return { body: { groupId: world.group, isCamera: true, isMicroPhone: true } };
      },
      expect: nobodys,
    },
  },
  info: {
    "of a group": {
      call: during,
      expect: inGroup(403),
      effect: ({ world, data }) => expect(data.insideIds).toEqual([world.tom.id]),
    },
  },
  running: {
    "in my groups": {
      async call(world, actor) {
        await tomCalls(world, actor);
        return {};
      },
      expect: loggedIn(200),
      effect({ world, actor, data }) {
        const isMember = inGroup(403)[actor] === 200;
        expect(data).toEqual(isMember ? [{ groupId: world.group, insideIds: [world.tom.id] }] : []);
      },
    },
  },
  heartbeat: { "of a call I am not in": { call: during, expect: inGroup(403, 409) } },
  media: { "of a call I am not in": { call: during, expect: inGroup(403, 409) } },
};
