import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { httpClient, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { aiModels, sealStoredSecrets } from "../settings/index.ts";

let app: TestApp;
let admin: Person;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp({ AI_BASE_URL: "http://models.example/v1", AI_API_KEY: "env-secret-key" });
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  mei = await person(app.address, "mei");
});
afterAll(() => app.close());

const show = () => admin.call(api.adminSettings.show);
const stored = async (name: string) =>
  JSON.stringify(
    (await app.services.db.selectFrom("setting").select("value").where("name", "=", name).execute())[0]
      ?.value,
  );

/** Changes settings at their current revision. */
async function change(part: Omit<Parameters<typeof send>[0], "revision">) {
  return send({ revision: (await show()).revision, ...part });
}
const send = (body: NonNullable<Parameters<typeof admin.call<typeof api.adminSettings.change>>[1]>["body"]) =>
  admin.call(api.adminSettings.change, { body });

describe("system settings (ADMIN-2)", () => {
  it("hold at once, and every open client is told to ask again", async () => {
    const socket = await mei.connect();
    const view = await show();
    await change({
      announcement: "今晚维护",
      capsules: { ...view.capsules, prices: { ...view.capsules.prices, reply: 3 } },
    });
    await socket.until((frame) => frame.cmd === 5 && frame.data.type === "config.changed");
    expect((await mei.call(api.settings.config)).announcement).toBe("今晚维护");
    expect((await mei.call(api.capsules.prices)).reply).toBe(3);
    await socket.close();
  });

  it("are not undone by somebody who read older ones", async () => {
    const { revision } = await show();
    await send({ revision, announcement: "one" });
    expect(await codeOf(send({ revision, announcement: "two" }))).toBe(409);
    expect((await show()).announcement).toBe("one");
  });

  it("are checked, and the wrong one is named", async () => {
    const view = await show();
    await expect(
      change({ announcement: "x", capsules: { ...view.capsules, timeZone: "Mars/Base" } }),
    ).rejects.toMatchObject({ code: 422, data: { field: "capsules.timeZone" } });
    expect((await show()).announcement).toBe("one");
  });

  it("take the pace of one thing, and keep it when only numbers are changed", async () => {
    const { limits } = await show();
    expect(limits.paces).toEqual({});
    const paces = { send: 2, login: 0.5 };
    expect((await change({ limits: { ...limits, paces } })).limits.paces).toEqual(paces);
    const { paces: _, ...numbers } = limits;
    expect((await change({ limits: { ...numbers, groupMembers: 400 } })).limits.paces).toEqual(paces);
    await expect(change({ limits: { ...limits, paces: { send: 2000 } } })).rejects.toMatchObject({
      code: 422,
      data: { field: "limits.paces.send" },
    });
    await change({ limits: { ...limits, paces: {} } });
  });

  it("say which advertisements are shown, and name the one that cannot be", async () => {
    const { capsules } = await show();
    const page = {
      id: "spring",
      title: { zh: "春天", en: "Spring" },
      lines: [{ zh: "去走走", en: "Take a walk" }],
      url: "https://ads.example/spring",
    };
    const adHosts = ["ads.example"];
    const wrong = { ...page, url: "http://ads.example/spring" };
    await expect(change({ capsules: { ...capsules, ads: [wrong], adHosts } })).rejects.toMatchObject({
      code: 422,
      data: { field: "capsules.ads.0.url" },
    });
    expect((await change({ capsules: { ...capsules, ads: [page], adHosts } })).capsules.ads).toEqual([page]);
    expect((await mei.call(api.ads.open, {})).ad).toMatchObject({ id: "spring", url: page.url });
    await change({ capsules });
    expect((await mei.call(api.ads.open, {})).ad.url).toBeNull();
  });

  it("judge a text by words that are not saved yet", async () => {
    const words = { block: ["坏东西"], review: ["可疑"], crisis: ["不想活"] };
    const test = (text: string) => admin.call(api.adminSettings.testWords, { body: { text, words } });
    expect(await test("坏 东 西")).toEqual({ level: "block", words: ["坏东西"], crisis: false });
    expect(await test("我不想活了")).toEqual({ level: "safe", words: [], crisis: true });
  });
});

