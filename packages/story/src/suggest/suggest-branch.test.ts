import { describe, expect, it } from "vitest";
import { STARTER_STORIES } from "../starters/index.ts";
import { smallGraph, smallNode } from "../testing/small-graph.ts";
import { EN } from "./phrases.en.ts";
import { ZH } from "./phrases.zh.ts";
import { suggestBranch } from "./suggest-branch.ts";

const english = smallGraph([smallNode("a", [], { text: "The letter lies on the table." })]);
const [node = smallNode("none", [])] = english.nodes;

describe("suggestBranch", () => {
  it("stays within its limits and leaves no slot unfilled, wherever it is asked", () => {
    for (const { graph } of STARTER_STORIES) {
      for (const node of graph.nodes) {
        for (const hint of ["", "她其实认识你", "下雨了。", "x".repeat(500)]) {
          const { label, scene, choices } = suggestBranch({ node, graph, hint });
          expect(label.length).toBeGreaterThan(0);
          expect(label.length).toBeLessThanOrEqual(8);
          expect(scene.length).toBeGreaterThan(30);
          expect(scene.length).toBeLessThanOrEqual(400);
          expect(choices.length).toBeGreaterThanOrEqual(2);
          expect(choices.length).toBeLessThanOrEqual(4);
          for (const { text } of choices) expect(text.length).toBeLessThanOrEqual(20);
          expect(`${label}${scene}${choices.map(({ text }) => text).join("")}`).not.toMatch(
            /\{|\}|undefined/u,
          );
        }
      }
    }
  });

  it("gives the same suggestion for the same input, and another for another seed", () => {
    const ask = (seed: string) => suggestBranch({ node, graph: english, seed });
    expect(ask("1")).toEqual(ask("1"));
    expect(new Set(["1", "2", "3", "4", "5", "6"].map((seed) => ask(seed).scene)).size).toBeGreaterThan(2);
  });

  it("goes by the text, and first of all by the author's hint", () => {
    const letter = EN.situations[1];
    const said = suggestBranch({ node, graph: english });
    expect(letter?.labels).toContain(said.label);
    const wished = suggestBranch({ node, graph: english, hint: "a fight breaks out!" });
    expect(EN.situations[0]?.labels).toContain(wished.label);
    expect(wished.scene).toContain("a fight breaks out.");
    expect(suggestBranch({ node, graph: english, hint: "门开了" }).scene).toMatch(/门开了/u);
  });

  it("lets a kind deed count where the story counts kindness", () => {
    const graph = {
      ...english,
      variables: [
        { id: "n", name: "coins", kind: "number" as const, start: 0 },
        { id: "t", name: "Trust", kind: "number" as const, start: 0 },
      ],
    };
    expect(suggestBranch({ node, graph }).choices.at(-1)).toEqual({
      text: EN.kindDeed,
      effects: [{ variable: "t", op: "add", value: 1 }],
    });
  });

  it("does not suggest what the story already contains, as long as there is something else", () => {
    const [first, second] = EN.situations[1]?.openings ?? [];
    const graph = smallGraph([node, smallNode("b", [], { text: first ?? "" })]);
    for (const seed of "abcdefgh") expect(suggestBranch({ node, graph, seed }).scene).toContain(second);
  });

  it("has phrases that fit the limits", () => {
    for (const [{ situations }, most, label] of [
      [ZH, 20, 8],
      [EN, 30, 12],
    ] as const) {
      for (const { labels, choices } of situations) {
        for (const one of labels) expect(one.length).toBeLessThanOrEqual(label);
        for (const one of choices) expect(one.length).toBeLessThanOrEqual(most);
        expect(choices.length).toBeGreaterThanOrEqual(4);
      }
    }
  });
});
