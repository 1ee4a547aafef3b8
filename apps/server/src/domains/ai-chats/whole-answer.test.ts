import { expect, it } from "vitest";
import type { Words } from "../../platform/llm/llm.ts";
import { isDecline, wholeAnswer } from "./whole-answer.ts";

it.each([
  "I’m sorry, but I can’t assist with that request.",
  "As an AI language model, I have no lamp.",
  "很抱歉，我无法协助完成这个请求。",
  "作为一个人工智能语言模型，我不能回答。",
])("%j is a refusal", (text) => {
  expect(isDecline(text)).toBe(true);
});

it.each(["I’m sorry I’m late.", "抱歉，我来晚了。", "我是 AI。"])("%j may be said in character", (text) => {
  expect(isDecline(text)).toBe(false);
});

function words(text: string, full: boolean): Words {
  async function* deltas() {
    yield text;
  }
  return { deltas: deltas(), ended: Promise.resolve({ failure: undefined, full, tokens: 1 }) };
}

it("asks on only after half a sentence", async () => {
  const read = async (text: string) => {
    let asked = 0;
    const whole = wholeAnswer(words(text, true), async () => {
      asked += 1;
      return { kind: "done", model: "m", value: words("散了。", false) };
    });
    let said = "";
    for await (const piece of whole.deltas) said += piece;
    return [said, asked, whole.isTorn()];
  };
  expect(await read("灯亮着。")).toEqual(["灯亮着。", 0, false]);
  expect(await read("灯亮着。雾")).toEqual(["灯亮着。雾散了。", 1, false]);
});