describe("secrets", () => {
  it("go in and never come out, and lie sealed in the database", async () => {
    const view = await change({ ai: { baseUrl: "http://other.example/v1", apiKey: "sk-very-secret" } });
    expect(view).toMatchObject({ ai: { baseUrl: "http://other.example/v1" }, keys: ["apiKey"] });
    const seen = JSON.stringify([view, await show(), await admin.call(api.adminAudit.list)]);
    expect(seen).not.toContain("very-secret");
    expect(seen).not.toContain("env-secret");
    expect(await stored("ai")).not.toContain("very-secret");
    expect(await aiModels(app.services)).toMatchObject({ apiKey: "sk-very-secret" });
  });

  it("stay when something beside them changes, and go when they are taken away", async () => {
    await change({ ai: { model: "m1" } });
    expect(await aiModels(app.services)).toMatchObject({ apiKey: "sk-very-secret", model: "m1" });
    expect((await change({ ai: { apiKey: null } })).keys).toEqual([]);
    expect((await aiModels(app.services)).apiKey).toBeUndefined();
    await change({ ai: { baseUrl: null, model: null } });
    expect(await aiModels(app.services)).toMatchObject({ baseUrl: "http://models.example/v1" });
  });

  it("of an older version are sealed at the start; one that does not open counts as absent", async () => {
    const { db, bus } = app.services;
    const put = (value: object) =>
      db
        .updateTable("setting")
        .set({ value: JSON.stringify(value) })
        .where("name", "=", "ai")
        .execute();
    await put({ baseUrl: "http://other.example/v1", apiKey: "plain-secret" });
    await sealStoredSecrets(app.services);
    bus.publish("stale", "settings");
    expect(await stored("ai")).toContain("sealed:v1:");
    expect(await stored("ai")).not.toContain("plain-secret");
    expect(await aiModels(app.services)).toMatchObject({ apiKey: "plain-secret" });
    await put({ baseUrl: "http://other.example/v1", apiKey: "sealed:v1:AAAA" });
    bus.publish("stale", "settings");
    expect((await aiModels(app.services)).apiKey).toBeUndefined();
  });
});

describe("registration that waits for an administrator", () => {
  it("lets nobody in before he is admitted, and forgets whom is turned away", async () => {
    await change({ registration: "approval" });
    const guest = httpClient(app.address);
    expect(await guest(api.auth.registration)).toEqual({ mode: "approval" });
    const register = (userName: string) =>
      guest(api.auth.register, { body: { userName, password: "Plum-77x", nickName: userName } });
    await register("late");
    await register("later");
    await expect(logIn(app.address, "late")).rejects.toMatchObject({ code: 403 });
    expect(await mei.call(api.users.findByName, { query: { name: "late" } })).toEqual([]);
    const { items } = await admin.call(api.adminPeople.list, { query: { state: "waiting" } });
    expect(items.map((one) => one.userName)).toEqual(["later", "late"]);
    const admit = (at: number, yes: boolean) =>
      admin.call(api.adminPeople.admit, { params: { userId: items[at]?.id ?? 0 }, body: { admit: yes } });
    await admit(0, false);
    await admit(1, true);
    expect(await codeOf(admit(0, true))).toBe(404);
    await logIn(app.address, "late");
    await register("later");
    await change({ registration: "open" });
  });

  it("is told to anybody, and nothing else of the settings (ADMIN-2)", async () => {
    const guest = httpClient(app.address);
    expect(await guest(api.auth.registration)).toEqual({ mode: "open" });
    await change({ registration: "closed" });
    expect(await guest(api.auth.registration)).toEqual({ mode: "closed" });
    const body = { userName: "shut.out", password: "Plum-77x", nickName: "Shut out" };
    await expect(guest(api.auth.register, { body })).rejects.toMatchObject({ code: 403 });
    await change({ registration: "open" });
  });
});
