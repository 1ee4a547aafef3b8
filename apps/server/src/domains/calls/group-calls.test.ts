import { api, CALL_LEASE_MS, CALL_RING_MS, type DownFrame, MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestSocket } from "../../testing/test-socket.ts";

type GroupData = Extract<DownFrame, { cmd: 4 }>["data"];
const named = (...people: Person[]) =>
  people.map(({ id }) => ({ id, nickName: "liar", isCamera: false, isMicroPhone: true }));
const ofType = (type: number) => (frame: DownFrame) => frame.cmd === 4 && frame.data.type === type;
const dataOf = async (socket: TestSocket, type: number): Promise<GroupData> => {
  const frame = await socket.until(ofType(type));
  if (frame.cmd !== 4) throw new Error("no group frame");
  return frame.data;
};
const contentOf = async (socket: TestSocket, type: number): Promise<unknown> => {
  const data = await dataOf(socket, type);
  return JSON.parse("content" in data ? (data.content ?? "") : "");
};
const bannerOf = (socket: TestSocket, ids: number[]) =>
  socket.until(
    ({ cmd, data }) =>
      cmd === 5 && data.type === "group.call" && JSON.stringify(data.insideIds) === JSON.stringify(ids),
  );

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let mei: Person;
let otto: Person;
let ida: Person;
let rui: Person;
let sockets: TestSocket[];
let group: { query: { groupId: number } };
let groupId: number;
beforeEach(async () => {
  [mei, otto, ida, rui] = await addablePeople(app, "mei", "otto", "ida", "rui");
  await befriendEach(mei, otto, ida, rui);
  const friendIds = [otto, ida, rui].map(({ id }) => id);
  ({ id: groupId } = await mei.call(api.groups.create, { body: { name: "Sunday hike", friendIds } }));
  group = { query: { groupId } };
  sockets = [];
  for (const one of [mei, otto, ida, rui]) sockets.push(await one.connect());
});
afterEach(async () => {
  for (const socket of sockets) await socket.close();
});
const socketOf = (one: Person): TestSocket => sockets[[mei, otto, ida, rui].indexOf(one)] as TestSocket;

const setup = (...people: Person[]) =>
  mei.call(api.groupCalls.setup, { body: { groupId, userInfos: named(mei, ...people) } });
const accept = (one: Person) => one.call(api.groupCalls.accept, group);

