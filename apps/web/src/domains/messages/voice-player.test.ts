import type { Message } from "@4d/sync";
import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
memoryStorage();
/** What the device is speaking, and how often it was stopped. */
const said: string[] = [];
let silenced = 0;
let refuses = false;
vi.mock("../../platform/media/device-voice.ts", () => ({
  speakText: (text: string, _: unknown, onEnd: (wasRefused: boolean) => void) => {
    said.push(text);
    if (refuses) queueMicrotask(() => onEnd(true));
    return () => {
      silenced += 1;
    };
  },
}));
const { messagesArrived } = await import("./new-arrivals.ts");
const { countView } = await import("./open-chats.ts");
const { pauseVoice, playVoice, setVoiceByItself, stopVoice, voicePlayerStore } = await import(
  "./voice-player.store.ts"
);
const { deviceVoices } = await import("../../platform/media/device-voices.ts");
const { callStore } = await import("../calls/index.ts");

const spoken = (id: number, text: string): Message => ({
  chatId: "p:2",
  id,
  tmpId: null,
  sendId: 2,
  type: 7,
  content: JSON.stringify({
    text,
    url: "",
    duration: 2,
    voice: { kind: "device", voiceId: "", narrationId: "", pitch: 100, rate: 100 },
  }),
  status: 0,
  sendTime: id,
});
type Call = NonNullable<ReturnType<typeof callStore.getState>["call"]>;
const call = (phase: Call["phase"]) => callStore.setState({ call: { phase } as Call });
const atRest = voicePlayerStore.getState();

/** The element of all voices, in a browser that lets it play only while `mayPlay`. */
let mayPlay = true;
class FakeElement {
  paused = true;
  src = "";
  onplaying?: () => void;
  onpause?: () => void;
  load = () => undefined;
  removeAttribute = () => undefined;
  play(): Promise<void> {
    if (!mayPlay) return Promise.reject(new DOMException("", "NotAllowedError"));
    this.onplaying?.();
    return Promise.resolve();
  }
  pause(): void {
    this.onpause?.();
  }
}
vi.stubGlobal("Audio", FakeElement);
vi.mock("../../platform/media/file-cache.ts", () => ({
  cachedFile: () => Promise.resolve(new Blob(["mp3"])),
}));

const recorded = (id: number): Message => ({
  ...spoken(id, ""),
  type: 3,
  content: JSON.stringify({ url: "/files/a.mp3", duration: 2 }),
});

beforeEach(() => {
  mayPlay = true;
  refuses = false;
  callStore.setState({ call: null });
  said.length = 0;
  silenced = 0;
  voicePlayerStore.setState({ ...atRest, byItself: true });
});

it("the newest of a character's lines begins by itself in its open chat, and falls silent when it is left", () => {
  countView("p:2", 1);
  messagesArrived.emit([spoken(5, "雾来了。"), spoken(6, "坐吧。")]);
  expect(said).toEqual(["坐吧。"]);
  countView("p:2", -1);
  expect(silenced).toBe(1);
  messagesArrived.emit([spoken(7, "走了吗?")]);
  expect(said).toEqual(["坐吧。"]);
});

it("nothing begins by itself before the person has said so, which the first one they press asks", async () => {
  voicePlayerStore.setState({ byItself: null });
  countView("p:2", 1);
  messagesArrived.emit([spoken(20, "雾来了。")]);
  expect(said).toEqual([]);
  await playVoice(spoken(20, "雾来了。"));
  expect(voicePlayerStore.getState().asksAt).toBe("p:2/20");
  setVoiceByItself(true);
  expect(voicePlayerStore.getState().asksAt).toBeNull();
  messagesArrived.emit([spoken(21, "坐吧。")]);
  expect(said).toEqual(["雾来了。", "坐吧。"]);
  expect(localStorage.getItem("voice_by_itself")).toBe("on");
  countView("p:2", -1);
  stopVoice();
});

it("a human voice of the device speaks for a character whose author chose none", async () => {
  const synthesised = (voiceId: string) => ({
    ...spoken(22, ""),
    content: JSON.stringify({
      text: "灯亮着。",
      url: "/files/voice/1-0-a.wav",
      duration: 2,
      voice: { kind: "blip", voiceId, narrationId: "", pitch: 100, rate: 100 },
    }),
  });
  await playVoice(synthesised(""));
  expect(said).toEqual([]);
  deviceVoices.set([{ id: "tingting", name: "Tingting", lang: "zh-CN" }]);
  await playVoice({ ...synthesised("flute"), id: 23 });
  expect(said).toEqual([]);
  await playVoice({ ...synthesised(""), id: 24 });
  expect(said).toEqual(["灯亮着。"]);
  deviceVoices.set([]);
  stopVoice();
});

it("a call silences it, and nothing begins by itself while one rings or goes on", () => {
  countView("p:2", 1);
  void playVoice(spoken(8, "灯亮着。"));
  call("ringing");
  expect(silenced).toBe(1);
  expect(voicePlayerStore.getState().playing).toBe(false);
  messagesArrived.emit([spoken(9, "还在吗?")]);
  expect(said).toEqual(["灯亮着。"]);
  call("ended");
  messagesArrived.emit([spoken(10, "你回来啦。")]);
  expect(said).toEqual(["灯亮着。", "你回来啦。"]);
  countView("p:2", -1);
});

it("shows that a refused voice wants a touch, and plays it then", async () => {
  mayPlay = false;
  await playVoice(recorded(11));
  expect(voicePlayerStore.getState()).toMatchObject({ id: 11, playing: false, blocked: true, failed: false });
  mayPlay = true;
  await playVoice(recorded(11));
  expect(voicePlayerStore.getState()).toMatchObject({ id: 11, playing: true, blocked: false });
});

it("shows the same when it is refused on going on after a pause", async () => {
  await playVoice(recorded(12));
  pauseVoice();
  mayPlay = false;
  await playVoice(recorded(12));
  await vi.waitFor(() =>
    expect(voicePlayerStore.getState()).toMatchObject({ playing: false, blocked: true }),
  );
});

it("does not pretend that a device speaks which wants a touch first", async () => {
  refuses = true;
  await playVoice(spoken(13, "灯还亮着。"));
  await vi.waitFor(() =>
    expect(voicePlayerStore.getState()).toMatchObject({ playing: false, blocked: true }),
  );
});
