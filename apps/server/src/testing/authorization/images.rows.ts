import { api } from "@4d/contract";
import { expect } from "vitest";
import { publishCharacter } from "../character-steps.ts";
import type { Person } from "../person.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);
const settled = (world: World) => world.app.app.imageWorker.settled();

/** A job that is over, with its picture. */
async function jobOf(world: World, who: Person) {
  const { id } = await who.call(api.images.make, { body: { prompt: "quince tree at dawn", ratio: "1:1" } });
  await settled(world);
  return who.call(api.images.job, { params: { id } });
}
const jobs = new WeakMap<World, Promise<{ id: number }>>();
/** One of zoe's, painted once. */
const zoesJob = async (world: World) => {
  const one = jobs.get(world) ?? jobOf(world, world.zoe);
  jobs.set(world, one);
  return { params: { id: (await one).id } };
};
const zoesPicture = async (world: World) => {
  const { params } = await zoesJob(world);
  const { pictures } = await world.zoe.call(api.images.job, { params });
  return { params: { id: pictures[0]?.id ?? 0 } };
};
/** Another person's job like zoe's, stored as finished. */
async function likeZoes(world: World, who: Person): Promise<{ job: number; picture: number }> {
  const { db } = world.app.services;
  const { params } = await zoesJob(world);
  const { id: _job, ...job } = await db
    .selectFrom("image_job")
    .selectAll()
    .where("id", "=", params.id)
    .executeTakeFirstOrThrow();
  const { id: _picture, ...picture } = await db
    .selectFrom("image")
    .selectAll()
    .where("job_id", "=", params.id)
    .executeTakeFirstOrThrow();
  const mine = await db
    .insertInto("image_job")
    .values({ ...job, user_id: who.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const shown = await db
    .insertInto("image")
    .values({ ...picture, job_id: mine.id, user_id: who.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { job: mine.id, picture: shown.id };
}
const myJob = async (world: World, actor: ActorName) => ({
  params: { id: (await likeZoes(world, own(world, actor))).job },
});
const myPicture = async (world: World, actor: ActorName) => ({
  params: { id: (await likeZoes(world, own(world, actor))).picture },
});
const hidden = new WeakMap<World, Promise<{ id: number }>>();
const zoesSecret = (world: World) => {
  const one =
    hidden.get(world) ?? publishCharacter(world.zoe, { name: "quince tree", firstMes: "Sit." }, "private");
  hidden.set(world, one);
  return one;
};
const shown = new WeakMap<World, Promise<{ id: number }>>();
const zoesPublic = (world: World) => {
  const one = shown.get(world) ?? publishCharacter(world.zoe, { name: "quince tree", firstMes: "Sit." });
  shown.set(world, one);
  return one;
};

const stays = async ({ world }: { world: World }) => {
  const { pictures } = await world.zoe.call(api.images.job, await zoesJob(world));
  expect(pictures).toHaveLength(1);
};

export const imagesRows: RowsOf<typeof api.images> = {
  make: {
    "a picture": {
      call: () => ({ body: { prompt: "quince tree", ratio: "1:1" } }),
      expect: loggedIn(200),
      async effect({ world, data }) {
        expect(data).toMatchObject({ by: "builtin", cost: 0, count: 1 });
        await settled(world);
      },
    },
    "after somebody's private character": {
      call: async (world) => ({ body: { prompt: "dawn", characterId: (await zoesSecret(world)).id } }),
      expect: loggedIn(404),
    },
  },
  job: {
    mine: { call: myJob, expect: loggedIn(200) },
    "somebody else's": { call: zoesJob, expect: loggedIn(404) },
  },
  mine: {
    "only mine": {
      call: async (world) => {
        await zoesJob(world);
        return {};
      },
      expect: loggedIn(200),
      async effect({ world, data }) {
        const { params } = await zoesJob(world);
        expect(data.items.map(({ id }) => id)).not.toContain(params.id);
      },
    },
  },
  cancel: {
    "mine, when it is over": {
      call: myJob,
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.status).toBe("done"),
    },
    "somebody else's": { call: zoesJob, expect: loggedIn(404) },
  },
  forget: {
    mine: { call: myJob, expect: loggedIn(200) },
    "somebody else's": { call: zoesJob, expect: loggedIn(404), effect: stays },
  },
  remove: {
    mine: { call: myPicture, expect: loggedIn(200) },
    "somebody else's": { call: zoesPicture, expect: loggedIn(404), effect: stays },
  },
  vary: {
    mine: {
      call: async (world, actor) => ({ ...(await myPicture(world, actor)), body: { count: 1 } }),
      expect: loggedIn(200),
      effect: ({ world }) => settled(world),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoesPicture(world)), body: {} }),
      expect: loggedIn(404),
    },
  },
  likeness: {
    "of a public character": {
      call: async (world) => ({ params: { characterId: (await zoesPublic(world)).id } }),
      expect: loggedIn(200),
    },
    "of somebody's private one": {
      call: async (world) => ({ params: { characterId: (await zoesSecret(world)).id } }),
      expect: loggedIn(404),
    },
  },
  enhance: { "a prompt": { call: () => ({ body: { prompt: "quince tree" } }), expect: loggedIn(200) } },
  terms: { mine: { call: () => ({}), expect: loggedIn(200) } },
};
