import { api, MessageType } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { befriend, type Person, person } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { openTestDatabase, type TestDatabase } from "../test-database.ts";
import { largePicture } from "./files.ts";

let database: TestDatabase;
let first: TestApp;
let second: TestApp;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  database = await openTestDatabase();
  first = await startTestApp({}, database);
  second = await startTestApp({ DATA_DIR: first.services.config.dataDir }, database);
  mei = await person(first.address, "mei");
  otto = await person(first.address, "otto");
  await befriend(mei, otto);
});
afterAll(async () => {
  await second.close();
  await first.close();
  await database.close();
});

const ask = (app: TestApp, url: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(new URL(url, app.address), { method, headers });

it("a copy asks again within a minute, is told so while the file lives, and 404 from then on, at every node", async () => {
  const { originUrl: url, thumbUrl } = await largePicture(first, mei);
  const content = JSON.stringify({ originUrl: url, thumbUrl });
  const { id } = await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, type: MessageType.IMAGE, content },
  });
  const etags: string[] = [];
  for (const app of [first, second]) {
    const whole = await ask(app, url);
    expect(whole.headers.get("cache-control")).toBe("private, max-age=60, must-revalidate");
    const etag = whole.headers.get("etag") ?? "";
    etags.push(etag);
    const again = await ask(app, url, { "if-none-match": etag });
    expect([again.status, again.headers.get("cache-control"), again.headers.get("etag")]).toEqual([
      304,
      "private, max-age=60, must-revalidate",
      etag,
    ]);
    expect((await ask(app, url, {}, "HEAD")).status).toBe(200);
    const part = { range: "bytes=0-9" };
    expect((await ask(app, url, { ...part, "if-range": etag })).status).toBe(206);
    expect((await ask(app, url, { ...part, "if-range": '"another"' })).status).toBe(200);
  }
  expect(new Set(etags).size).toBe(1);
  const [etag = ""] = etags;
  await mei.call(api.privateMessages.recall, { params: { id } });
  for (const app of [first, second])
    for (const address of [url, thumbUrl])
      for (const [headers, method] of [
        [{}, "GET"],
        [{}, "HEAD"],
        [{ "if-none-match": etag }, "GET"],
        [{ "if-none-match": "*" }, "GET"],
        [{ range: "bytes=0-9" }, "GET"],
        [{ range: "bytes=0-9", "if-range": etag }, "GET"],
      ] as const) {
        const answer = await ask(app, address, headers, method);
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
        expect(answer.headers.get("etag")).toBeNull();
      }
});

it("a copy lives no longer than what disappears", async () => {
  await mei.call(api.disappearing.set, { body: { chatId: `p:${otto.id}`, seconds: 86_400 } });
  const { originUrl, thumbUrl } = await largePicture(first, mei);
  const content = JSON.stringify({ originUrl, thumbUrl });
  await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, type: MessageType.IMAGE, content },
  });
  first.clock.advance(86_400_000 - 5_000);
  expect((await ask(first, originUrl)).headers.get("cache-control")).toContain("max-age=5,");
  first.clock.advance(5_001);
  expect((await ask(first, originUrl)).status).toBe(404);
});
