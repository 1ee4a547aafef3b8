import { afterAll, beforeAll, expect, it } from "vitest";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { watchedServices } from "../../testing/watched-services.ts";
import { KEY_AGE_MS, KEY_OVERLAP_MS } from "./auth.policy.ts";
import { signingKey, verifyingKey } from "./keys.ts";
import { readAccess, readRefresh } from "./tokens.ts";

/** How long a process caches the keys, and a moment more. */
const READ_AGAIN_MS = 3_600_001;

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const saved = async () =>
  (await app.services.db.selectFrom("auth_key").select("kid").execute()).map(({ kid }) => kid);
/** Moves the clock to `ms` after `from`. */
const reach = (from: number, ms: number) => app.clock.advance(from + ms - app.clock.now());

it("a key signs for its age and not a moment longer; it goes when its successor has signed long enough", async () => {
  const bornAt = app.clock.now();
  const { kid: first, key } = await signingKey(app.services);
  expect(key.extractable).toBe(false);
  reach(bornAt, KEY_AGE_MS);
  expect((await signingKey(app.services)).kid).toBe(first);
  reach(app.clock.now(), READ_AGAIN_MS);
  const followedAt = app.clock.now();
  const { kid: second } = await signingKey(app.services);
  expect(second).not.toBe(first);
  expect((await signingKey(app.services, first)).kid).toBe(first);
  reach(followedAt, KEY_OVERLAP_MS);
  await signingKey(app.services);
  expect(await saved()).toEqual(expect.arrayContaining([first, second]));
  reach(app.clock.now(), READ_AGAIN_MS);
  await signingKey(app.services);
  expect(await saved()).toEqual([second]);
  expect((await signingKey(app.services, first)).kid).toBe(second);
});

it("keys that could not be read are asked for again", async () => {
  const { services, seen } = watchedServices(app.services);
  seen.isDown = true;
  await expect(signingKey(services)).rejects.toThrow("the database is away");
  seen.isDown = false;
  const { kid } = await signingKey(services);
  expect(await verifyingKey(services, kid)).toBeDefined();
});

it("keys are read once an hour, and every five seconds for one that nobody here knows", async () => {
  const { services, seen } = watchedServices(app.services);
  const { kid } = await signingKey(services);
  app.clock.advance(3_600_000);
  await verifyingKey(services, kid);
  expect(seen.reads).toBe(1);
  app.clock.advance(1);
  await verifyingKey(services, kid);
  expect(seen.reads).toBe(2);
  app.clock.advance(5_000);
  expect(await verifyingKey(services, "of another node")).toBeUndefined();
  expect(seen.reads).toBe(2);
  app.clock.advance(1);
  expect(await verifyingKey(services, "of another node")).toBeUndefined();
  expect(seen.reads).toBe(3);
});

it("a database that is away says nothing about a token", async () => {
  const { info } = await app.person("ada");
  const { services, seen } = watchedServices(app.services);
  seen.isDown = true;
  for (const read of [readAccess(services, info.accessToken), readRefresh(services, info.refreshToken)])
    await expect(read).rejects.toThrow("the database is away");
  seen.isDown = false;
  expect(await readAccess(services, "no token")).toBeUndefined();
  expect(await readAccess(services, info.accessToken)).toMatchObject({ generation: 1 });
});
