import { api, type GroupMessage } from "@4d/contract";
import type { QueryId } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Services } from "../../../platform/services.ts";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { pullGroup } from "./pull-messages.ts";

let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
});
afterAll(() => app.close());

/** A database on which something happens between reading a person's rooms and what follows. */
function afterRooms(db: Services["db"], happen: () => Promise<unknown>): Services["db"] {
  const rooms = new Set<QueryId>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node).includes('"group_member"'))
        rooms.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (rooms.has(queryId)) await happen();
      return result;
    },
  });
}

const newest = (rows: GroupMessage[]) => rows.reduce((max, row) => Math.max(max, row.rowId ?? row.id), 0);

it("a pull that runs while somebody joins does not reach past what is said in the group he joins", async () => {
  const create = (name: string, friendIds: number[]) =>
    mei.call(api.groups.create, { body: { name, friendIds } });
  const say = (groupId: number) =>
    mei.call(api.groupMessages.send, { body: { groupId, content: "tea", type: 0 } });
  const { id: known } = await create("known", [otto.id]);
  const { id: joined } = await create("joined", []);
  await say(known);
  const said: number[] = [];
  const db = afterRooms(app.services.db, async () => {
    await mei.call(api.groups.invite, { body: { groupId: joined, friendIds: [otto.id] } });
    for (const groupId of [joined, known]) said.push((await say(groupId)).id);
  });
  const ctx = {
    actor: {
      kind: "user",
      id: otto.id,
      terminal: 0,
      sessionId: "s",
      roles: [],
      permissions: [],
      teenMode: false,
    },
    services: { ...app.services, db },
    lang: "zh",
    address: "10.0.0.1",
    device: "test",
    requestId: "r",
  } as const;
  const page = await pullGroup({ ctx, input: { minId: 0, limit: 1000 } });
  const rest = await otto.call(api.groupMessages.pull, { query: { minId: newest(page), limit: 1000 } });
  expect(said).toHaveLength(2);
  expect([...page, ...rest].map((row) => row.id)).toEqual(expect.arrayContaining(said));
});
