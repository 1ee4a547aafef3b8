import { storedUrl } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readVoiceAddress, spokenSeconds, voiceAddress } from "./voice-address.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("names an answer the same at all times, and nobody else can", async () => {
  const spoken = { turnId: 7, variant: 2 };
  const address = await voiceAddress(app.services, spoken);
  expect(address).toMatch(/^\/files\/voice\/7-2-[\w-]{22}\.wav$/);
  expect(storedUrl.safeParse(address).success).toBe(true);
  expect(await voiceAddress({ ...app.services }, spoken)).toBe(address);
  const name = address.slice("/files/voice/".length);
  expect(await readVoiceAddress(app.services, name)).toEqual(spoken);
  for (const wrong of [name.replace("7-2", "8-2"), name.replace("7-2", "7-1"), "7-2-x.wav", "", "../7-2.wav"])
    expect(await readVoiceAddress(app.services, wrong)).toBeUndefined();
});

it("takes longer for more words, pauses and slower voices", () => {
  const rate = { rate: 100 };
  expect(spokenSeconds("好", rate)).toBe(0.6);
  expect(spokenSeconds("今天的雾很大，灯一直亮着。", rate)).toBeCloseTo(2.4, 1);
  expect(spokenSeconds("今天的雾很大，灯一直亮着。", { rate: 50 })).toBeCloseTo(4.7, 1);
});
