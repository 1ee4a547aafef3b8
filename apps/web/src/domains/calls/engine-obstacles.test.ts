import { type DownFrame, MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { dialogQueue, dismissDialog } from "../../platform/dialogs.ts";
import { watchSession } from "../../platform/session.ts";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { loadEngine } from "./calls.store.ts";
import { callStore } from "./index.ts";
import { onFrame } from "./startup.ts";
import { fakePage } from "./testing/fake-page.ts";

const ME = 1;
const FRIEND = 2;
const GROUP = 7;

fakePage(ME);
watchSession();
let server: Awaited<ReturnType<typeof fakeApi>>;
let engine: Awaited<ReturnType<typeof loadEngine>>;
const devices = navigator.mediaDevices;
const setDevices = (value: unknown) =>
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value });

beforeAll(async () => {
  server = await fakeApi(({ path }) => {
    if (path.startsWith("/api/system/config"))
      return { code: 200, data: { webrtc: { maxChannel: 9, iceServers: [] } } };
    return { code: 200, data: path.includes("/group/info") ? { isChating: false } : null };
  });
  engine = await loadEngine();
});
afterEach(async () => {
  await engine.endCall();
  engine.dismissCall();
  vi.unstubAllGlobals();
  setDevices(devices);
  server.seen.length = 0;
});
afterAll(() => server.close());

const shown = () => callStore.getState().call;
const asked = (part: string) => server.seen.filter(({ path }) => path.includes(part));
const ring: DownFrame = {
  cmd: 3,
  data: {
    type: MessageType.RTC_CALL_VOICE,
    sendId: FRIEND,
    recvId: ME,
    callId: "call",
    content: JSON.stringify({ type: "offer", sdp: "theirs", partyId: "p" }),
  },
};

describe.each([
  ["cannot connect", () => vi.stubGlobal("RTCPeerConnection", undefined)],
  ["has no devices, as without https", () => setDevices(undefined)],
])("a browser that %s", (_, lose) => {
  it("begins and joins no call, and rings nobody", async () => {
    lose();
    await engine.callFriend(FRIEND, "voice");
    await engine.callGroup(GROUP, [FRIEND], "video");
    await engine.joinGroupCall(GROUP, "voice");
    expect(shown()).toBeNull();
    expect(asked("/webrtc")).toEqual([]);
  });
});

it("shows a call it cannot answer, ignores that, and refuses it", async () => {
  vi.stubGlobal("RTCPeerConnection", undefined);
  onFrame(ring);
  await expect.poll(() => shown()?.phase).toBe("ringing");
  await engine.acceptCall();
  expect(shown()?.phase).toBe("ringing");
  await engine.endCall();
  expect(asked("/private/reject")).toHaveLength(1);
  expect(shown()).toMatchObject({ phase: "ended", ending: { result: "rejected" } });
});

describe("without a device", () => {
  /** A browser that refuses these devices. */
  const refuse = (...refused: ("audio" | "video")[]) =>
    setDevices({
      enumerateDevices: () => devices.enumerateDevices(),
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        if (refused.some((kind) => wanted[kind] !== undefined)) throw new DOMException("", "NotAllowedError");
        return devices.getUserMedia(wanted);
      },
    });
  /** Answers the question on screen. */
  async function answer(yes: boolean): Promise<void> {
    await expect.poll(() => dialogQueue.get().length).toBe(1);
    const [request] = dialogQueue.get();
    if (request?.kind !== "confirm") throw new Error("a question was expected");
    dismissDialog(request);
    request.done(yes);
  }

  it("asks before it rings, and rings nobody when told to stop", async () => {
    refuse("audio");
    const calling = engine.callFriend(FRIEND, "voice");
    await answer(false);
    await calling;
    expect(asked("/private/call")).toEqual([]);
    expect(shown()).toMatchObject({ phase: "ended", ending: { result: "cancelled" } });
  });

  it("calls without a microphone when told to", async () => {
    refuse("audio");
    const calling = engine.callFriend(FRIEND, "voice");
    await answer(true);
    await calling;
    expect(asked("/private/call")).toHaveLength(1);
  });

  it("makes a voice call of a video call without a camera", async () => {
    refuse("video");
    const calling = engine.callFriend(FRIEND, "video");
    await answer(true);
    await calling;
    expect(asked("/private/call")[0]?.path).toContain("mode=voice");
    expect(shown()).toMatchObject({ mode: "voice", phase: "calling" });
  });

  it("asks before it rings a group, but not before it joins one", async () => {
    refuse("audio");
    const calling = engine.callGroup(GROUP, [FRIEND], "voice");
    await answer(false);
    await calling;
    expect(asked("/group/setup")).toEqual([]);
    await engine.joinGroupCall(GROUP, "voice");
    expect(asked("/group/join")).toHaveLength(1);
  });
});
