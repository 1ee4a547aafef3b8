import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, friendly, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, isFriend, personOf, type World } from "./world.ts";

const offer = { type: "offer", sdp: "v=0" } as const;
const answer = { type: "answer", sdp: "v=0" } as const;

/** Both are idle: every earlier actor's call has ended. */
async function idle(world: World): Promise<void> {
  const { anna, zoe } = world;
  for (const one of [anna, zoe]) {
    const call = await one.call(api.privateCalls.info);
    if (call === null || "groupId" in call) continue;
    const parts = { query: { uid: call.uid } };
    // On another terminal only its participant can end it; otherwise the lease does.
    await one.call(api.privateCalls.hangUp, parts).catch(() => undefined);
  }
}

/** A socket of the actor's own, without which they may not ring. */
const connected = async (world: World, actor: ActorName) => {
  if (isActive(actor)) await personOf(world, actor).connect();
};

/** Gus rings anna; no actor takes part in this call. */
async function foreignCall(world: World): Promise<void> {
  await idle(world);
  const socket = await world.zoe.connect();
  await world.zoe.call(api.privateCalls.call, {
    query: { uid: world.anna.id, mode: "voice" },
    body: offer,
  });
  await socket.close();
}

/** Anna rings the actor, where that is possible. */
async function annaRings(world: World, actor: ActorName): Promise<void> {
  await idle(world);
  if (!isFriend(actor)) return;
  await connected(world, actor);
  await world.anna.call(api.privateCalls.call, {
    query: { uid: personOf(world, actor).id, mode: "voice" },
    body: offer,
  });
}

const ofAnna = (world: World) => ({ query: { uid: world.anna.id } });
/** Only the person called can answer. */
const called = friendly(409);
const nobodys = loggedIn(409);

export const privateCallsRows: RowsOf<typeof api.privateCalls> = {
  call: {
    "a friend": {
      async call(world, actor) {
        await idle(world);
        await connected(world, actor);
        return { query: { uid: world.anna.id, mode: "voice" }, body: offer };
      },
      // A blocked person gets the same answer as for a person who is offline.
      expect: friendly(403, { blocked: 409 }),
      async effect({ world, actor }) {
        expect(await world.anna.call(api.privateCalls.info)).toMatchObject({
          uid: personOf(world, actor).id,
          isHost: false,
        });
      },
    },
    "somebody who is no friend": {
      async call(world, actor) {
        await idle(world);
        await connected(world, actor);
        return { query: { uid: world.zoe.id }, body: offer };
      },
      expect: loggedIn(403),
    },
  },
  accept: {
    "a call to me": {
      async call(world, actor) {
        await annaRings(world, actor);
        return { ...ofAnna(world), body: answer };
      },
      expect: called,
    },
    "a call between others": {
      async call(world) {
        await foreignCall(world);
        return { ...ofAnna(world), body: answer };
      },
      expect: nobodys,
    },
  },
  reject: {
    "a call to me": {
      async call(world, actor) {
        await annaRings(world, actor);
        return ofAnna(world);
      },
      expect: called,
    },
  },
  cancel: {
    "a call between others": {
      async call(world) {
        await foreignCall(world);
        return ofAnna(world);
      },
      expect: nobodys,
    },
  },
  failed: {
    "a call between others": {
      async call(world) {
        await foreignCall(world);
        return { query: { uid: world.anna.id, reason: "no" } };
      },
      expect: nobodys,
    },
  },
  hangUp: {
    "a call between others": {
      async call(world) {
        await foreignCall(world);
        return ofAnna(world);
      },
      expect: nobodys,
    },
  },
  candidate: {
    "into a call between others": {
      async call(world) {
        await foreignCall(world);
        return { ...ofAnna(world), body: { candidate: "" } };
      },
      expect: nobodys,
    },
  },
  heartbeat: {
    "of a call between others": {
      async call(world) {
        await foreignCall(world);
        return { query: { uid: world.anna.id, callId: "not-mine-1" } };
      },
      expect: nobodys,
    },
  },
  rate: {
    "a call between others": {
      call: (world) => ({
        query: { uid: world.anna.id, callId: "not-mine-1" },
        body: { stars: 5 },
      }),
      expect: loggedIn(404),
    },
  },
  info: {
    mine: {
      async call(world) {
        await foreignCall(world);
        return {};
      },
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toBeNull(),
    },
  },
};
