import { describe, expect, it } from "vitest";
import { calledName, fillMacros, fillNames, type MacroScene, unknownMacros } from "./macros.ts";

it("replaces macros by names, whatever their spelling", () => {
  const names = { user: "小满", char: "阿遥" };
  expect(fillNames("{{user}}见到{{ Char }},<BOT>问<user>", names)).toBe("小满见到阿遥,阿遥问小满");
  expect(fillNames("{{random:a,b}} {{users}} {user} <b>", names)).toBe("{{random:a,b}} {{users}} {user} <b>");
});

it("takes names as plain text", () => {
  const names = { user: "{{char}}", char: "$& $1 <script>" };
  expect(fillNames("{{user}}/{{char}}", names)).toBe("{{char}}/$& $1 <script>");
  expect(fillMacros("{{user}}/{{char}}", names)).toBe("{{char}}/$& $1 <script>");
});

it("uses a character's nickname if there is one", () => {
  expect(calledName({ name: "沈知遥", nickname: "阿遥" })).toBe("阿遥");
  expect(calledName({ name: "沈知遥", nickname: "" })).toBe("沈知遥");
});

describe("a macro", () => {
  const scene: MacroScene = {
    user: "小满",
    char: "阿遥",
    now: "2026-11-28T00:45",
    idleMs: 3 * 3_600_000,
    lastMessage: "灯亮着。",
    lastUserMessage: "亮吗",
    lastCharMessage: "灯亮着。",
    original: "原样",
  };
  const fill = (text: string, more: Partial<MacroScene> = {}) => fillMacros(text, { ...scene, ...more });

  it.each([
    ["{{USER}}和<BOT>，{{ char }}", "小满和阿遥，阿遥"],
    ["现在{{time}}，{{date}}，{{weekday}}", "现在00:45，2026年11月28日，星期六"],
    ["{{date}} {{weekday}}", "2026-11-28 Saturday"],
    ["离开{{idle_duration}}", "离开3小时"],
    ["{{lastMessage}}{{lastUserMessage}}{{lastCharMessage}}", "灯亮着。亮吗灯亮着。"],
    ["{{original}}！", "原样！"],
    ["a{{// 谁也不看, {{user}} }}b{{comment: x}}c{{hidden_key:灯}}", "abc"],
    ["{{reverse:Hello}} {{reverse:{{user}}}}", "olleH 满小"],
    ["{{random:甲\\,乙}}", "甲,乙"],
    ["{{random:{{user}},{{user}}}}", "小满"],
    ["{{getvar::心情}}{{setvar::a::b}}{{不知道}}好", "好"],
    ["{{roll:d1}} {{roll:1}} {{roll:2d1}}", "1 1 2"],
    ["{{user", "{{user"],
    ["}} {user} {{{user}}}", "}} {user} {小满}"],
  ])("%s gives %s", (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it("of chance is drawn anew for another seed, and {{pick}} is not", () => {
    const all = (text: string) => new Set(Array.from({ length: 60 }, (_, seed) => fill(text, { seed })));
    expect(all("{{random:甲,乙,丙}}")).toEqual(new Set(["甲", "乙", "丙"]));
    expect(all("{{random::甲, 一::乙}}")).toEqual(new Set(["甲, 一", "乙"]));
    expect(all("{{roll:d3}}")).toEqual(new Set(["1", "2", "3"]));
    expect(all("{{pick:甲,乙,丙}}").size).toBe(1);
    expect(fill("{{random:甲,乙}}")).toBe(fill("{{random:甲,乙}}"));
    const twice = Array.from({ length: 40 }, (_, seed) => fill("{{roll:6}}{{roll:6}}", { seed }));
    expect(twice.some(([a, b]) => a !== b)).toBe(true);
  });

  it("costs little however many braces there are", () => {
    const began = performance.now();
    fill("{{".repeat(50_000));
    fill(`${"{{random:a,".repeat(2000)}b${"}}".repeat(2000)}`);
    unknownMacros(`${"{{getvar ".repeat(20_000)}${"}}".repeat(20_000)}`);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it("that is not known is named", () => {
    expect(unknownMacros("{{user}} {{getvar::a}} {{random:a,b}} {{getvar::b}} {{// x}} {{Img::x}}")).toEqual([
      "getvar",
      "Img",
    ]);
  });

  it("that is not known is named, also as a block, inside of another and around others", () => {
    const text =
      "{{#if {{equal::{{getvar::x}}::1}}}}甲{{:else}}乙{{/if}}{{random::{{user}}::b}}{{setvar::{{char}}::{{user}}}}{{? 1+1}}{{//}}";
    expect(unknownMacros(text).sort()).toEqual(["#if", ":else", "?", "equal", "getvar", "setvar"]);
    expect(unknownMacros(`{{getvar ${"a".repeat(5000)}}}`)).toEqual(["getvar"]);
    expect(unknownMacros("{{getvar {{user}} }} {{不知道}}")).toEqual(["getvar", "不知道"]);
    expect(unknownMacros("{{open")).toEqual([]);
  });
});
