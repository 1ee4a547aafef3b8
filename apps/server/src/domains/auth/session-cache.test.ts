import { api, requestOf } from "@4d/contract";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Services } from "../../platform/services.ts";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { findSessionState } from "./session-cache.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

async function sessionOf({ id, call }: Person): Promise<string> {
  const [session] = await call(api.auth.sessions);
  if (session === undefined) throw new Error(`${id} has no session`);
  return session.id;
}
const inTeenMode = async (services: Services, session: string) =>
  (await findSessionState(services, session))?.teenMode;
/** Changes a session's owner in the database without invalidating caches. */
const grow = ({ id }: Person, minor: boolean) =>
  app.services.db.updateTable("app_user").set({ minor }).where("id", "=", id).execute();
const forget = (session: string) =>
  app.services.db.deleteFrom("auth_session").where("id", "=", session).execute();

describe("a session that was read", () => {
  it("is trusted for ten seconds, whatever was lost on the bus, and then read again", async () => {
    const ada = await app.person("ada");
    const session = await sessionOf(ada);
    expect(await inTeenMode(app.services, session)).toBe(false);
    const readAt = (await findSessionState(app.services, session))?.readAt ?? 0;
    await grow(ada, true);
    app.clock.advance(readAt + 9_999 - app.clock.now());
    expect(await inTeenMode(app.services, session)).toBe(false);
    app.clock.advance(1);
    expect(await inTeenMode(app.services, session)).toBe(true);
  });

  it("runs out in its moment, though it was read before", async () => {
    const ben = await app.person("ben");
    const session = await sessionOf(ben);
    const expires_at = app.clock.now() + 500;
    await app.services.db.updateTable("auth_session").set({ expires_at }).where("id", "=", session).execute();
    app.services.bus.publish("stale", `user:${ben.id}`);
    expect(await findSessionState(app.services, session)).toBeDefined();
    app.clock.advance(499);
    expect(await findSessionState(app.services, session)).toBeDefined();
    app.clock.advance(1);
    expect(await findSessionState(app.services, session)).toBeUndefined();
  });

  it("is forgotten with its owner's change, and with nobody else's", async () => {
    const [cat, dan] = [await app.person("cat"), await app.person("dan")];
    const [hers, his] = [await sessionOf(cat), await sessionOf(dan)];
    for (const session of [hers, his]) await findSessionState(app.services, session);
    for (const person of [cat, dan]) await grow(person, true);
    app.services.bus.publish("stale", `user:${cat.id}`);
    expect(await inTeenMode(app.services, hers)).toBe(true);
    expect(await inTeenMode(app.services, his)).toBe(false);
    app.services.bus.publish("missed", null);
    expect(await inTeenMode(app.services, his)).toBe(true);
  });

  it("of a banned person does not stand, though its row does", async () => {
    const eve = await app.person("eve");
    const session = await sessionOf(eve);
    await app.services.db.updateTable("app_user").set({ is_banned: true }).where("id", "=", eve.id).execute();
    app.services.bus.publish("stale", `user:${eve.id}`);
    expect(await findSessionState(app.services, session)).toBeUndefined();
    expect((await eve.ask(requestOf(api.users.self))).code).toBe(401);
  });
});

/** The same services, except that the rows of the first read arrive when `go` is called. */
function slowServices() {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let isFirst = true;
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isFirst) return result;
      isFirst = false;
      arrived.resolve();
      await gate.promise;
      return result;
    },
  };
  const services: Services = { ...app.services, db: app.services.db.withPlugin(late) };
  return { services, arrived: arrived.promise, go: gate.resolve };
}

it.each(["closing", "stale", "missed"] as const)(
  "a read that is overtaken by %s is neither shared nor kept",
  async (word) => {
    const person = await app.person(`late-${word}`);
    const session = await sessionOf(person);
    const { services, arrived, go } = slowServices();
    const { bus } = services;
    const reading = findSessionState(services, session);
    await arrived;
    await forget(session);
    if (word === "closing") {
      const text = "over";
      bus.publish("closing", { userId: person.id, sessions: [session], reason: "revoked", text });
    } else if (word === "stale") bus.publish("stale", `user:${person.id}`);
    else bus.publish("missed", null);
    expect(await findSessionState(services, session)).toBeUndefined();
    go();
    expect(await reading).toMatchObject({ userId: person.id });
    expect(await findSessionState(services, session)).toBeUndefined();
  },
);

it("parallel requests share one read", async () => {
  const fay = await app.person("fay");
  const session = await sessionOf(fay);
  const { services, arrived, go } = slowServices();
  const first = findSessionState(services, session);
  await arrived;
  const second = findSessionState(services, session);
  go();
  expect(await second).toBe(await first);
});
