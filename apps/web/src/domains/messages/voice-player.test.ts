import type { Message } from "@4d/sync";
import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
memoryStorage();
/** What the device is speaking, and how often it was stopped. */
const said: string[] = [];
let silenced = 0;
vi.mock("../../platform/media/device-voice.ts", () => ({
  speakText: (text: string) => {
    said.push(text);
    return () => {
      silenced += 1;
    };
  },
}));
const { messagesArrived } = await import("./new-arrivals.ts");
const { countView } = await import("./open-chats.ts");
const { playVoice, voicePlayerStore } = await import("./voice-player.store.ts");
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

beforeEach(() => {
  callStore.setState({ call: null });
  said.length = 0;
  silenced = 0;
  voicePlayerStore.setState(atRest);
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
