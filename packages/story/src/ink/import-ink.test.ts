import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { importInk } from "./import-ink.ts";

const INK = `VAR lamp = false
Fog. # mood: grey
-> harbour
=== harbour
The last ferry left.
* [Wait] -> lighthouse
* [Walk] -> road.start
=== road
= start
A long road.
{lamp: -> lighthouse}
-> END
=== lighthouse
~ lamp = true
A lamp.
-> DONE
`;

describe("importInk", () => {
  it("imports ink as text, with a map of its knots", () => {
    const answer = importInk(INK);
    expect(answer).toMatchObject({ kind: "ink", source: INK });
    if (answer.kind !== "ink") return;
    const map = Object.fromEntries(answer.map.nodes.map(({ id, ...node }) => [id, node]));
    expect(Object.keys(map).sort()).toEqual(["", "harbour", "lighthouse", "road", "road.start"]);
    expect(map[""]).toMatchObject({ text: "Fog. mood: grey", targets: ["harbour"] });
    expect(map.harbour).toMatchObject({ choices: 2, ends: false });
    expect([...(map.harbour?.targets ?? [])].sort()).toEqual(["lighthouse", "road.start"]);
    expect(map.road).toMatchObject({ text: "", ends: false, targets: ["road.start"] });
    expect(map["road.start"]).toMatchObject({ text: "A long road.", ends: true, targets: ["lighthouse"] });
    expect(map.lighthouse).toMatchObject({ ends: true });
  });

  it.each([
    ["nothing", " \n", "empty"],
    ["half a megabyte", "x\n".repeat(250_000), "tooLarge"],
    ["a divert to nowhere", "-> gone", "syntax"],
    ["another file", "hello\n INCLUDE /etc/passwd\n", "includes"],
    ["an endless line", "#".repeat(6000), "longLine"],
    ["brackets without end", "(".repeat(5000), "tooDeep"],
    ["braces over many lines", "{\n".repeat(5000), "tooDeep"],
    ["bullets without end", "* ".repeat(2000), "tooDeep"],
    ["minus without end", `VAR x = ${"-".repeat(4000)}1`, "tooDeep"],
  ])("refuses %s with a reason", (_, source, reason) => {
    expect(importInk(source)).toMatchObject({ kind: "refused", refusal: { reason } });
  });

  it("names the line of every error", () => {
    const answer = importInk("Hello.\n-> gone\n{x}\n-> END\n");
    if (answer.kind !== "refused") throw new Error("was accepted");
    expect(new Set(answer.problems.map(({ line }) => line))).toEqual(new Set([2, 3]));
    expect(answer.refusal.zh).toContain("ink 有错误");
  });

  it.each([
    ["-> gone", 1, "没有叫「gone」的段落", "no knot called “gone”"],
    ["Hi\n{lamp}", 2, "VAR lamp = 0", "VAR lamp = 0"],
    ["~ lamp = 3", 1, "变量「lamp」还没有定义", "“lamp” is not defined"],
    ["=== a\nHi\n=== a\nHi", 3, "有两段都叫「a」", "Two parts are called “a”"],
    ["VAR x = 1\nVAR x = 2", 2, "变量「x」定义了两次", "“x” is declared twice"],
    ["{x > 3: yes", 1, "补上「}」", "Add “}”"],
    ["* [Go -> a", 1, "补上「]」", "Add “]”"],
    ["~ temp x = (3", 1, "补上「)」", "Add “)”"],
    ["{a|b", 1, "花括号里写不完整", "in the braces is not complete"],
    ["VAR not = 3", 1, "「not」是 ink 自己的词", "“not” is a word of ink"],
    ["VAR x = \nHi", 1, "固定的初值", "fixed first value"],
    ["Hi -> -> END", 1, "「->」后面没有写去处", "Nothing follows “->”"],
    ["-> k\n=== k(x)\n{x}", 1, "参数个数不对", "number of arguments is wrong"],
    ["=== function f\n* [x] -> END", 2, "function 里不能有", "A function can’t have"],
    ["LIST l = a, a", 1, "有两个「a」", "has “a” twice"],
  ])("says of %j in both languages where it is wrong and how to mend it", (source, line, zh, en) => {
    const answer = importInk(source);
    if (answer.kind !== "refused") throw new Error("was accepted");
    expect(answer.problems[0]).toMatchObject({ line });
    expect(answer.refusal.zh).toContain(`第 ${line} 行:`);
    expect(answer.refusal.zh).toContain(zh);
    expect(answer.refusal.en).toContain(`Line ${line}: `);
    expect(answer.refusal.en).toContain(en);
  });

  it("explains a warning, and repeats the words of what is not known", () => {
    const answer = importInk("-> a\n=== a\nHi");
    if (answer.kind !== "ink") throw new Error("was refused");
    expect(answer.warnings[0]).toMatchObject({ line: 3 });
    expect(answer.warnings[0]?.en).toContain("-> END");
    expect(explain("Some new message").zh).toContain("Some new message");
  });

  it("does not take a ruler in a comment for depth", () => {
    expect(importInk(`// ${"-".repeat(80)}\n/* ${"* ".repeat(80)} */\nHello.\n-> END\n`).kind).toBe("ink");
  });
});
