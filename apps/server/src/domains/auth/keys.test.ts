import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Services } from "../../platform/services.ts";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { KEY_AGE_MS, KEY_OVERLAP_MS } from "./auth.policy.ts";
import { signingKey, verifyingKey } from "./keys.ts";

/** How long a process works with the keys it knows, and a moment. */
const READ_AGAIN_MS = 3_600_001;

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const kept = async () =>
  (await app.services.db.selectFrom("auth_key").select("kid").execute()).map(({ kid }) => kid);
/** Time as long as `ms` after `from`. */
const reach = (from: number, ms: number) => app.clock.advance(from + ms - app.clock.now());

it("a key signs for its age and not a moment longer; it goes when its successor has signed long enough", async () => {
  const bornAt = app.clock.now();
  const { kid: first } = await signingKey(app.services);
  reach(bornAt, KEY_AGE_MS);
  expect((await signingKey(app.services)).kid).toBe(first);
  reach(app.clock.now(), READ_AGAIN_MS);
  const followedAt = app.clock.now();
  const { kid: second } = await signingKey(app.services);
  expect(second).not.toBe(first);
  expect((await signingKey(app.services, first)).kid).toBe(first);
  reach(followedAt, KEY_OVERLAP_MS);
  await signingKey(app.services);
  expect(await kept()).toEqual(expect.arrayContaining([first, second]));
  reach(app.clock.now(), READ_AGAIN_MS);
  await signingKey(app.services);
  expect(await kept()).toEqual([second]);
  expect((await signingKey(app.services, first)).kid).toBe(second);
});

it("keys that could not be read are asked for again", async () => {
  let isDown = true;
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isDown) throw new Error("the database is away");
      return result;
    },
  };
  const services: Services = { ...app.services, db: app.services.db.withPlugin(failing) };
  await expect(signingKey(services)).rejects.toThrow("the database is away");
  isDown = false;
  const { kid } = await signingKey(services);
  expect(await verifyingKey(services, kid)).toBeDefined();
});
