import { storyGraph } from "@4d/contract";
import { STARTERS } from "@4d/dialogue/starters";
import { describe, expect, it } from "vitest";
import { checkGraph } from "../checks/check-graph.ts";
import { compile } from "../ink/compile.ts";
import { toInk } from "../ink/to-ink.ts";
import { randomPlay } from "../play/random-play.ts";
import { pick, randomOf } from "../random.ts";
import { StoryRun } from "../run/story-run.ts";
import { STARTER_STORIES } from "./index.ts";

describe.each(STARTER_STORIES)("$title", ({ graph, places, title, tagline }) => {
  it("fits the contract, and passes every check without an issue", () => {
    expect(storyGraph.parse(graph)).toEqual(graph);
    expect(title.length).toBeLessThanOrEqual(20);
    expect(tagline.length).toBeLessThanOrEqual(40);
    expect(checkGraph(graph)).toEqual({ issues: [], sound: true, exact: true });
  });

  it("is long enough, ends in many ways, and is told by our characters", () => {
    expect(graph.nodes.length).toBeGreaterThanOrEqual(20);
    expect(graph.nodes.length).toBeLessThanOrEqual(35);
    expect(graph.nodes.filter(({ ending }) => ending).length).toBeGreaterThanOrEqual(4);
    const names = new Map(STARTERS.map(({ key, name }) => [key, name]));
    for (const { key, name } of graph.cast) expect(names.get(key)).toBe(name);
    const speakers = new Set(graph.nodes.map(({ speaker }) => speaker));
    for (const { key } of graph.cast) expect(speakers.has(key)).toBe(true);
    expect(Object.keys(places).sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
  });

  it("lets every ending be found by chance, and none too easily", () => {
    const report = randomPlay(graph, { limitMs: 60_000 });
    expect(report.plays).toBe(500);
    expect(report.unseen).toEqual([]);
    expect([report.endless, report.deadEnds]).toEqual([0, []]);
    for (const { share } of report.endings) {
      expect(share).toBeGreaterThan(0.001);
      expect(share).toBeLessThan(0.5);
    }
    expect(report.averageLength).toBeGreaterThan(5);
  });

  it("compiles to ink and reaches an end there too, 500 times", () => {
    const ink = compile(toInk(graph));
    if (ink.kind === "refused") throw new Error(ink.refusal.en);
    const run = new StoryRun(ink.json);
    const random = randomOf(title);
    const found = new Set<string>();
    for (let play = 0; play < 500; play += 1) {
      for (let choice = pick(random, run.scene.choices); choice; choice = pick(random, run.scene.choices))
        run.choose(choice.index);
      expect(run.scene.state).toBe("ending");
      found.add(run.scene.ending);
      run.rewind(0);
    }
    expect(found.size).toBe(graph.nodes.filter(({ ending }) => ending).length);
  });
});
