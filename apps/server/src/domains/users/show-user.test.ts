import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { changeUser } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const find = (who: Person, id: number) => codeOf(who.call(api.users.find, { params: { id } }));
const character = async (who: Person, id: number) =>
  codeOf(who.call(api.characters.ofUser, { params: { userId: id } }));

describe("a character's record (`CHAR-1`)", () => {
  it("is its maker's alone while it is private, by link theirs who opened it, and anybody's while it is public", async () => {
    const [mei, eve] = await addablePeople(app, "mei", "eve");
    const { userId } = await publishCharacter(mei, {}, "private");
    expect([await find(mei, userId), await find(eve, userId)]).toEqual([200, 404]);
    expect(await character(eve, userId)).toBe(404);
    const { userId: byLink, link } = await publishCharacter(mei, {}, "link");
    expect([await find(mei, byLink), await find(eve, byLink)]).toEqual([200, 404]);
    await eve.call(api.characters.open, { body: { link: link ?? "" } });
    expect(await find(eve, byLink)).toBe(200);
    const open = await publishCharacter(mei);
    expect(await find(eve, open.userId)).toBe(200);
  });

  it("is shown to members of a group it belongs or belonged to, who see it write there", async () => {
    const [mei, otto, eve] = await addablePeople(app, "mei", "otto", "eve");
    await befriendEach(mei, otto);
    const { id, userId, version } = await publishCharacter(mei);
    await mei.call(api.friends.add, { query: { friendId: userId } });
    const body = { name: "Tea", friendIds: [otto.id, userId] };
    const { id: groupId } = await mei.call(api.groups.create, { body });
    await mei.call(api.characters.submit, {
      params: { id },
      headers: { "if-match": version },
      body: { visibility: "private" },
    });
    expect([await find(otto, userId), await find(eve, userId)]).toEqual([200, 404]);
    await mei.call(api.groups.removeMembers, { body: { groupId, userIds: [userId] } });
    expect([await find(otto, userId), await find(eve, userId)]).toEqual([200, 404]);
  });

  it("stays with who was its friend or talked with it before it was removed", async () => {
    const [mei, otto, ann, eve] = await addablePeople(app, "mei", "otto", "ann", "eve");
    const { id, userId } = await publishCharacter(mei);
    await otto.call(api.friends.add, { query: { friendId: userId } });
    await ann.call(api.aiChats.open, { params: { characterId: id }, body: {} });
    await mei.call(api.characters.remove, { params: { id } });
    expect([await find(otto, userId), await find(ann, userId), await find(eve, userId)]).toEqual([
      200, 200, 404,
    ]);
  });
});

it("somebody who waits to be let in is shown to nobody", async () => {
  const [mei, otto] = await addablePeople(app, "mei", "otto");
  await changeUser(app.services.db, otto.id, { waiting: true });
  expect(await find(mei, otto.id)).toBe(404);
  await changeUser(app.services.db, otto.id, { waiting: false });
  expect(await find(mei, otto.id)).toBe(200);
});
