import { expect, it } from "vitest";
import { speakText, spokenLang, spokenParts } from "./device-voice.ts";

it("separates speech from narration", () => {
  expect(spokenParts("（把灯罩扣好，回头）台阶一百二十七级。(笑)你数了吗？*nods*")).toEqual([
    { text: "把灯罩扣好，回头", narrated: true },
    { text: "台阶一百二十七级。", narrated: false },
    { text: "笑", narrated: true },
    { text: "你数了吗？", narrated: false },
    { text: "nods", narrated: true },
  ]);
});

it("derives the language of a text from its script", () => {
  expect(spokenLang("雾散了")).toBe("zh-CN");
  expect(spokenLang("the fog lifts")).toBe("en-US");
});

it("ends at once if the device cannot speak", async () => {
  const end = Promise.withResolvers<void>();
  speakText("雾散了", {}, end.resolve);
  await end.promise;
});