describe("a group's call (protocol §12)", () => {
  it("rings chosen members, says who is not there, and tells the group", async () => {
    await socketOf(ida).close();
    await expect.poll(async () => (await app.services.presence.terminalsOf([ida.id])).size).toBe(0);
    await setup(otto, ida);
    const rung = await contentOf(socketOf(otto), MessageType.RTC_GROUP_SETUP);
    expect(rung).toEqual([
      expect.objectContaining({ id: mei.id, nickName: mei.user.nickName, isMicroPhone: true }),
      expect.objectContaining({ id: otto.id, nickName: otto.user.nickName }),
    ]);
    expect(await contentOf(socketOf(mei), MessageType.RTC_GROUP_FAILED)).toEqual({
      userIds: [ida.id],
      reason: "对方不在线",
    });
    await bannerOf(socketOf(rui), [mei.id]);
    const tip = await socketOf(rui).until(
      ({ cmd, data }) =>
        cmd === 4 && data.type === 21 && "extra" in data && data.extra?.tip?.key === "call.started",
    );
    expect(tip.cmd === 4 && "content" in tip.data && tip.data.content).toContain("发起了群通话");
    sockets[2] = await ida.connect();
    expect(await ida.call(api.groupCalls.running)).toEqual([{ groupId, insideIds: [mei.id] }]);
    await mei.call(api.groupCalls.cancel, group);
    expect(await ida.call(api.groupCalls.running)).toEqual([]);
  });

  it("rings a terminal that comes later, until it is taken", async () => {
    await setup(otto, ida);
    const phone = await logIn(app.address, otto.name, 1);
    const ringing = await phone.call(api.privateCalls.info);
    expect(ringing).toMatchObject({ groupId, inviterId: mei.id });
    const rung = ringing !== null && "groupId" in ringing ? ringing.userInfos.map(({ id }) => id) : [];
    expect(rung).toEqual([mei.id, otto.id, ida.id]);
    await accept(otto);
    expect(await phone.call(api.privateCalls.info)).toBeNull();
    expect(await mei.call(api.privateCalls.info)).toBeNull();
    app.clock.advance(CALL_RING_MS);
    expect(await ida.call(api.privateCalls.info)).toBeNull();
  });

  it("is accepted, joined, signalled inside, and ends with the last", async () => {
    const phone = await logIn(app.address, otto.name, 1);
    const phoneSocket = await phone.connect();
    await setup(otto);
    await phoneSocket.until(ofType(200));
    await accept(otto);
    expect(await dataOf(socketOf(mei), 201)).toMatchObject({ groupId, sendId: otto.id, content: "" });
    expect(await dataOf(phoneSocket, 201)).toMatchObject({ sendId: otto.id });
    expect(await codeOf(accept(phone))).toBe(409);
    await rui.call(api.groupCalls.join, group);
    expect(await contentOf(socketOf(otto), 207)).toMatchObject({ id: rui.id, nickName: rui.user.nickName });
    await bannerOf(socketOf(ida), [mei.id, otto.id, rui.id]);
    await rui.call(api.groupCalls.offer, { body: { groupId, userId: otto.id, offer: '{"type":"offer"}' } });
    expect(await dataOf(socketOf(otto), 208)).toMatchObject({ sendId: rui.id, content: '{"type":"offer"}' });
    await otto.call(api.groupCalls.answer, { body: { groupId, userId: rui.id, answer: '{"a":1}' } });
    expect(await dataOf(socketOf(rui), 209)).toMatchObject({ sendId: otto.id, content: '{"a":1}' });
    await otto.call(api.groupCalls.candidate, { body: { groupId, userId: rui.id, candidate: '{"c":1}' } });
    await socketOf(rui).until(ofType(210));
    expect(phoneSocket.frames.filter(ofType(208))).toEqual([]);
    await rui.call(api.groupCalls.device, { body: { groupId, isCamera: true, isMicroPhone: false } });
    expect(await contentOf(socketOf(mei), 211)).toEqual({ groupId, isCamera: true, isMicroPhone: false });
    expect(await ida.call(api.groupCalls.info, group)).toMatchObject({
      isChating: true,
      host: { id: mei.id },
      insideIds: [mei.id, otto.id, rui.id],
      isHere: false,
    });
    // Without LiveKit.
    expect(await mei.call(api.groupCalls.info, group)).not.toHaveProperty("inRoom");
    expect(await mei.call(api.groupCalls.media, group)).toEqual({ kind: "mesh" });
    for (const one of [mei, otto]) await one.call(api.groupCalls.quit, group);
    app.clock.advance(127_000);
    expect(await dataOf(socketOf(rui), 205)).toMatchObject({ sendId: mei.id });
    await rui.call(api.groupCalls.quit, group);
    await bannerOf(socketOf(ida), []);
    expect(await ida.call(api.groupCalls.info, group)).toEqual({ isChating: false });
    const [tip] = await ida.call(api.groupMessages.history, { query: { groupId, page: 1, size: 1 } });
    expect(tip?.extra?.tip).toMatchObject({ key: "call.ended", args: { time: "02:07" } });
    expect(tip?.content).toBe("群通话已结束,时长 02:07");
    await phoneSocket.close();
  });

  it("names who began it when he has left it, and the group too (protocol §12.5)", async () => {
    await setup(otto);
    await accept(otto);
    await mei.call(api.groupCalls.quit, group);
    const left = { id: mei.id, nickName: mei.user.nickName, headImage: "" };
    const { host, userInfos } = await otto.call(api.groupCalls.info, group);
    expect(host).toEqual({ ...left, isCamera: false, isMicroPhone: false });
    expect(userInfos?.map(({ id }) => id)).toEqual([otto.id]);
    await mei.call(api.groups.transfer, { body: { groupId, userId: ida.id } });
    await mei.call(api.groups.quit, { params: { groupId } });
    expect((await otto.call(api.groupCalls.info, group)).host).toMatchObject(left);
  });

  it("takes a failure of who is inside, or not rung, for nothing (protocol §12.3)", async () => {
    await setup(otto);
    await accept(otto);
    const failed = { body: { groupId, reason: "no microphone" } };
    for (const one of [otto, rui]) expect(await one.call(api.groupCalls.failed, failed)).toBeNull();
    expect((await mei.call(api.groupCalls.info, group)).insideIds).toEqual([mei.id, otto.id]);
    await mei.call(api.groupCalls.cancel, group);
    await socketOf(otto).until(ofType(204));
    expect(socketOf(mei).frames.filter(ofType(203))).toEqual([]);
    expect(await codeOf(otto.call(api.groupCalls.failed, failed))).toBe(409);
  });

  it("is refused, fails, and takes more people", async () => {
    await setup(otto, ida);
    await otto.call(api.groupCalls.reject, group);
    expect(await dataOf(socketOf(mei), 202)).toMatchObject({ sendId: otto.id });
    await ida.call(api.groupCalls.failed, { body: { groupId, reason: "no microphone" } });
    expect(await contentOf(socketOf(mei), 203)).toEqual({ userIds: [ida.id], reason: "no microphone" });
    await mei.call(api.groupCalls.invite, { body: { groupId, userInfos: named(rui, otto) } });
    expect(await contentOf(socketOf(rui), 200)).toHaveLength(3);
    await accept(rui);
    await mei.call(api.groupCalls.invite, { body: { groupId, userInfos: named(ida) } });
    expect(await contentOf(socketOf(rui), 206)).toEqual([expect.objectContaining({ id: ida.id })]);
  });

  it("is ended for all by its host alone", async () => {
    await setup(otto);
    await accept(otto);
    expect(await codeOf(otto.call(api.groupCalls.cancel, group))).toBe(403);
    await mei.call(api.groupCalls.cancel, group);
    expect(await dataOf(socketOf(otto), 204)).toMatchObject({ sendId: mei.id, content: "" });
    expect(await codeOf(otto.call(api.groupCalls.heartbeat, group))).toBe(409);
  });

  it("drops who does not come within a minute and who is silent for a lease", async () => {
    await setup(otto, ida);
    await accept(otto);
    app.clock.advance(40_000);
    for (const one of [mei, otto]) await one.call(api.groupCalls.heartbeat, group);
    app.clock.advance(CALL_RING_MS - 40_000);
    expect(await contentOf(socketOf(mei), 203)).toEqual({ userIds: [ida.id], reason: "无人接听" });
    await mei.call(api.groupCalls.heartbeat, group);
    app.clock.advance(CALL_LEASE_MS - 20_000 + 1);
    await mei.call(api.groupCalls.heartbeat, group);
    expect(await dataOf(socketOf(mei), 205)).toMatchObject({ sendId: otto.id });
    await bannerOf(socketOf(rui), [mei.id]);
    app.clock.advance(CALL_LEASE_MS);
    await bannerOf(socketOf(rui), []);
  });
});

