import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  stranger = await person(app.address, "stranger");
  await befriend(mei, otto);
});
afterAll(() => app.close());

const terminalsSeen = async (viewer: Person, target: Person) =>
  (await viewer.call(api.users.online, { query: { userIds: String(target.id) } }))[0]?.terminals ?? [];

describe("on the whole server", () => {
  it("friends alone see that somebody is online, until he turns invisible or blocks (USER-2, USER-3)", async () => {
    const socket = await otto.connect();
    await expect.poll(() => terminalsSeen(mei, otto)).toEqual([0]);
    expect(await terminalsSeen(stranger, otto)).toEqual([]);
    await otto.call(api.users.setPrivacy, { body: { seeOnline: "nobody" } });
    expect(await terminalsSeen(mei, otto)).toEqual([]);
    await otto.call(api.users.setPrivacy, { body: { seeOnline: "everyone" } });
    expect(await terminalsSeen(stranger, otto)).toEqual([0]);
    await otto.call(api.friends.block, { params: { userId: stranger.id } });
    expect(await terminalsSeen(stranger, otto)).toEqual([]);
    await socket.close();
    await expect.poll(() => terminalsSeen(mei, otto)).toEqual([]);
  });

  it("friends are told of a new name and read it from the one record", async () => {
    await otto.call(api.users.update, { body: { id: otto.id, nickName: "Otto the Great" } });
    const expected = { type: "profile", userId: otto.id };
    await expect.poll(() => signalsTo(app, mei.id, 5)).toContainEqual(expected);
    expect(signalsTo(app, stranger.id, 5)).not.toContainEqual(expected);
    const friend = (await mei.call(api.friends.list)).find(({ id }) => id === otto.id);
    expect(friend?.nickName).toBe("Otto the Great");
  });
});
