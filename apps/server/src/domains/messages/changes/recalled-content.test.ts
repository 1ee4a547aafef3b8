import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  groupId = (await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } })).id;
});
afterAll(() => app.close());

const toOtto = async (content: string) =>
  (await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } })).id;
const everything = async (who: Person) =>
  JSON.stringify([
    await who.call(api.privateMessages.pull, { query: { minId: 0, limit: 1000 } }),
    await who.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } }),
  ]);

describe("what was taken back is nowhere", () => {
  it("a recalled text is gone from its edits too, in private (W16)", async () => {
    const other = await toOtto("another one");
    const id = await toOtto("first wording");
    for (const content of ["plum-once", "plum-twice"]) {
      await mei.call(api.privateMessages.edit, { params: { id }, body: { content } });
    }
    await mei.call(api.privateMessages.edit, { params: { id: other }, body: { content: "quince stays" } });
    expect(await everything(otto)).toContain("plum-once");
    await mei.call(api.privateMessages.recall, { params: { id } });
    for (const who of [mei, otto]) {
      const text = await everything(who);
      expect(text).not.toMatch(/plum|first wording/);
      expect(text).toContain("quince stays");
    }
  });

  it("a recalled text is gone from its edits too, in a group (W16)", async () => {
    const body = { groupId, content: "first said", type: 0 };
    const { id } = await mei.call(api.groupMessages.send, { body });
    await mei.call(api.groupMessages.edit, { params: { id }, body: { content: "cherry-said" } });
    expect(await everything(otto)).toContain("cherry-said");
    await mei.call(api.groupMessages.recall, { params: { id } });
    for (const who of [mei, otto]) expect(await everything(who)).not.toMatch(/cherry|first said/);
  });
});

describe("what was quoted before it was taken back", () => {
  it("is gone from the quotes, in private and in a group (W16)", async () => {
    const id = await toOtto("walnut in private");
    await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "yes!", type: 0, quoteId: id },
    });
    const said = { groupId, content: "walnut in the group", type: 0 };
    const inGroup = await mei.call(api.groupMessages.send, { body: said });
    const answer = { groupId, content: "oh!", type: 0, quoteId: inGroup.id };
    await otto.call(api.groupMessages.send, { body: answer });
    expect(await everything(mei)).toContain("walnut");
    await mei.call(api.privateMessages.recall, { params: { id } });
    await mei.call(api.groupMessages.recall, { params: { id: inGroup.id } });
    for (const who of [mei, otto]) {
      const text = await everything(who);
      expect(text).not.toContain("walnut");
      expect(text).toContain("yes!");
      expect(text).toContain("oh!");
    }
  });
});

describe("what a blocked person does reaches nobody", () => {
  it("neither quotes of what he said to himself, nor edits, reactions and pins", async () => {
    const id = (
      await otto.call(api.privateMessages.send, { body: { recvId: mei.id, content: "kind words", type: 0 } })
    ).id;
    await mei.call(api.friends.block, { params: { userId: otto.id } });
    const hidden = await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "unheard", type: 0 },
    });
    const quote = { recvId: otto.id, content: "what?", type: 0, quoteId: hidden.id };
    expect(await codeOf(mei.call(api.privateMessages.send, { body: quote }))).toBe(404);
    const edited = await otto.call(api.privateMessages.edit, {
      params: { id },
      body: { content: "unkind words" },
    });
    expect(edited).toMatchObject({ id, content: "unkind words" });
    await otto.call(api.privateMessages.react, { params: { id }, body: { emoji: "👎", on: true } });
    await otto.call(api.privateMessages.pin, { params: { id }, body: { on: true } });
    expect(await everything(mei)).toContain("kind words");
    expect(await everything(mei)).not.toMatch(/unkind|unheard|👎/);
    // Otto sees the edit on every terminal, as if it had arrived.
    expect(await everything(otto)).toContain("unkind words");
  });

  it("a former friend changes nothing either, but may take back", async () => {
    const id = await toOtto("said as a friend");
    await otto.call(api.friends.remove, { params: { friendId: mei.id } });
    expect(await codeOf(mei.call(api.privateMessages.edit, { params: { id }, body: { content: "x" } }))).toBe(
      403,
    );
    expect(await codeOf(mei.call(api.privateMessages.recall, { params: { id } }))).toBe(200);
  });
});
