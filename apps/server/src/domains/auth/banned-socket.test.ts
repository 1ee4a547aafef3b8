import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { banUser } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("shows a ban to the open socket, which closes within a second (W6, rules §4.14)", async () => {
  const spammer = await person(app.address, "spammer");
  const socket = await spammer.connect();
  const began = performance.now();
  await banUser(app.services, { userId: spammer.id, reason: "spam", until: null });
  await socket.until((frame) => frame.cmd === 5 && frame.data.type === 50 && frame.data.content === "spam");
  expect([3000, 3099]).not.toContain(await socket.closed);
  expect(performance.now() - began).toBeLessThan(1000);
  await expect(spammer.call(api.users.self)).rejects.toMatchObject({ code: 401 });
});
