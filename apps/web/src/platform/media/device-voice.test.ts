import { expect, it } from "vitest";
import { saidAloud, speak, spokenLang } from "./device-voice.ts";

it("says what is said, not what is done", () => {
  expect(saidAloud("（把灯罩扣好，回头）台阶一百二十七级。(笑)你数了吗？")).toBe(
    "台阶一百二十七级。 你数了吗？",
  );
});

it("knows the language of a text by its letters", () => {
  expect(spokenLang("雾散了")).toBe("zh-CN");
  expect(spokenLang("the fog lifts")).toBe("en-US");
});

it("ends at once where the device cannot speak", async () => {
  const end = Promise.withResolvers<void>();
  speak("雾散了", { lang: "zh-CN" }, end.resolve);
  await end.promise;
});
