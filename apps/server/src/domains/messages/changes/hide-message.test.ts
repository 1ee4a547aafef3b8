import { api, MessageStatus } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { hideMessage } from "./hide-message.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto, ida] = await addablePeople(app, "mei", "otto", "ida");
  await befriendEach(mei, otto, ida);
  const body = { name: "Tea", friendIds: [otto.id, ida.id] };
  groupId = (await mei.call(api.groups.create, { body })).id;
});
afterAll(() => app.close());

const say = async (content: string) =>
  (await otto.call(api.groupMessages.send, { body: { groupId, content, type: 0 } })).id;
const hide = (subjectId: number, accusedId = otto.id) =>
  hideMessage(app.services, { subjectId, chatId: `g:${groupId}`, accusedId });
const heldByIda = async (id: number) => {
  const rows = await ida.call(api.groupMessages.pull, { query: { minId: id - 1, limit: 1 } });
  return rows[0];
};

it("takes away what somebody wrote who left and came back (ADMIN-3)", async () => {
  const id = await say("rude words");
  await otto.call(api.groups.quit, { params: { groupId } });
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
  await hide(id);
  expect(await heldByIda(id)).toMatchObject({ id, status: MessageStatus.RECALL, content: "" });
  const history = await ida.call(api.groupMessages.history, { query: { groupId, page: 1, size: 20 } });
  expect(JSON.stringify(history)).not.toContain("rude words");
});

it("is done when nobody reads it any more, and says so when it stands", async () => {
  const id = await say("ruder words");
  await expect(hide(id, app.services.clock.now())).rejects.toMatchObject({ kind: "notFound" });
  expect(await heldByIda(id)).toMatchObject({ id, content: "ruder words" });
  await otto.call(api.groupMessages.recall, { params: { id } });
  await hide(id);
  await hide(id);
  await hide(id + 1_000_000);
});
