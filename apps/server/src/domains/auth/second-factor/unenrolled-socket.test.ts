import { api, CloseCode } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logIn } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { openRawSocket } from "../../../testing/test-socket.ts";
import { writeSettings } from "../../settings/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("a second factor that must be and is not keeps sockets shut as it does the API (`abuse §3`)", async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  await writeSettings(app.services, { security: { adminSecondFactor: true } });
  await expect(admin.call(api.users.self)).rejects.toMatchObject({ code: 10005 });
  const socket = await openRawSocket(app.address);
  socket.send({ cmd: 0, data: { accessToken: admin.tokens.accessToken } });
  expect(await socket.closed).toBe(CloseCode.REFUSED);
  expect(socket.frames).toEqual([]);
});
