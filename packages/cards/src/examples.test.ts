import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExampleConversation, readExamples, writeExamples } from "./examples.ts";

describe("examples", () => {
  it("are read as people write them", () => {
    const text =
      "{{char}}: 没有开头的也算。\r\n<START>\n*雾升起来*\n{{user}}：你怕黑吗?\n{{Char}}: 怕的是没有灯。\n所以我点灯。\n\n<start>\n<USER>: 再见\n<BOT>: 慢走\n";
    expect(readExamples(text)).toEqual([
      { opening: "", lines: [{ speaker: "char", text: "没有开头的也算。" }] },
      {
        opening: "*雾升起来*",
        lines: [
          { speaker: "user", text: "你怕黑吗?" },
          { speaker: "char", text: "怕的是没有灯。\n所以我点灯。" },
        ],
      },
      {
        opening: "",
        lines: [
          { speaker: "user", text: "再见" },
          { speaker: "char", text: "慢走" },
        ],
      },
    ]);
  });

  it("know the character by name where the name is given", () => {
    const text = "<START>\n{{user}}: 灯呢?\n阿遥:在这儿:别急。\n路人:我也在。";
    expect(readExamples(text, ["阿遥", "遥", ""])[0]?.lines).toEqual([
      { speaker: "user", text: "灯呢?" },
      { speaker: "char", text: "在这儿:别急。\n路人:我也在。" },
    ]);
  });

  const asked = [
    { speaker: "user", text: "你怕黑吗?" },
    { speaker: "char", text: "怕的是没有灯。" },
  ];

  it.each([
    ["on the line that begins a conversation", "<START> {{user}}: 你怕黑吗?\n{{char}}: 怕的是没有灯。"],
    ["behind blanks", "<START>\n  {{user}}: 你怕黑吗?\n\t{{char}}: 怕的是没有灯。"],
    ["all on one line", "<START> {{user}}: 你怕黑吗? {{char}}: 怕的是没有灯。"],
    ["with the user as You", "<START>\nYou: 你怕黑吗?\n阿遥: 怕的是没有灯。"],
    ["with a name that has a colon in it", "<START>\n{{user}}: 你怕黑吗?\n阿遥: 守塔人: 怕的是没有灯。"],
  ])("are read %s", (_, text) => {
    expect(readExamples(text, ["阿遥", "阿遥: 守塔人"])).toEqual([{ opening: "", lines: asked }]);
  });

  it("may all stand on one line, one after the other", () => {
    const text =
      "<START> {{user}}: 一 {{char}}: 甲 <START> {{user}}: 二 {{char}}: 乙 {{user}}: 三 {{char}}: 丙";
    expect(readExamples(text).map(({ lines }) => lines.map((line) => line.text))).toEqual([
      ["一", "甲"],
      ["二", "乙", "三", "丙"],
    ]);
  });

  it("leave names in a sentence where they are", () => {
    const text = "<START>\n{{user}}: 说吧\n{{char}}: 我对 {{user}}: 说过。\nYou: 也是一个词。";
    expect(readExamples(text)[0]?.lines[1]?.text).toBe("我对 {{user}}: 说过。\nYou: 也是一个词。");
    expect(readExamples("{{char}}: 我对 {{user}}: 说过。")[0]?.lines).toHaveLength(1);
  });

  it("may be absent", () => {
    expect(readExamples("")).toEqual([]);
    expect(readExamples("<START>\n\n<START>\n")).toEqual([]);
    expect(writeExamples([])).toBe("");
  });

  const mark = fc.constantFrom(
    "<START>",
    "{{user}}:",
    "{{char}}: ",
    "<BOT>:",
    "\u200b",
    "\n",
    "雾",
    "灯:",
    " {{char}}: ",
    " ",
  );
  const text = fc.array(fc.oneof(mark, fc.string({ maxLength: 4 })), { maxLength: 8 });
  /** As a text field returns it: trimmed, and with one kind of line end. */
  const shown = text.map((parts) => parts.join("").replaceAll(/\r\n?/gu, "\n").trim());
  const line = fc.record({ speaker: fc.constantFrom<"user" | "char">("user", "char"), text: shown });
  const exchange: fc.Arbitrary<ExampleConversation> = fc
    .record({ opening: shown, lines: fc.array(line, { maxLength: 4 }) })
    .filter(({ opening, lines }) => opening !== "" || lines.length > 0);

  it("written and read again are what they were, even when the text looks like marks", () => {
    fc.assert(
      fc.property(fc.array(exchange, { maxLength: 4 }), (all) => {
        expect(readExamples(writeExamples(all))).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });

  it("do not change any more after being read and written once", () => {
    fc.assert(
      fc.property(text, (parts) => {
        const once = writeExamples(readExamples(parts.join("")));
        expect(writeExamples(readExamples(once))).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
