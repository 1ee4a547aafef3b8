import { api, type DownFrame, MessageType, type PrivateMessage } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person, Refused } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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

const say = (from: Person, to: Person, content: string, tmpId?: string) =>
  from.call(api.privateMessages.send, { body: { recvId: to.id, content, type: 0, tmpId } });

const isPrivate =
  (fits: (message: PrivateMessage) => boolean) =>
  (frame: DownFrame): frame is DownFrame & { cmd: 3; data: PrivateMessage } =>
    frame.cmd === 3 && "id" in frame.data && fits(frame.data);

describe("sending to a friend", () => {
  it("stores, answers the record and pushes it to the other's socket", async () => {
    const socket = await otto.connect();
    const sent = await say(mei, otto, "tea at four?", "t1");
    expect(sent).toMatchObject({
      sendId: mei.id,
      recvId: otto.id,
      type: 0,
      content: "tea at four?",
      tmpId: "t1",
      status: 0,
    });
    const frame = await socket.until(isPrivate((message) => message.id === sent.id));
    expect(frame.data).toMatchObject({ content: "tea at four?", prevId: 0 });
    await socket.close();
  });

  it("stores a repeated tmpId once, and refuses it for another text (W11)", async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => say(mei, otto, "once", "same")),
    );
    expect(new Set(others.map((one) => one.id))).toEqual(new Set([first?.id]));
    await expect(say(mei, otto, "different", "same")).rejects.toMatchObject({ code: 409 });
  });

  it.each([10, 12, 21, 30, 50, 80, 100, 200])(
    "refuses type %i, which only the server makes (W1)",
    async (type) => {
      const body = { recvId: otto.id, content: "x", type };
      await expect(mei.call(api.privateMessages.send, { body })).rejects.toMatchObject({ code: 422 });
    },
  );

  it("refuses strangers", async () => {
    await expect(say(stranger, otto, "hello")).rejects.toBeInstanceOf(Refused);
  });

  it("gives ids that follow the order of sending and pulls all of them", async () => {
    const before = await say(mei, otto, "first of many");
    const sent = await Promise.all(Array.from({ length: 40 }, (_, index) => say(mei, otto, `many ${index}`)));
    const rows = await otto.call(api.privateMessages.pull, { query: { minId: before.id, limit: 1000 } });
    const texts = rows.filter((row) => row.type === MessageType.TEXT).map((row) => row.id);
    expect(texts).toEqual(sent.map((one) => one.id).sort((a, b) => a - b));
    const seqs = rows.filter((row) => row.seq !== undefined).map((row) => row.seq ?? 0);
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  });
});

describe("changing a message", () => {
  it("recalls once, blanks the text everywhere and tells the other (W16)", async () => {
    const socket = await otto.connect();
    const sent = await say(mei, otto, "secret words");
    const recall = await mei.call(api.privateMessages.recall, { params: { id: sent.id } });
    expect(recall).toMatchObject({ type: MessageType.RECALL, content: String(sent.id) });
    await socket.until(
      isPrivate((message) => message.type === MessageType.RECALL && message.content === String(sent.id)),
    );
    const rows = await otto.call(api.privateMessages.pull, { query: { minId: sent.id - 1, limit: 10 } });
    expect(rows[0]).toMatchObject({ id: sent.id, status: 2, content: "" });
    await expect(mei.call(api.privateMessages.recall, { params: { id: sent.id } })).rejects.toMatchObject({
      code: 409,
    });
    await socket.close();
  });

  it("lets nobody else recall, edit, or even see that it is there", async () => {
    const sent = await say(mei, otto, "mine");
    const params = { id: sent.id };
    await expect(otto.call(api.privateMessages.recall, { params })).rejects.toMatchObject({ code: 403 });
    await expect(stranger.call(api.privateMessages.recall, { params })).rejects.toMatchObject({ code: 404 });
    await expect(
      otto.call(api.privateMessages.edit, { params, body: { content: "his" } }),
    ).rejects.toMatchObject({ code: 403 });
  });

  it("edits and reacts; history shows the state and the other gets the rows", async () => {
    const socket = await otto.connect();
    const sent = await say(mei, otto, "helo");
    const params = { id: sent.id };
    expect(await mei.call(api.privateMessages.edit, { params, body: { content: "hello" } })).toMatchObject({
      content: "hello",
    });
    await otto.call(api.privateMessages.react, { params, body: { emoji: "👍", on: true } });
    await socket.until(isPrivate((message) => message.type === MessageType.EDIT));
    const [row] = await otto.call(api.privateMessages.history, {
      query: { friendId: mei.id, page: 1, size: 1 },
    });
    expect(row).toMatchObject({ content: "hello", reactions: [{ emoji: "👍", userIds: [otto.id] }] });
    expect(row?.editedAt).toBeGreaterThan(0);
    await socket.close();
  });
});

describe("reading", () => {
  it("marks read up to what was seen and tells the sender (W14)", async () => {
    const socket = await mei.connect();
    const seen = await say(mei, otto, "seen");
    const unseen = await say(mei, otto, "not yet");
    await otto.call(api.privateMessages.read, { query: { friendId: mei.id, maxId: seen.id } });
    const frame = await socket.until(isPrivate((message) => message.type === MessageType.RECEIPT));
    expect(JSON.parse(frame.data.content)).toEqual({ id: seen.id });
    expect(await mei.call(api.privateMessages.maxReadedId, { query: { friendId: otto.id } })).toBe(seen.id);
    const rows = await mei.call(api.privateMessages.pull, { query: { minId: seen.id - 1, limit: 10 } });
    expect(rows.find((row) => row.id === seen.id)?.status).toBe(3);
    expect(rows.find((row) => row.id === unseen.id)?.status).not.toBe(3);
    await socket.close();
  });

  it("answers -1 when nothing was read", async () => {
    expect(await stranger.call(api.privateMessages.maxReadedId, { query: { friendId: mei.id } })).toBe(-1);
  });

  it("makes delivery known when the receiver acknowledges", async () => {
    const socket = await mei.connect();
    const sent = await say(mei, otto, "did it come?");
    await otto.call(api.privateMessages.acknowledge, { query: { maxId: sent.id } });
    const frame = await socket.until(isPrivate((message) => message.type === MessageType.DELIVERED));
    expect(JSON.parse(frame.data.content)).toEqual({ id: sent.id });
    await socket.close();
  });
});

describe("the family's pull", () => {
  it("pushes the rows between LOADING frames and answers them too", async () => {
    const socket = await otto.connect();
    const rows = await otto.call(api.privateMessages.pull, { query: { minId: 0 } });
    await socket.until(
      (frame) => frame.cmd === 3 && frame.data.type === 30 && frame.data.content === "false",
    );
    const kinds = socket.frames
      .filter((frame) => frame.cmd === 3)
      .map((frame) => ("id" in frame.data ? frame.data.id : frame.data.content));
    expect(kinds).toEqual(["true", ...rows.map((row) => row.id), "false"]);
    await socket.close();
  });
});
