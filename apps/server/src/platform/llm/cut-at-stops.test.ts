import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtStops } from "./cut-at-stops.ts";

const speakers = { self: "阿遥", others: ["Ann", "小林"] };

function cut(text: string, step = text.length || 1): string {
  const cutter = cutAtStops(speakers);
  let said = "";
  for (let at = 0; at < text.length; at += step) said += cutter.push(text.slice(at, at + step));
  return (said + cutter.end()).trim();
}

describe("an answer ends", () => {
  it.each([
    ["你好。<|im_end|>\n<|im_start|>user\n在吗", "你好。"],
    ["Hi.<|eot_id|>more", "Hi."],
    ["Hi.</s> User", "Hi."],
    ["Hi. [INST] next [/INST]", "Hi."],
    ["Hi.<end_of_turn>\n<start_of_turn>user\nyes", "Hi."],
    ["Hi.\n### Instruction: do", "Hi."],
    ["Hi.\nUser: yes", "Hi."],
    ["Hi.\nuser : yes", "Hi."],
    ["Hi.\n{{user}}: yes", "Hi."],
    ["Hi.\nAnn: I go out", "Hi."],
    ["你好。\n小林：走吧", "你好。"],
    ["你好。\n**小林：** 走吧", "你好。"],
    ["你好。\n\n阿遥：（推开窗）", "你好。"],
    ["<tool_call>{}</tool_call>", ""],
    ["Let me see.<tool_call>{}", "Let me see."],
  ])("%j", (text, said) => {
    expect(cut(text)).toBe(said);
  });

  it("with nothing when it begins with another's part or its own end", () => {
    expect(cut("Ann: hello\nthere")).toBe("");
    expect(cut("<|im_end|>\nHello")).toBe("");
    expect(cut("<|im_start|>user\nHello")).toBe("");
  });
});

describe("an answer begins after", () => {
  it.each([
    ["阿遥：你好", "你好"],
    ["**阿遥**: 你好", "你好"],
    ["<|im_start|>assistant\n你好", "你好"],
    ["<|start_header_id|>assistant<|end_header_id|>\n\n阿遥: 你好", "你好"],
    ["<start_of_turn>model\n你好", "你好"],
    ["### Response:\nHello", "Hello"],
    ["<s>models are fine", "models are fine"],
  ])("%j", (text, said) => {
    expect(cut(text)).toBe(said);
  });
});

it.each([
  "I met Ann: she waved.",
  "Annabel: no, Ann is fine.\nAnn is here",
  "a < b and [INSIDE] </span>",
  "第一行\n小林走了。",
  "users: three",
])("leaves %j alone", (text) => {
  expect(cut(text)).toBe(text);
});

it("ends alike wherever the answer is cut", () => {
  const part = fc.constantFrom(
    ...[
      "<|im_",
      "end|>",
      "<|im_start|>",
      "assistant",
      "\n",
      "Ann",
      ":",
      "：",
      "阿遥",
      " ",
      "**",
      "</",
      "s>",
      "你好",
      "User",
      "[IN",
      "ST]",
    ],
  );
  for (const step of [1, 2, 9]) expect(cut("阿遥:**", step)).toBe("");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (parts, step) => {
      const text = parts.join("");
      expect(cut(text, step)).toBe(cut(text));
    }),
    { numRuns: 2000 },
  );
});

it("holds back no more than a stop that may be beginning", () => {
  const cutter = cutAtStops(speakers);
  expect(cutter.push("Hello <|im")).toBe("Hello ");
  expect(cutter.push("age|> x")).toBe("<|image|> x");
  expect(cutter.push("\nAn")).toBe("");
  expect(cutter.push("d then")).toBe("\nAnd then");
  expect(cutter.stopped).toBe(false);
  expect(cutter.push(".</s>never")).toBe(".");
  expect(cutter.push("never")).toBe("");
  expect(cutter.stopped).toBe(true);
});
