import { storedUrl } from "@4d/contract";
import { synthesiseWav, wavSeconds } from "@4d/voice-synth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readVoiceAddress, spokenSeconds, voiceAddress } from "./voice-address.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("names an answer the same at all times, and nobody else can", async () => {
  const spoken = { replyId: 7, variant: 2 };
  const address = await voiceAddress(app.services, spoken);
  expect(address).toMatch(/^\/files\/voice\/7-2-[\w-]{22}\.wav$/);
  expect(storedUrl.safeParse(address).success).toBe(true);
  expect(await voiceAddress({ ...app.services }, spoken)).toBe(address);
  const name = address.slice("/files/voice/".length);
  expect(await readVoiceAddress(app.services, name)).toEqual(spoken);
  for (const wrong of [name.replace("7-2", "8-2"), name.replace("7-2", "7-1"), "7-2-x.wav", "", "../7-2.wav"])
    expect(await readVoiceAddress(app.services, wrong)).toBeUndefined();
});

it("takes longer for more words, pauses and slower voices, and as long as it sounds", () => {
  const voice = { kind: "blip", voiceId: "radio", pitch: 100, rate: 100, narrationId: "" } as const;
  const seconds = (text: string, rate = 100) => spokenSeconds(text, { ...voice, rate });
  const text = "今天的雾很大，灯一直亮着。";
  expect(seconds("好")).toBeLessThan(seconds(text));
  expect(seconds(text)).toBeGreaterThan(seconds(text.replace("，", "")));
  expect(seconds(text, 50)).toBeGreaterThan(1.8 * seconds(text));
  expect(seconds(text)).toBe(wavSeconds(synthesiseWav(text, voice)));
});
