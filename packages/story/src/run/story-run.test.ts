import { describe, expect, it } from "vitest";
import { compile } from "../ink/compile.ts";
import { toInk } from "../ink/to-ink.ts";
import { StoryRefused } from "../refusal.ts";
import { flag, smallEnding, smallGraph, smallNode } from "../testing/small-graph.ts";
import { StoryRun } from "./story-run.ts";

function jsonOf(ink: string): string {
  const answer = compile(ink);
  if (answer.kind === "refused") throw new Error(answer.refusal.en);
  return answer.json;
}
function reasonOf(work: () => unknown): string {
  try {
    work();
    return "none";
  } catch (error) {
    return error instanceof StoryRefused ? error.refusal.reason : String(error);
  }
}

const graph = smallGraph(
  [
    smallNode("hall", [
      { target: "hall", text: "take", effects: [{ variable: "lamp", op: "set", value: true }] },
      "cellar",
    ]),
    smallNode("cellar", [
      "hall",
      { target: "gold", conditions: [{ variable: "lamp", op: "eq", value: true }] },
      "dark",
    ]),
    smallEnding("gold"),
    smallNode("dark", []),
  ],
  [flag("lamp")],
);
const json = jsonOf(toInk(graph));
const texts = (run: StoryRun) => run.scene.choices.map(({ text }) => text);

describe("StoryRun", () => {
  it("plays to an ending and remembers the path", () => {
    const run = new StoryRun(json);
    run.choose(0);
    run.choose(1);
    expect(texts(run)).toEqual(["to hall", "to gold", "to dark"]);
    expect(run.choose(1)).toMatchObject({ node: "gold", state: "ending", ending: "gold", choices: [] });
    expect(run.path.map(({ node, choice }) => `${node} ${choice}`)).toEqual([
      "hall 0",
      "hall 1",
      "cellar 1",
      "gold null",
    ]);
    expect(reasonOf(() => run.choose(0))).toBe("noSuchChoice");
  });

  it("goes back to any earlier place, with everything as it was", () => {
    const run = new StoryRun(json);
    run.choose(1);
    run.choose(0);
    run.choose(0);
    run.choose(1);
    expect(texts(run)).toContain("to gold");
    expect(run.rewind(1).node).toBe("cellar");
    expect(texts(run)).toEqual(["to hall", "to dark"]);
    expect(run.path).toHaveLength(2);
    run.choose(1);
    expect(run.scene).toMatchObject({ node: "dark", state: "over" });
    expect(run.rewindTo("hall").node).toBe("hall");
    expect(run.path).toHaveLength(1);
    expect(reasonOf(() => run.rewindTo("gold"))).toBe("noSuchStep");
    expect(reasonOf(() => run.rewind(1))).toBe("noSuchStep");
  });

  it("continues elsewhere from what was saved", () => {
    const run = new StoryRun(json, { from: "cellar", variables: { lamp: true, gone: 1 } });
    expect(texts(run)).toContain("to gold");
    run.choose(0);
    const saved = JSON.parse(JSON.stringify(run.save())) as ReturnType<StoryRun["save"]>;
    const other = StoryRun.restore(json, saved);
    expect(other.scene).toEqual(run.scene);
    other.choose(1);
    expect(texts(other)).toContain("to gold");
    expect(other.rewind(0).node).toBe("cellar");
    expect(texts(other)).toContain("to gold");
    expect(reasonOf(() => StoryRun.restore(json, { ...saved, state: "{}" }))).toBe("otherVersion");
    expect(reasonOf(() => StoryRun.restore(jsonOf("hello -> END"), saved))).toBe("noSuchNode");
  });

  it("says why a story cannot be played", () => {
    expect(reasonOf(() => new StoryRun("{"))).toBe("notCompiled");
    expect(reasonOf(() => new StoryRun(json, { from: "attic" }))).toBe("noSuchNode");
  });

  const quick = { sliceMs: 5, slices: 20 };
  it.each([
    ["a divert to itself", "-> a\n=== a\n-> a\n"],
    ["two that divert to each other", "-> a\n=== a\n-> b\n=== b\n-> a\n"],
    ["lines without end", "-> a\n=== a\nagain\n-> a\n"],
    ["a fallback choice to itself", "-> a\n=== a\n+ -> a\n"],
  ])("does not hang on %s", (_, ink) => {
    expect(reasonOf(() => new StoryRun(jsonOf(ink), quick))).toBe("endless");
  });

  it("survives a function that calls itself", () => {
    const ink = "{f(1)}\n-> END\n=== function f(x)\n~ return f(x + 1)\n";
    expect(["endless", "failed"]).toContain(reasonOf(() => new StoryRun(jsonOf(ink), quick)));
  });

  it("stays where it was when what follows never stops", () => {
    const run = new StoryRun(jsonOf("+ [in] -> a\n+ [out] -> END\n=== a\n-> a\n"), quick);
    expect(reasonOf(() => run.choose(0))).toBe("endless");
    expect(texts(run)).toEqual(["in", "out"]);
    expect(run.choose(1).state).toBe("over");
  });

  it("names the endings of ink from elsewhere by their knots, and knows them from text that runs out", () => {
    const ink = `+ [a] -> bad_end
+ [b] -> road
+ [c] -> road.short_cut
+ [d] -> lost
+ [e] Nothing.
=== bad_end
Dead. # sad
-> END
=== road
Long.
-> DONE
= short_cut
{true: Quick.}
-> END
=== lost
Lost.
`;
    const ends = [0, 1, 2, 3, 4].map((choice) => {
      const run = new StoryRun(jsonOf(ink));
      const { state, ending, text } = run.choose(choice);
      expect(run.rewind(0)).toMatchObject({ state: "going", ending: "" });
      return [state, ending, text];
    });
    expect(ends).toEqual([
      ["ending", "bad end", "Dead."],
      ["ending", "road", "Long."],
      ["ending", "short cut", "Quick."],
      ["over", "", "Lost."],
      ["over", "", "Nothing."],
    ]);
  });

  it.each([2, -1, 0.5, Number.NaN])("refuses choice %s, which is not there, and stays", (index) => {
    const run = new StoryRun(jsonOf("+ [a] -> END\n+ [b] -> END\n"));
    let refused: unknown;
    try {
      run.choose(index);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(StoryRefused);
    expect((refused as StoryRefused).refusal).toMatchObject({
      reason: "noSuchChoice",
      zh: `这里没有第 ${index + 1} 个选项`,
      en: `There is no choice ${index + 1} here`,
    });
    expect(run.choose(1).state).toBe("over");
  });

  it("plays ink from elsewhere: tags, text that runs out, functions it does not have", () => {
    const run = new StoryRun(jsonOf("# author: Mei\nHello {RANDOM(1, 1000)}.\n* [go] Gone. # sad\n"));
    expect(run.scene).toMatchObject({ node: null, tags: ["author: Mei"], state: "going" });
    const { text } = run.scene;
    expect(run.choose(0)).toMatchObject({ text: "Gone.", tags: ["sad"], state: "over" });
    expect(run.rewind(0).text).toBe(text);
    const external = "EXTERNAL pay(x)\n{pay(3)}\n-> END\n";
    expect(reasonOf(() => new StoryRun(jsonOf(external)))).toBe("external");
    const own = `${external}=== function pay(x)\n~ return x * 2\n`;
    expect(new StoryRun(jsonOf(own)).scene.text).toBe("6");
  });
});
