import { APP_VERSION, api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { readSettings, type SettingsChange, writeSettings } from "./index.ts";

let app: PeopleApp;
let mei: Person;
beforeAll(async () => {
  app = await startPeopleApp();
  mei = await app.person("mei");
});
afterAll(() => app.close());

describe("settings", () => {
  it("begin with their defaults (protocol §10.3)", async () => {
    expect(await mei.call(api.settings.config)).toEqual({
      webrtc: { maxChannel: 9, iceServers: [] },
      registrationOpen: true,
      announcement: "",
      limits: { groupMembers: 500, uploadBytes: 100 * 1024 * 1024 },
      version: APP_VERSION,
    });
    expect((await readSettings(app.services)).allowedOrigins).toEqual([]);
  });

  it("change on every node at once, one by one", async () => {
    const other = await app.anotherNode();
    await readSettings(other.services);
    const iceServers = [{ urls: "stun:stun.example:3478" }];
    await writeSettings(app.services, { webrtc: { maxChannel: 12, iceServers } });
    await writeSettings(app.services, { announcement: "维护通知" });
    expect(await mei.call(api.settings.config)).toMatchObject({
      webrtc: { maxChannel: 12, iceServers },
      announcement: "维护通知",
      registrationOpen: true,
    });
    expect((await readSettings(other.services)).announcement).toBe("维护通知");
  });

  it("are checked, all or nothing", async () => {
    const before = await readSettings(app.services);
    const wrong: SettingsChange[] = [
      { announcement: "new", webrtc: { maxChannel: 17 } },
      { announcement: "new", allowedOrigins: ["https://a.example/path"] },
      { allowedOrigins: ["*"] },
      { webrtc: { iceServers: [{ urls: "https://no.example" }] } },
      { limits: { groupMembers: 501 } },
    ];
    for (const change of wrong)
      await expect(writeSettings(app.services, change)).rejects.toMatchObject({ kind: "invalid" });
    expect(await readSettings(app.services)).toEqual(before);
    await writeSettings(app.services, { allowedOrigins: ["https://a.example", "http://localhost:5173"] });
    expect((await readSettings(app.services)).allowedOrigins).toHaveLength(2);
  });

  it("close registration on every node and open it again", async () => {
    const other = await app.anotherNode();
    const body = { userName: "late", password: "Plum-77x", nickName: "Late" };
    const attempt = async () => (await other.ask(requestOf(api.auth.register, { body }))).code;
    await writeSettings(app.services, { registration: "closed" });
    expect(await attempt()).toBe(403);
    await writeSettings(app.services, { registration: "open" });
    expect(await attempt()).toBe(200);
  });

  it("ignore a stored value that is not valid instead of failing", async () => {
    await app.services.db
      .insertInto("setting")
      .values({ name: "limits", value: JSON.stringify("perhaps"), updated_at: 0 })
      .execute();
    app.services.bus.publish("stale", "settings");
    expect((await readSettings(app.services)).limits.friendRequestsPerDay).toBe(20);
    expect(app.logged.join("")).toContain("is not valid and is ignored");
  });
});
