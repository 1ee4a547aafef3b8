import { describe, expect, it } from "vitest";
import { smallEnding, smallGraph, smallNode } from "../testing/small-graph.ts";
import { randomPlay } from "./random-play.ts";

const fork = smallGraph([
  smallNode("a", ["left", "right", "b"]),
  smallNode("b", ["left"]),
  smallEnding("left"),
  smallEnding("right"),
]);

describe("randomPlay", () => {
  it("reports shares of endings and choices, the same for the same seed", () => {
    const report = randomPlay(fork, { seed: "x" });
    expect(report.plays).toBe(500);
    const [left = { share: 0 }, right = { share: 0 }] = report.endings;
    expect(left.share + right.share).toBeCloseTo(1);
    expect(left.share).toBeGreaterThan(0.55);
    expect(left.share).toBeLessThan(0.78);
    const ofA = report.choices.filter(({ node }) => node === "a");
    expect(ofA).toHaveLength(3);
    expect(ofA.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(report.averageLength).toBeGreaterThan(1);
    expect(report.averageLength).toBeLessThan(2);
    expect(randomPlay(fork, { seed: "x" })).toEqual(report);
    expect(randomPlay(fork, { seed: "y" })).not.toEqual(report);
  });

  it("reports dead ends, endless plays and what no play reached", () => {
    const graph = smallGraph([
      smallNode("a", ["wall", "loop", ""]),
      smallNode("wall", []),
      smallNode("loop", ["loop"]),
      smallEnding("island"),
    ]);
    const report = randomPlay(graph, { longest: 20 });
    expect(report.endings).toEqual([{ node: "island", name: "island", share: 0 }]);
    expect(report.unseen).toEqual(["island"]);
    expect(report.deadEnds.map(({ node }) => node).sort()).toEqual(["a", "wall"]);
    expect(report.endless + report.deadEnds.reduce((sum, { plays }) => sum + plays, 0)).toBe(500);
  });

  it("stops when its time is over, and does nothing without a start", () => {
    let clock = 0;
    const now = () => {
      clock += 1;
      return clock;
    };
    expect(randomPlay(fork, { limitMs: 10, now }).plays).toBe(9);
    expect(randomPlay({ ...fork, start: "" }).plays).toBe(0);
  });
});
