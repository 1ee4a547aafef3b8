import { type DownFrame, MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { watchSession } from "../../platform/session.ts";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { isSocketUrgent } from "../../platform/testing/socket-urgency.ts";
import { loadEngine } from "./calls.store.ts";
import { callStore } from "./index.ts";
import { chooseSpeaker, listDevices } from "./media/devices.ts";
import { onFrame } from "./startup.ts";
import { fakePage } from "./testing/fake-page.ts";

const ME = 1;
const FRIEND = 2;
const webrtc = { maxChannel: 9, iceServers: [] };

const { connections } = fakePage(ME);
watchSession();
let refusal: { code: number; data: unknown } | null = null;
let isLineCut = false;
/** Number of requests of each kind that find their server dead. */
const deaths = new Map<string, number>();
function findsDead(path: string): boolean {
  const found = [...deaths].find(([part, left]) => left > 0 && path.includes(part));
  if (found !== undefined) deaths.set(found[0], found[1] - 1);
  return found !== undefined;
}
/** The current call, as the server knows it. */
let standing: object | null = null;
let server: Awaited<ReturnType<typeof fakeApi>>;
let engine: Awaited<ReturnType<typeof loadEngine>>;

beforeAll(async () => {
  server = await fakeApi(({ path }) => {
    if (path.startsWith("/api/system/config")) return { code: 200, data: { webrtc } };
    if (path.includes("/private/info")) return { code: 200, data: standing };
    if (findsDead(path)) return "cut";
    if (isLineCut && path.includes("/private/call")) return "cut";
    if (refusal !== null && path.includes("/private/call")) return { ...refusal, message: "busy" };
    return { code: 200 };
  });
  engine = await loadEngine();
});
afterEach(async () => {
  await engine.endCall();
  engine.dismissCall();
  refusal = null;
  isLineCut = false;
  standing = null;
  server.seen.length = 0;
  connections.length = 0;
});
afterAll(() => server.close());

const shown = () => callStore.getState().call;
const asked = (part: string) => server.seen.filter(({ path }) => path.includes(part));
const phase = (wanted: string) => expect.poll(() => shown()?.phase).toBe(wanted);
const signal = (type: number, callId: string, content?: object, sendId = FRIEND): DownFrame => ({
  cmd: 3,
  data: {
    type,
    sendId,
    recvId: sendId === ME ? FRIEND : ME,
    callId,
    ...(content === undefined ? {} : { content: JSON.stringify(content) }),
  },
});
const offer = { type: "offer", sdp: "theirs", partyId: "p" };
const callId = () => shown()?.callId ?? "";

it("calls, is answered, talks and hangs up", async () => {
  await engine.callFriend(FRIEND, "voice");
  expect(shown()).toMatchObject({ phase: "calling", isHost: true, own: { microphone: true, camera: false } });
  const [ring] = asked("/private/call");
  expect(JSON.parse(ring?.body ?? "")).toMatchObject({ type: "offer", sdp: "local 1" });
  expect(ring?.path).toContain(`callId=${callId()}`);
  onFrame(signal(MessageType.RTC_ACCEPT, callId(), { type: "answer", sdp: "yes", partyId: "p" }));
  await phase("connecting");
  connections[0]?.become("connected");
  await phase("active");
  await expect.poll(() => asked("/private/heartbeat").at(-1)?.path).toContain("connected=true");
  const media = { microphone: false, camera: true, screen: false };
  onFrame(signal(MessageType.RTC_CANDIDATE, callId(), { kind: "media", partyId: "p", media }));
  await expect.poll(() => shown()?.people[0]?.media).toEqual(media);
  void engine.setMicrophone(false);
  await expect.poll(() => asked("/private/candidate").at(-1)?.body).toContain('"microphone":false');
  await engine.setCamera(true);
  expect(shown()?.own).toMatchObject({ camera: true, microphone: false });
  await engine.endCall();
  expect(shown()).toMatchObject({ phase: "ended", ending: { result: "answered" } });
  expect(asked("/private/handup")).toHaveLength(1);
  expect(connections[0]?.closed).toBe(true);
});

const here = (phase: string) => ({ callId: callId(), uid: FRIEND, phase, isHere: true });
const received = () =>
  asked("/private/candidate")
    .map(({ body }) => JSON.parse(body) as { kind: string })
    .filter(({ kind }) => kind === "media");
const mute = { microphone: false, camera: false, screen: false };

it("is heard again, and hears again, when its server died in the middle of a call", async () => {
  expect(isSocketUrgent()).toBe(false);
  await engine.callFriend(FRIEND, "voice");
  expect(isSocketUrgent()).toBe(true);
  onFrame(signal(MessageType.RTC_ACCEPT, callId(), { type: "answer", sdp: "yes", partyId: "p" }));
  await expect.poll(() => received().length).toBe(1);
  deaths.set("/private/candidate", 3);
  void engine.setMicrophone(false);
  await expect.poll(() => received().length, { timeout: 5000 }).toBe(5);
  expect(received().at(-1)).toMatchObject({ kind: "media", media: mute });
  standing = here("connecting");
  await engine.resumeCalls(null);
  await expect.poll(() => received().length).toBe(6);
  expect(received().at(-1)).toMatchObject({ media: mute, asks: true });
  expect(connections[0]?.restarts).toBe(1);
  onFrame(
    signal(MessageType.RTC_CANDIDATE, callId(), { kind: "media", partyId: "p", media: mute, asks: true }),
  );
  await expect.poll(() => shown()?.people[0]?.media).toEqual(mute);
  await expect.poll(() => received().length).toBe(7);
  expect(received().at(-1)).not.toHaveProperty("asks");
  deaths.set("/private/handup", 2);
  await engine.endCall();
  expect(asked("/private/handup")).toHaveLength(3);
  expect(isSocketUrgent()).toBe(false);
});

it("looks for a way anew when it was answered while its server died", async () => {
  await engine.callFriend(FRIEND, "voice");
  standing = here("connecting");
  await engine.resumeCalls(null);
  expect(connections[0]?.restarts).toBe(0);
  onFrame(signal(MessageType.RTC_ACCEPT, callId(), { type: "answer", sdp: "yes", partyId: "p" }));
  await phase("connecting");
  await expect.poll(() => connections[0]?.restarts).toBe(1);
});

it("answers though its server dies as it does", async () => {
  onFrame(signal(MessageType.RTC_CALL_VOICE, "call-dying", offer));
  await phase("ringing");
  deaths.set("/private/accept", 3);
  await engine.acceptCall();
  expect(shown()?.phase).toBe("connecting");
});

it("asks whether the call still stands when its line breaks", async () => {
  await engine.callFriend(FRIEND, "voice");
  onFrame(signal(MessageType.RTC_ACCEPT, callId(), { type: "answer", sdp: "yes", partyId: "p" }));
  await phase("connecting");
  connections[0]?.become("connected");
  await phase("active");
  await expect.poll(() => asked("/private/heartbeat").length).toBe(1);
  connections[0]?.become("disconnected");
  await expect.poll(() => asked("/private/heartbeat").length).toBe(2);
});

it("goes on preparing when the socket comes meanwhile", async () => {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia;
  let allow = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  devices.getUserMedia = (wanted) => allowed.then(() => open(wanted));
  const calling = engine.callFriend(FRIEND, "voice");
  await phase("preparing");
  await engine.resumeCalls(null);
  expect(shown()?.phase).toBe("preparing");
  allow();
  await calling;
  devices.getUserMedia = open;
  expect(shown()?.phase).toBe("calling");
  expect(asked("/private/call")).toHaveLength(1);
});

it("takes back a ring of which it never heard whether it rings", async () => {
  isLineCut = true;
  await engine.callFriend(FRIEND, "voice");
  expect(shown()).toMatchObject({ phase: "ended", ending: { result: "failed" } });
  await expect.poll(() => asked("/private/cancel").length).toBe(1);
  expect(asked("/private/cancel")[0]?.path).toContain(`callId=${callId()}`);
});

it("says why a call did not come about", async () => {
  refusal = { code: 409, data: null };
  await engine.callFriend(FRIEND, "video");
  expect(shown()).toMatchObject({ phase: "ended", ending: { result: "missed", reason: "busy" } });
});

it("rings, is taken here, and hears the end", async () => {
  onFrame(signal(MessageType.RTC_CALL_VIDEO, "call-1234", offer));
  await phase("ringing");
  expect(shown()).toMatchObject({ mode: "video", isHost: false, inviterId: FRIEND });
  await engine.acceptCall();
  expect(JSON.parse(asked("/private/accept")[0]?.body ?? "")).toMatchObject({ type: "answer" });
  onFrame(signal(MessageType.RTC_HANDUP, "another-1"));
  onFrame(signal(MessageType.RTC_HANDUP, "call-1234"));
  await phase("ended");
});

it("stops ringing when another of my terminals takes or refuses it", async () => {
  for (const type of [MessageType.RTC_ACCEPT, MessageType.RTC_REJECT]) {
    const name = `call-${type}xx`;
    onFrame(signal(MessageType.RTC_CALL_VOICE, name, offer));
    await expect.poll(callId).toBe(name);
    onFrame(signal(type, name, undefined, ME));
    await phase("ended");
    expect(shown()?.ending).toMatchObject({ isElsewhere: true });
    engine.dismissCall();
  }
  expect(asked("/private/reject")).toEqual([]);
});

it("refuses a call that rings", async () => {
  onFrame(signal(MessageType.RTC_CALL_VOICE, "call-refuse", offer));
  await phase("ringing");
  await engine.endCall();
  expect(asked("/private/reject")).toHaveLength(1);
  expect(shown()?.ending).toMatchObject({ result: "rejected" });
});

it("answers by itself when both call at once and the other's name is lesser", async () => {
  refusal = { code: 409, data: { callId: "00000000" } };
  await engine.callFriend(FRIEND, "voice");
  expect(shown()?.phase).toBe("calling");
  onFrame(signal(MessageType.RTC_CALL_VOICE, "00000000", offer));
  await expect.poll(() => asked("/private/accept").length).toBe(1);
  expect(shown()).toMatchObject({ callId: "00000000", isHost: false });
});

it("keeps its own call when its name is lesser", async () => {
  await engine.callFriend(FRIEND, "voice");
  const mine = callId();
  onFrame(signal(MessageType.RTC_CALL_VOICE, "zzzzzzzz", offer));
  onFrame(signal(MessageType.RTC_ACCEPT, mine, { type: "answer", sdp: "yes" }));
  await phase("connecting");
  expect(callId()).toBe(mine);
});

it("rings for a call that began before the socket was there", async () => {
  const known = { callId: "call-early", uid: FRIEND, mode: "voice", isHost: false, isHere: false } as const;
  const times = { rungAt: 1, answeredAt: null, now: 2 };
  await engine.resumeCalls({ ...known, ...times, phase: "ringing", offer: JSON.stringify(offer) });
  expect(shown()?.phase).toBe("ringing");
  expect(engine.isInCall()).toBe(true);
});

it("changes what it sends only during a call, and knows the devices", async () => {
  await engine.flipCamera();
  await engine.shareScreen(true);
  engine.setLowData(true);
  expect(shown()).toBeNull();
  Object.defineProperty(globalThis, "HTMLMediaElement", { value: class {}, configurable: true });
  expect(await listDevices()).toMatchObject({ cameras: [{ id: "c" }], speakers: [] });
  expect(await chooseSpeaker({} as HTMLMediaElement, "s")).toBe(false);
});
