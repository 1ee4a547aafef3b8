import { type DownFrame, MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { watchSession } from "../../platform/session.ts";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { loadEngine } from "./calls.store.ts";
import { callStore, groupBannersStore } from "./index.ts";
import { loadGroupBanner, loadGroupBanners } from "./load-group-banners.store.ts";
import { onFrame } from "./startup.ts";
import { fakePage } from "./testing/fake-page.ts";

const ME = 1;
const GROUP = 7;
const CALL = "call-seven";

const { connections } = fakePage(ME);
watchSession();
const named = (id: number) => ({
  id,
  nickName: `n${id}`,
  headImage: "",
  isCamera: false,
  isMicroPhone: true,
});
let info: object = { isChating: false };
/** Delays the server's list of participants. */
let known: Promise<unknown> = Promise.resolve();
let running: object[] = [];
/** Number of requests of each kind that find their server dead. */
const deaths = new Map<string, number>();
function findsDead(path: string): boolean {
  const found = [...deaths].find(([part, left]) => left > 0 && path.includes(part));
  if (found !== undefined) deaths.set(found[0], found[1] - 1);
  return found !== undefined;
}
let server: Awaited<ReturnType<typeof fakeApi>>;
let engine: Awaited<ReturnType<typeof loadEngine>>;

beforeAll(async () => {
  server = await fakeApi(async ({ path }) => {
    if (findsDead(path)) return "cut";
    if (path.includes("/group/info")) await known;
    if (path.startsWith("/api/system/config"))
      return { code: 200, data: { webrtc: { maxChannel: 9, iceServers: [] } } };
    if (path.includes("/group/running")) return { code: 200, data: running };
    return { code: 200, data: path.includes("/group/info") ? info : null };
  });
  engine = await loadEngine();
});
afterEach(async () => {
  await engine.endCall();
  engine.dismissCall();
  server.seen.length = 0;
  connections.length = 0;
});
afterAll(() => server.close());

const inside = (...ids: number[]) => ({
  isChating: true,
  callId: CALL,
  isHere: true,
  insideIds: ids,
  userInfos: ids.map(named),
});
const shown = () => callStore.getState().call;
const participant = (id: number) => shown()?.people.find((one) => one.id === id);
const asked = (part: string) => server.seen.filter(({ path }) => path.includes(part));
const signal = (type: number, sendId: number, content: unknown = ""): void =>
  onFrame({
    cmd: 4,
    data: {
      type,
      groupId: GROUP,
      sendId,
      callId: CALL,
      content: typeof content === "string" ? content : JSON.stringify(content),
    },
  } satisfies DownFrame);

it("rings when it comes late, and stops when it is no longer asked for", async () => {
  const ring = { groupId: GROUP, callId: CALL, inviterId: 2, userInfos: [named(2), named(ME)] };
  await engine.resumeCalls(ring);
  expect(shown()).toMatchObject({ kind: "group", phase: "ringing", inviterId: 2, callId: CALL });
  info = { ...inside(2), userInfos: [named(2), named(ME)], isHere: false };
  await engine.resumeCalls(ring);
  expect(shown()?.phase).toBe("ringing");
  info = { ...inside(2), isHere: false };
  await engine.resumeCalls(null);
  expect(shown()).toMatchObject({ phase: "ended", ending: { result: "missed" } });
});

it("offers to everybody inside when it comes later, and follows who comes and goes", async () => {
  info = inside(2, 3, ME);
  await engine.joinGroupCall(GROUP, "voice");
  await expect.poll(() => asked("/group/offer").length).toBe(2);
  expect(shown()).toMatchObject({ kind: "group", callId: CALL, isHost: false });
  const to = JSON.parse(asked("/group/offer")[0]?.body ?? "") as { userId: number; offer: string };
  expect(to.userId).toBe(2);
  expect(to.offer).toMatch(/"type":"offer".*"partyId":"/);
  signal(MessageType.RTC_GROUP_ANSWER, 2, { type: "answer", sdp: "yes", partyId: "p" });
  await expect.poll(() => connections[0]?.signalingState).toBe("stable");
  connections[0]?.become("connected");
  await expect.poll(() => participant(2)?.state).toBe("connected");
  expect(shown()?.phase).toBe("active");
  signal(MessageType.RTC_GROUP_JOIN, 4, named(4));
  signal(MessageType.RTC_GROUP_OFFER, 4, { type: "offer", sdp: "theirs" });
  await expect.poll(() => asked("/group/answer").length).toBe(1);
  expect(participant(4)).toMatchObject({ nickName: "n4", state: "connecting" });
  signal(MessageType.RTC_GROUP_DEVICE, 4, { groupId: GROUP, isCamera: true, isMicroPhone: false });
  await expect.poll(() => participant(4)?.media).toMatchObject({ camera: true, microphone: false });
  signal(MessageType.RTC_GROUP_QUIT, 4);
  await expect.poll(() => participant(4)).toBeUndefined();
  expect(connections[2]?.closed).toBe(true);
  await engine.endCall();
  expect(asked("/group/quit")).toHaveLength(1);
});

it("rings, is accepted, and invites more", async () => {
  signal(MessageType.RTC_GROUP_SETUP, 2, [named(2), named(ME), named(3)]);
  await expect.poll(() => shown()?.phase).toBe("ringing");
  expect(shown()?.people.map(({ id }) => id)).toEqual([2, 3]);
  info = inside(2, ME);
  await engine.acceptCall();
  expect(asked("/group/accept")).toHaveLength(1);
  await expect.poll(() => asked("/group/offer").length).toBe(1);
  info = { ...inside(2, ME), userInfos: [named(2), named(ME), named(5)] };
  await engine.inviteToCall([5]);
  expect(participant(5)).toMatchObject({ state: "invited" });
  signal(MessageType.RTC_GROUP_FAILED, ME, { userIds: [5], reason: "busy" });
  await expect.poll(() => participant(5)).toBeUndefined();
  expect(shown()?.unreached).toEqual({ why: "said", words: "busy", people: [{ id: 5, nickName: "n5" }] });
  const before = shown()?.unreached;
  signal(MessageType.RTC_GROUP_FAILED, ME, { userIds: [5], reason: "对方不在线" });
  signal(MessageType.RTC_GROUP_FAILED, ME, { userIds: [5], reason: "对方不在线" });
  await expect.poll(() => shown()?.unreached).toMatchObject({ why: "offline" });
  expect(shown()?.unreached).not.toBe(before);
  signal(MessageType.RTC_GROUP_CANCEL, 2);
  await expect.poll(() => shown()?.phase).toBe("ended");
});

it("takes what it hears before it knows who is inside", async () => {
  const received = Promise.withResolvers<void>();
  known = received.promise;
  info = inside(2, ME);
  const joined = engine.joinGroupCall(GROUP, "voice");
  await expect.poll(() => asked("/group/info").length).toBe(1);
  signal(MessageType.RTC_GROUP_OFFER, 2, { type: "offer", sdp: "theirs", partyId: "p" });
  signal(MessageType.RTC_GROUP_DEVICE, 2, { groupId: GROUP, isCamera: false, isMicroPhone: false });
  signal(MessageType.RTC_GROUP_JOIN, 3, named(3));
  received.resolve();
  await joined;
  await expect.poll(() => asked("/group/answer").length).toBe(1);
  await expect.poll(() => participant(3)?.state).toBe("connecting");
  expect(participant(2)).toMatchObject({ state: "connecting", media: { microphone: false } });
  connections[0]?.become("connected");
  expect(participant(2)?.state).toBe("connected");
  expect(asked("/group/offer").map(({ body }) => (JSON.parse(body) as { userId: number }).userId)).toEqual([
    3,
  ]);
});

it("knows who is mute, and tells whether it is, though servers died meanwhile", async () => {
  signal(MessageType.RTC_GROUP_SETUP, 2, [named(2), named(3), named(ME)]);
  await expect.poll(() => shown()?.phase).toBe("ringing");
  info = inside(2, 3, ME);
  deaths.set("/group/accept", 2).set("/group/info", 1);
  await engine.acceptCall();
  expect([asked("/group/accept"), asked("/group/info")].map(({ length }) => length)).toEqual([3, 2]);
  expect(participant(2)?.media.microphone).toBe(true);
  deaths.set("/group/device", 2);
  void engine.setMicrophone(false);
  const devices = () => asked("/group/device").map(({ body }) => JSON.parse(body) as object);
  await expect.poll(() => devices().length, { timeout: 5000 }).toBe(4);
  expect(devices().at(-1)).toMatchObject({ isMicroPhone: false });
  const mute = [2, 3].map((id) => ({ ...named(id), isMicroPhone: false }));
  info = { ...inside(2, 3, ME), userInfos: [...mute, named(ME)] };
  const asking = Promise.withResolvers<void>();
  known = asking.promise;
  const resumed = engine.resumeCalls(null);
  await expect.poll(() => asked("/group/info").length).toBe(3);
  // Newer than what the server is about to return.
  signal(MessageType.RTC_GROUP_DEVICE, 2, { groupId: GROUP, isCamera: true, isMicroPhone: false });
  asking.resolve();
  await resumed;
  await expect.poll(() => participant(2)?.media).toMatchObject({ microphone: false, camera: true });
  expect(participant(3)?.media.microphone).toBe(false);
  await expect.poll(() => devices().length).toBe(5);
  expect(connections[0]?.restarts).toBe(0);
  signal(MessageType.RTC_GROUP_ANSWER, 2, { type: "answer", sdp: "yes", partyId: "p" });
  await expect.poll(() => connections[0]?.signalingState).toBe("stable");
  await engine.resumeCalls(null);
  expect(connections[0]?.restarts).toBe(1);
  deaths.set("/group/quit", 2);
  await engine.endCall();
  expect(asked("/group/quit")).toHaveLength(3);
});

it("gives way to one of two offers made at once", async () => {
  info = inside(2, ME);
  await engine.joinGroupCall(GROUP, "voice");
  await expect.poll(() => asked("/group/offer").length).toBe(1);
  // The higher id gives way; mine is lower.
  signal(MessageType.RTC_GROUP_OFFER, 2, { type: "offer", sdp: "theirs", partyId: "p" });
  signal(MessageType.RTC_GROUP_ANSWER, 2, { type: "answer", sdp: "yes", partyId: "p" });
  await expect.poll(() => connections[0]?.remoteDescription).toMatchObject({ sdp: "yes" });
  expect(asked("/group/answer")).toEqual([]);
});

it("begins a call and ends it for all", async () => {
  info = inside(ME);
  await engine.callGroup(GROUP, [2, 3], "voice");
  const body = JSON.parse(asked("/group/setup")[0]?.body ?? "") as { userInfos: { id: number }[] };
  expect(body.userInfos.map(({ id }) => id)).toEqual([ME, 2, 3]);
  expect(shown()).toMatchObject({ isHost: true, phase: "calling" });
  await engine.endForAll();
  expect(asked("/group/cancel")).toHaveLength(1);
});

it("keeps cameras off where too many are inside", async () => {
  info = inside(2, 3, 4, 5, 6, 7, ME);
  await engine.joinGroupCall(GROUP, "video");
  await expect.poll(() => shown()?.own).toMatchObject({ videoLimited: true, camera: false });
  await engine.setCamera(true);
  expect(shown()?.own.camera).toBe(false);
});

it("knows for the banner who is in a group's call", async () => {
  info = inside(2, 3);
  await loadGroupBanner(GROUP);
  expect(groupBannersStore.getState().inside[GROUP]).toEqual([2, 3]);
  onFrame({ cmd: 5, data: { type: "group.call", groupId: GROUP, insideIds: [2, 3, 4] } });
  expect(groupBannersStore.getState().inside[GROUP]).toHaveLength(3);
  onFrame({ cmd: 5, data: { type: "group.call", groupId: GROUP, insideIds: [] } });
  expect(groupBannersStore.getState().inside).toEqual({});
});

it("takes over which of my groups are in a call, for the list of chats; a frame meanwhile is newer", async () => {
  onFrame({ cmd: 5, data: { type: "group.call", groupId: 8, insideIds: [5] } });
  running = [{ groupId: GROUP, insideIds: [2, 3] }];
  await loadGroupBanners();
  expect(groupBannersStore.getState().inside).toEqual({ [GROUP]: [2, 3] });
  running = [];
  const asked = loadGroupBanners();
  onFrame({ cmd: 5, data: { type: "group.call", groupId: 8, insideIds: [5] } });
  await asked;
  expect(groupBannersStore.getState().inside).toEqual({ 8: [5] });
});
