import { api, type DownFrame, MessageType } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import { httpClient, type Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { openTestSocket, type TestSocket } from "../../../testing/test-socket.ts";
import { readStream } from "./read-stream.ts";

/** How reading the members of one group fails. */
interface Trouble {
  groupId: number;
  /** What fails: its people's windows, or every query about its members. */
  what: "windows" | "all";
}

let database: TestDatabase;
let app: TestApp;
let mei: Person;
let otto: Person;
let trouble: Trouble | null = null;
let serial = 0;

/** The real database, in which the gateway's queries about one group fail. */
function troubled({ db }: TestDatabase): TestDatabase["db"] {
  return db.withPlugin({
    transformQuery({ node }) {
      const asked = JSON.stringify(node);
      const isOfRoom = /"group_member"/.test(asked) && asked.includes(`"value":${trouble?.groupId ?? -1}`);
      const isWindows = isOfRoom && asked.includes('"room"');
      const isPeople = isOfRoom && !asked.includes('"room"') && !asked.includes('"quit"');
      if (trouble && (isWindows || (trouble.what === "all" && isPeople)))
        throw new Error("missing chunk number 0");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  app = await startTestApp({}, { ...database, db: troubled(database) });
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  trouble = null;
});

async function group(name: string): Promise<number> {
  serial += 1;
  const body = { name: `${name} ${serial}`, friendIds: [otto.id] };
  return (await mei.call(api.groups.create, { body })).id;
}
/** A node that has just started, and does not know the members of any group yet. */
async function freshNode() {
  const node = await startTestApp({}, { ...database, db: troubled(database) });
  const call = httpClient(node.address, mei.tokens.accessToken);
  return {
    socket: await openTestSocket(node.address, otto.tokens.accessToken),
    say: (groupId: number, content: string) =>
      call(api.groupMessages.send, { body: { groupId, content, type: 0 } }),
    close: () => node.close(),
  };
}

const isOf = (id: number) => (frame: DownFrame) =>
  frame.cmd === 4 && "id" in frame.data && frame.data.id === id;
const given = (socket: TestSocket, id: number) => socket.until(isOf(id));
const prevIdOf = ({ data }: DownFrame) =>
  typeof data === "object" && data !== null && "prevId" in data ? data.prevId : undefined;

describe.each(["windows", "all"] as const)("a group of which %s cannot be read", (what) => {
  it("holds up nobody else's rows, and its own come in their order when it can be read again", async () => {
    const [spoilt, sound] = [await group("spoilt"), await group("sound")];
    const { socket, say, close } = await freshNode();
    trouble = { groupId: spoilt, what };
    const waiting = [await say(spoilt, "one"), await say(spoilt, "two")];
    const passing = await say(sound, "meanwhile");
    await given(socket, passing.id);
    expect(socket.frames.some(isOf(waiting[0]?.id ?? 0))).toBe(false);
    trouble = null;
    await given(socket, waiting[1]?.id ?? 0);
    const own = socket.frames.filter((frame) => waiting.some(({ id }) => isOf(id)(frame)));
    expect(own.map(({ data }) => (data as { content: string }).content)).toEqual(["one", "two"]);
    await given(socket, (await say(spoilt, "three")).id);
    await close();
  });

  it("makes its people pull instead of believing that they hold everything", async () => {
    const [spoilt, sound] = [await group("spoilt"), await group("sound")];
    const { socket, say, close } = await freshNode();
    trouble = { groupId: spoilt, what };
    const waiting = await say(spoilt, "one");
    // It claims that this row was sent before: clients that lack it pull.
    expect(prevIdOf(await given(socket, (await say(sound, "meanwhile")).id))).toBe(waiting.id);
    trouble = null;
    expect(prevIdOf(await given(socket, waiting.id))).toBeLessThan(waiting.id);
    await close();
  });
});

it("rows of a group that cannot be understood hold up neither the stream nor a pull", async () => {
  const [spoilt, sound] = [await group("spoilt"), await group("sound")];
  const { say, close } = await freshNode();
  const { db } = app.services;
  const before = await say(spoilt, "fine");
  const bad = [await say(spoilt, "no JSON beside it"), await say(spoilt, "a receipt of nothing")];
  const last = await say(sound, "after it");
  await db
    .updateTable("group_message")
    .set({ extra: "{" })
    .where("id", "=", bad[0]?.id ?? 0)
    .execute();
  const receipt = { type: MessageType.RECEIPT, content: "{" };
  await db
    .updateTable("group_message")
    .set(receipt)
    .where("id", "=", bad[1]?.id ?? 0)
    .execute();
  const span = { after: before.id - 1, upTo: last.id, now: app.clock.now() };
  const ids = (await readStream(db, "group", span)).map(({ id }) => id);
  expect(ids).toEqual([before.id, ...bad.map(({ id }) => id), last.id]);
  const query = { minId: before.id - 1, limit: 1000 };
  const pulled = await otto.call(api.groupMessages.pull, { query });
  expect(pulled.map(({ id }) => id)).toEqual(expect.arrayContaining([before.id, last.id]));
  await expect(otto.call(api.groupMessages.load, { query: { minId: before.id - 1 } })).resolves.toHaveLength(
    3,
  );
  await close();
});
