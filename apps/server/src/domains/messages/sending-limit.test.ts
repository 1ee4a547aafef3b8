import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
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

it("counts what is inside a card as often as it is stored", async () => {
  app.clock.advance(60_000);
  const { id } = await mei.call(api.groups.create, { body: { name: "Cards", friendIds: [otto.id] } });
  const ids: number[] = [];
  for (let sent = 0; sent < 20; sent += 1)
    ids.push(
      (await otto.call(api.privateMessages.send, { body: { recvId: mei.id, content: "tea", type: 0 } })).id,
    );
  const body = { from: `p:${otto.id}`, to: [`p:${otto.id}`, `g:${id}`], ids, merged: true, title: "" };
  let passed = 0;
  const again = () => mei.call(api.chats.forward, { body: { ...body, tmpId: `card${passed}` } });
  while (passed < 30 && (await codeOf(again())) === 200) passed += 1;
  // A hundred messages into nine chats, by twenty into two.
  expect(passed).toBe(Math.floor(900 / 40));
});
