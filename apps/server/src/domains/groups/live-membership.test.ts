import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople, befriendEach } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestSocket } from "../../testing/test-socket.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const say = (who: Person, groupId: number, content: string) =>
  who.call(api.groupMessages.send, { body: { groupId, type: 0, content } });

/** Contents of the group's stored rows this socket received. */
const given = (socket: TestSocket) =>
  socket.frames.flatMap((frame) =>
    frame.cmd === 4 && "id" in frame.data && "content" in frame.data ? [frame.data.content] : [],
  );

const until = (socket: TestSocket, content: string) =>
  socket.until((frame) => frame.cmd === 4 && "content" in frame.data && frame.data.content === content);

it("a socket hears a group from joining to leaving, and not a row more", async () => {
  const [mei, otto, anna] = await addablePeople(app, "mei", "otto", "anna");
  await befriendEach(mei, otto, anna);
  const body = { name: "live", friendIds: [anna.id] };
  const { id: groupId } = await mei.call(api.groups.create, { body });
  const socket = await otto.connect();
  const observer = await anna.connect();
  await say(mei, groupId, "before");
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
  await say(mei, groupId, "within");
  await mei.call(api.groups.removeMembers, { body: { groupId, userIds: [otto.id] } });
  await say(mei, groupId, "away");
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
  await say(mei, groupId, "back");
  await until(socket, "back");
  await until(observer, "back");
  const invited = `${mei.name} 邀请 ${otto.name} 加入了群聊`;
  expect(given(socket)).toEqual([invited, "within", "你已被移出群聊", invited, "back"]);
  expect(given(observer)).toEqual(["before", invited, "within", "away", invited, "back"]);
  await socket.close();
  await observer.close();
});
