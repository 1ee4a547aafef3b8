import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";

let app: PeopleApp;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startPeopleApp({ RATE_LIMIT_SCALE: "10" });
  mei = await app.person("mei");
  otto = await app.person("otto");
});
afterAll(() => app.close());

const report = (person: Person, body: Record<string, unknown>) =>
  person.ask(requestOf(api.users.report, { body: { reason: "spam", ...body } }));
const stored = () => app.services.db.selectFrom("report").selectAll().orderBy("id").execute();

describe("POST /report", () => {
  it("keeps what the server saw, whatever changes later", async () => {
    expect((await report(mei, { kind: "user", id: otto.id, text: "ads" })).code).toBe(200);
    await otto.call(api.users.update, { body: { id: otto.id, nickName: "Innocent" } });
    const [row] = await stored();
    expect(row).toMatchObject({
      kind: "user",
      target_id: otto.id,
      reporter_id: mei.id,
      reason: "spam",
      text: "ads",
      state: "open",
      created_at: app.clock.now(),
      evidence: { userName: "otto", nickName: "otto" },
    });
  });

  it("is one report when sent again", async () => {
    const before = (await stored()).length;
    expect((await report(mei, { kind: "user", id: otto.id, text: "again" })).code).toBe(200);
    expect(await stored()).toHaveLength(before);
  });

  it("asks the domain that holds the thing", async () => {
    const { ports } = app.services;
    ports.evidence = {
      ...ports.evidence,
      message: async (ctx, input) =>
        input.chatId === `p:${otto.id}` && ctx.actor.id === mei.id ? { content: "buy" } : undefined,
    };
    const message = { kind: "message", id: 7, chatId: `p:${otto.id}` };
    expect((await report(mei, message)).code).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({
      kind: "message",
      chat_id: `p:${otto.id}`,
      evidence: { content: "buy" },
    });
    expect((await report(otto, message)).code).toBe(422);
  });

  it("refuses nobody, oneself, unknown kinds and kinds nobody holds", async () => {
    expect((await report(mei, { kind: "user", id: 999_999 })).code).toBe(422);
    expect((await report(mei, { kind: "user", id: mei.id })).code).toBe(422);
    expect((await report(mei, { kind: "weather", id: 1 })).code).toBe(422);
    expect((await report(mei, { kind: "post", id: 1 })).code).toBe(422);
    expect((await report(mei, { kind: "user", id: otto.id, reason: " " })).code).toBe(422);
    expect((await report(mei, { kind: "user", id: otto.id, text: "x".repeat(141) })).code).toBe(422);
  });

  it("is limited by day", async () => {
    const codes: number[] = [];
    for (let n = 0; n < 202; n += 1) codes.push((await report(otto, { kind: "user", id: mei.id })).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(200);
    expect(codes.at(-1)).toBe(429);
  });
});
