import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { countResponse } from "./response-counts.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
let app: TestApp;
let admin: Person;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
  // Noon of a later day in the product's zone: the administrator is older, and the test stays within one day.
  app.clock.set(app.clock.now() - (app.clock.now() % DAY) + 2 * DAY + 4 * 3_600_000);
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  mei = await person(app.address, "mei");
});
afterAll(() => app.close());

const stats = () => admin.call(api.adminStats.show, { query: { days: 3 } });

it("counts people, messages and capsules by day, each once (ADMIN-4)", async () => {
  const otto = await person(app.address, "otto");
  await befriend(mei, otto);
  const say = (content: string) =>
    mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } });
  await say("one");
  await say("two");
  await mei.call(api.capsules.account);
  // Counts show at once, and stay the same once stored.
  for (const later of [0, 2 * MINUTE]) {
    app.clock.advance(later);
    const { people, online, banned, days } = await stats();
    expect({ people, online, banned }).toEqual({ people: 3, online: 0, banned: 0 });
    expect(days).toMatchObject({ messages: [0, 0, 2], issued: [0, 0, 100] });
    expect(days.people?.at(-1)).toBe(2);
  }
  const first = await stats();
  // Reading the stats is itself a request; nothing else is counted again.
  const { requests: _, ...before } = first.days;
  expect((await stats()).days).toMatchObject(before);

  app.clock.advance(DAY);
  mei = await logIn(app.address, "mei");
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  await say("three");
  const later = await stats();
  expect(later.days).toMatchObject({ messages: [0, 2, 1] });
  expect(later.days.people?.slice(-2)).toEqual([2, 0]);
});

it("knows how many were online at once, what is stored, and how often we failed", async () => {
  const socket = await mei.connect();
  expect((await stats()).online).toBe(1);
  await socket.close();
  const { db } = app.services;
  await db
    .insertInto("stored_file")
    .values({
      ...{ key: "x", owner: mei.id, name: "x", type: "", size: 1234, permanent: true },
      ...{ created_at: 0, last_used_at: 0, expires_at: null },
    })
    .execute();
  countResponse(app.services, 500);
  const { days } = await stats();
  expect(days.online?.at(-1)).toBe(1);
  expect(days.storage?.at(-1)).toBe(1234);
  expect(days.errors?.at(-1)).toBe(1);
  expect(days.requests?.at(-1)).toBeGreaterThan(3);
});
