import { expect, it } from "vitest";
import { parseScript } from "./parse-script.ts";

it("reads a script line by line; replies belong to the answer above them", () => {
  const script = parseScript(`
    ? 在吗 | #late
    = 在。你呢？
    + 好。
    - 也好。
    = 嗯。
    ! 今天好吗？
    ~ 这样啊。
    @ thanks
    = 不谢。
    @ deflections
    = 不知道。`);
  expect(script.examples[0]?.asks).toContain("夜深了");
  expect(script.examples[0]?.answers).toEqual(["在。你呢？", "嗯。"]);
  expect(script.examples[0]?.follows).toEqual([{ after: 0, yes: ["好。"], no: ["也好。"], any: [] }]);
  expect(script.initiatives[0]?.answers).toEqual(["今天好吗？"]);
  expect(script.smallTalk.thanks).toEqual(["不谢。"]);
  expect(script.deflections).toEqual(["不知道。"]);
});

it.each(["= 无处可放", "@ nothing", "? #nothing", "plain", "@ thanks\n+ no"])("refuses %s", (text) => {
  expect(() => parseScript(text)).toThrow();
});
