import { api, PULL_ALL_MAX } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
});
afterAll(() => app.close());

const send = (type: number, content: string) =>
  mei.call(api.privateMessages.send, { body: { recvId: otto.id, type, content } });
const json = JSON.stringify;

describe("text is stored to the letter (W20)", () => {
  it.each([
    "style=color:red href=1 alert (1)",
    "<iframe src=x> is a tag",
    "<script>alert(1)</script>",
    "<svg/onload=confirm(1)>",
    "\u003cimg src=x onerror=alert(1)\u003e",
    "a\nb  c\t#开心;",
  ])("%s", async (text) => {
    expect((await send(0, text)).content).toBe(text);
    const [row] = await otto.call(api.privateMessages.history, {
      query: { friendId: mei.id, page: 1, size: 1 },
    });
    expect(row?.content).toBe(text);
  });
});

describe("media content must fit its type and lie in our own store (W21)", () => {
  const image = { originUrl: "/files/nothing.jpg", thumbUrl: "/files/nothing.jpg", width: 1, height: 1 };
  it.each([
    ["a picture that is no JSON", 1, "not json"],
    [
      "a picture elsewhere",
      1,
      json({
        ...image,
        originUrl: "https://evil.example/files/a.jpg",
        thumbUrl: "https://evil.example/files/a.jpg",
      }),
    ],
    ["a picture that does not exist", 1, json(image)],
    ["a script as file address", 2, json({ name: "a", size: 1, url: "javascript:alert(1)" })],
    ["a data address", 2, json({ name: "a", size: 1, url: "data:text/html,<script>" })],
    ["a path out of the store", 2, json({ name: "a", size: 1, url: "/files/../api/user/self" })],
    ["an endless voice", 3, json({ duration: 1e9, url: "/files/a.mp3" })],
    ["a film without address", 4, json({ duration: 3 })],
    ["words without words", 7, json({ text: "", url: "", duration: 0 })],
    ["a file name with a NUL", 2, json({ name: "a\0b", size: 1, url: `/files/${"z".repeat(32)}.txt` })],
    ["half a character", 2, json({ name: "a\ud800", size: 1, url: `/files/${"z".repeat(32)}.txt` })],
    ["only spaces", 0, "   \n "],
    ["too much text", 0, "x".repeat(1025)],
  ])("refuses %s", async (_what, type, content) => {
    await expect(send(type, content)).rejects.toMatchObject({ code: 422 });
  });

  it("takes the product's own stickers", async () => {
    const sticker = {
      originUrl: "/h5/stickers/happy.svg",
      thumbUrl: "/h5/stickers/happy.svg",
      width: 200,
      height: 200,
      sticker: "happy",
    };
    expect((await send(1, json(sticker))).type).toBe(1);
  });
});

describe("every read is bounded (W18)", () => {
  it("cuts pages to their limit and refuses larger ones", async () => {
    for (let index = 0; index < 60; index += 1) await send(0, `n${index}`);
    const history = { friendId: otto.id, page: 1 };
    expect(
      (await mei.call(api.privateMessages.history, { query: { ...history, size: 100_000 } })).length,
    ).toBe(50);
    expect((await mei.call(api.privateMessages.history, { query: { ...history, size: 0 } })).length).toBe(10);
    const pull = mei.call(api.privateMessages.pull, { query: { minId: 0, limit: 100_000 } });
    await expect(pull).rejects.toMatchObject({ code: 422 });
    const all = await mei.call(api.privateMessages.pull, { query: { minId: -5 } });
    expect(all.length).toBeLessThanOrEqual(PULL_ALL_MAX);
    const ids = Array.from({ length: 2000 }, (_, index) => index + 1).join(",");
    expect((await mei.call(api.users.online, { query: { userIds: ids } })).length).toBeLessThanOrEqual(1000);
  });
});

describe("a pull that fails", () => {
  it("still closes LOADING on both kinds (W15)", async () => {
    const broken = await startTestApp();
    const ann = await person(broken.address, "ann");
    const socket = await ann.connect();
    for (const table of ["private_message", "group_member"])
      await sql.raw(`alter table ${table} rename to gone_${table}`).execute(broken.services.db);
    await expect(ann.call(api.privateMessages.pull, { query: { minId: 0 } })).rejects.toMatchObject({
      code: 500,
    });
    await expect(ann.call(api.groupMessages.pull, { query: { minId: 0 } })).rejects.toMatchObject({
      code: 500,
    });
    for (const cmd of [3, 4])
      await socket.until(
        (frame) => frame.cmd === cmd && json(frame.data) === json({ type: 30, content: "false" }),
      );
    await broken.close();
  });

  it("closes LOADING though it cannot mark as delivered what the terminal holds (W15)", async () => {
    const broken = await startTestApp();
    const ann = await person(broken.address, "ann");
    const socket = await ann.connect();
    await sql`alter table delivery_cursor rename to gone_delivery_cursor`.execute(broken.services.db);
    await expect(ann.call(api.privateMessages.pull, { query: { minId: 7 } })).rejects.toMatchObject({
      code: 500,
    });
    await socket.until(
      (frame) => frame.cmd === 3 && json(frame.data) === json({ type: 30, content: "false" }),
    );
    await broken.close();
  });
});

describe("reporting a message", () => {
  it("keeps the evidence, and only of what the reporter sees", async () => {
    const sent = await send(0, "rude words");
    const body = { kind: "message" as const, id: sent.id, reason: "rude", chatId: `p:${mei.id}` };
    await otto.call(api.users.report, { body });
    const [report] = await app.services.db
      .selectFrom("report")
      .selectAll()
      .where("target_id", "=", sent.id)
      .execute();
    expect(json(report)).toContain("rude words");
    const stranger = await person(app.address, "nosy");
    await expect(stranger.call(api.users.report, { body })).rejects.toMatchObject({ code: 422 });
  });
});
