import type { StoryGraph } from "@4d/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookup } from "../graph/lookup.ts";
import { randomPlay } from "../play/random-play.ts";
import { anyGraph } from "../testing/random-graph.ts";
import { count, flag, smallEnding, smallGraph, smallNode } from "../testing/small-graph.ts";
import { checkGraph } from "./check-graph.ts";
import { estimate } from "./estimate.ts";
import { explore } from "./explore.ts";

const found = (graph: StoryGraph, most?: number) =>
  checkGraph(graph, most).issues.map(({ kind, node, choice, variable }) =>
    [kind, node, choice, variable].filter((part) => part !== undefined).join(" "),
  );
const is = (variable: string, value: boolean | number | string) => ({ variable, op: "eq" as const, value });
const set = (variable: string, value: boolean | number | string) => ({ variable, op: "set" as const, value });
const add = (variable: string, value: number) => ({ variable, op: "add" as const, value });
const atLeast = (variable: string, value: number) => ({ variable, op: "gte" as const, value });

describe("checkGraph", () => {
  it("accepts a sound story", () => {
    const graph = smallGraph(
      [
        smallNode("a", ["b", { target: "c", effects: [set("key", true)] }]),
        smallNode("b", ["c", "a"]),
        smallNode("c", ["end", { target: "secret", conditions: [is("key", true)] }]),
        smallEnding("end"),
        smallEnding("secret"),
      ],
      [flag("key")],
    );
    expect(checkGraph(graph)).toEqual({ issues: [], sound: true, exact: true });
  });

  it("reports what is missing", () => {
    expect(found(smallGraph([]))).toEqual(["noNodes"]);
    expect(found({ ...smallGraph([smallEnding("a")]), start: "b" })).toEqual(["noStart"]);
    expect(found(smallGraph([smallNode("a", ["b", ""]), smallNode("b", [])]))).toEqual([
      "noEnding",
      "missingTarget a 1",
      "deadEnd b",
    ]);
    const odd = smallNode("a", [{ target: "z", text: " " }], { text: "\n", speaker: "who" });
    const end = smallNode("z", ["a"], { ending: true });
    expect(found(smallGraph([odd, end, { ...end }]))).toEqual([
      "emptyText a",
      "unknownSpeaker a",
      "emptyChoice a 0",
      "endingHasChoices z",
      "namelessEnding z",
      "sameId z",
      "endingHasChoices z",
      "namelessEnding z",
    ]);
  });

  it("finds what no path leads to, also when the path is closed", () => {
    const graph = smallGraph(
      [
        smallNode("a", [
          { target: "b", effects: [set("left", true)] },
          { target: "b", effects: [set("right", true)] },
        ]),
        smallNode("b", ["end", { target: "never", conditions: [is("left", true), is("right", true)] }]),
        smallEnding("end"),
        smallEnding("never"),
        smallEnding("island"),
      ],
      [flag("left"), flag("right")],
    );
    expect(found(graph)).toEqual(["neverShown b 1", "unreachable never", "unreachable island"]);
  });

  it("finds where no reader gets out, and where only some do", () => {
    const self = smallGraph([
      smallNode("a", ["loop", "end"]),
      smallNode("loop", ["loop"]),
      smallEnding("end"),
    ]);
    expect(found(self)).toEqual(["noExit loop"]);
    const ring = smallGraph([
      smallNode("a", ["b", "end"]),
      smallNode("b", ["c"]),
      smallNode("c", ["b"]),
      smallEnding("end"),
    ]);
    expect(found(ring)).toEqual(["noExit b"]);
    const locked = smallGraph(
      [
        smallNode("a", ["b", { target: "b", effects: [set("key", true)] }]),
        smallNode("b", ["b", { target: "end", conditions: [is("key", true)] }]),
        smallEnding("end"),
      ],
      [flag("key")],
    );
    expect(found(locked)).toEqual(["mayNotEnd b"]);
  });

  it("finds where no choice is left", () => {
    const graph = smallGraph(
      [
        smallNode("a", [
          { target: "end", conditions: [atLeast("coins", 2)] },
          { target: "b", conditions: [is("coins", 0)] },
        ]),
        smallNode("b", [{ target: "a", effects: [add("coins", 1)] }]),
        smallEnding("end"),
      ],
      [count("coins")],
    );
    expect(found(graph)).toEqual(["stuck a", "neverShown a 0", "unreachable end"]);
  });

  it("knows which variables are used", () => {
    const graph = smallGraph(
      [
        smallNode("a", [
          { target: "end", effects: [set("written", true), add("gone", 1)] },
          { target: "end", conditions: [{ variable: "coins", op: "gt", value: "two" }] },
          "end",
        ]),
        smallEnding("end"),
      ],
      [flag("written"), flag("idle"), count("coins")],
    );
    expect(found(graph)).toEqual([
      "undefinedVariable a 0 gone",
      "wrongKind a 1 coins",
      "unreadVariable written",
      "unusedVariable idle",
    ]);
  });

  it("reports endless counting where counting makes a difference, and then only what is certain", () => {
    const up = { target: "a", effects: [add("n", 1)] };
    const down = { target: "a", effects: [add("n", -1)] };
    const way = { target: "end", conditions: [is("n", 7)] };
    const graph = smallGraph(
      [
        smallNode("a", [up, down, way, { target: "no", conditions: [is("t", "y")] }]),
        smallEnding("end"),
        smallEnding("no"),
      ],
      [count("n"), { id: "t", name: "t", kind: "text", start: "x" }],
    );
    expect(checkGraph(graph).exact).toBe(false);
    expect(found(graph)).toEqual(["neverShown a 3", "unreachable no"]);
    const onlyUp = smallGraph(
      [smallNode("a", [up, { ...way, conditions: [atLeast("n", 7)] }]), smallEnding("end")],
      [count("n")],
    );
    expect(checkGraph(onlyUp)).toEqual({ issues: [], sound: true, exact: true });
  });

  it("agrees with random play, and its estimate with its full search", () => {
    fc.assert(
      fc.property(anyGraph(8), (graph) => {
        const of = lookup(graph);
        const ways = explore(of);
        const rough = estimate(of);
        const report = randomPlay(graph, { plays: 60, longest: 60 });
        const seen = graph.nodes.filter(({ id }) => !report.unseen.includes(id)).map(({ id }) => id);
        for (const id of seen) expect(rough.reached.has(id)).toBe(true);
        if (!ways.complete) return;
        for (const id of seen) expect(ways.reached.has(id)).toBe(true);
        for (const id of ways.reached) expect(rough.reached.has(id)).toBe(true);
        for (const key of ways.shown) expect(rough.shown.has(key)).toBe(true);
        for (const id of rough.trapped.keys()) {
          if (ways.reached.has(id)) expect(ways.trapped.get(id)).toBe("all");
        }
        if (ways.trapped.get(graph.start) === "all") expect(report.endless).toBe(report.plays);
        if (ways.trapped.size === 0 && ways.stuck.size === 0)
          expect(report.endless).toBeLessThan(report.plays);
      }),
      { numRuns: 150 },
    );
  });

  it("checks 500 nodes and 12 flags in good time", () => {
    const flags = Array.from({ length: 12 }, (_, at) => flag(`f${at}`));
    const nodes = Array.from({ length: 499 }, (_, at) =>
      smallNode(`n${at}`, [
        { target: at === 498 ? "end" : `n${at + 1}`, effects: [set(`f${at % 12}`, true)] },
        { target: at === 498 ? "end" : `n${at + 1}`, conditions: [is(`f${(at * 7) % 12}`, at % 3 === 0)] },
      ]),
    );
    const began = process.cpuUsage().user;
    expect(
      checkGraph(smallGraph([...nodes, smallEnding("end")], flags)).issues.every(
        ({ severity }) => severity === "warning",
      ),
    ).toBe(true);
    expect(process.cpuUsage().user - began).toBeLessThan(5_000_000);
  });
});
