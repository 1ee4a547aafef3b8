import { describe, expect, it } from "vitest";
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
    expect(Object.keys(map).sort()).toEqual(["", "harbour", "lighthouse", "road"]);
    expect(map[""]).toMatchObject({ text: "Fog. mood: grey", targets: ["harbour"] });
    expect(map.harbour).toMatchObject({ choices: 2, ends: false });
    expect([...(map.harbour?.targets ?? [])].sort()).toEqual(["lighthouse", "road"]);
    expect(map.road).toMatchObject({ ends: true, targets: ["lighthouse"] });
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

  it("does not take a ruler in a comment for depth", () => {
    expect(importInk(`// ${"-".repeat(80)}\n/* ${"* ".repeat(80)} */\nHello.\n-> END\n`).kind).toBe("ink");
  });
});