describe("a group's call and other calls", () => {
  it("keeps those it rings and holds busy, and one call per group", async () => {
    await setup(otto);
    expect(await codeOf(setup(ida))).toBe(409);
    const offer = { type: "offer", sdp: "v=0" } as const;
    expect(await codeOf(mei.call(api.privateCalls.call, { query: { uid: ida.id }, body: offer }))).toBe(409);
    await accept(otto);
    await otto.call(api.groupCalls.quit, group);
    await otto.call(api.groupCalls.join, group);
    await mei.call(api.groupCalls.cancel, group);
    await mei.call(api.privateCalls.call, { query: { uid: otto.id }, body: offer });
  });

  it("lets one of two win who begin it at once", async () => {
    const other = otto.call(api.groupCalls.setup, { body: { groupId, userInfos: named(otto) } });
    const codes = await Promise.all([codeOf(setup()), codeOf(other)]);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("has one terminal of each person inside (W23)", async () => {
    const phone = await logIn(app.address, mei.name, 1);
    await setup(otto);
    expect(await codeOf(phone.call(api.groupCalls.join, group))).toBe(409);
    expect(await codeOf(phone.call(api.groupCalls.quit, group))).toBe(409);
    expect(await codeOf(mei.call(api.groupCalls.join, group))).toBe(200);
  });

  it("takes no more than the settings say", async () => {
    const tooMany = Array.from({ length: 10 }, (_, index) => ({ id: 1000 + index }));
    expect(await codeOf(mei.call(api.groupCalls.setup, { body: { groupId, userInfos: tooMany } }))).toBe(409);
  });

  it("is out of reach for who left the group", async () => {
    await setup(otto);
    await accept(otto);
    await otto.call(api.groups.quit, { params: { groupId } });
    expect(await codeOf(otto.call(api.groupCalls.heartbeat, group))).toBe(403);
    await otto.call(api.groupCalls.quit, group);
    expect(await codeOf(otto.call(api.groupCalls.join, group))).toBe(403);
  });
});
