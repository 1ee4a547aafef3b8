import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf, company, friendsOfEach } from "../../testing/group-company.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  [mei, otto] = await company(app, "mei", "otto");
  await friendsOfEach(mei, otto);
});
afterAll(() => app.close());

it("refuses the message after twenty at once with the seconds to wait, and takes it after them", async () => {
  const group = await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } });
  const toOtto = () =>
    mei.call(api.privateMessages.send, { body: { recvId: otto.id, content: "tea?", type: 0 } });
  const toGroup = () =>
    mei.call(api.groupMessages.send, { body: { groupId: group.id, content: "tea?", type: 0 } });
  for (let sent = 0; sent < 20; sent += 1) expect(await codeOf(toOtto())).toBe(200);
  // Both kinds take from one bucket.
  for (const send of [toOtto, toGroup]) {
    await expect(send()).rejects.toMatchObject({ code: 429, data: { retryAfter: 1 } });
  }
  app.clock.advance(1_000);
  expect(await codeOf(toGroup())).toBe(200);
});
