import type { StoryGraph } from "@4d/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookup } from "../graph/lookup.ts";
import { openChoices, startState, stateAfter } from "../play/graph-play.ts";
import { StoryRun } from "../run/story-run.ts";
import { anyGraph, anyText } from "../testing/random-graph.ts";
import { compile } from "./compile.ts";
import { toInk } from "./to-ink.ts";

/** The story's JSON; fails the test on any message of ink. */
function compiled(graph: StoryGraph): string {
  const answer = compile(toInk(graph));
  expect(answer).toMatchObject({ kind: "compiled", warnings: [] });
  return answer.kind === "compiled" ? answer.json : "";
}

const single = (text: string): StoryGraph => ({
  start: "a",
  cast: [],
  variables: [{ id: "t", name: text, kind: "text", start: text }],
  nodes: [
    {
      id: "a",
      title: text,
      text,
      speaker: "",
      background: text,
      choices: [
        {
          text,
          target: "b",
          conditions: [{ variable: "t", op: "eq", value: text }],
          effects: [{ variable: "t", op: "set", value: text }],
        },
        { text: "no", target: "b", conditions: [{ variable: "t", op: "ne", value: text }], effects: [] },
      ],
      ending: false,
      endingName: "",
      x: 0,
      y: 0,
    },
    {
      id: "b",
      title: "",
      text,
      speaker: "",
      background: "",
      choices: [],
      ending: true,
      endingName: text,
      x: 0,
      y: 0,
    },
  ],
});

describe("toInk", () => {
  it("shows any text as it was written, wherever it is", () => {
    fc.assert(
      fc.property(anyText(120), (text) => {
        const run = new StoryRun(compiled(single(text)));
        expect(run.scene).toMatchObject({ text, title: text, background: text, choices: [{ text }] });
        expect(run.choose(0)).toMatchObject({ text, ending: text, state: "ending" });
      }),
      { numRuns: 80 },
    );
  });

  it.each(["INCLUDEelse", "VARious", "LIST", "TODO: x", "CONSTANT", "EXTERNALly"])(
    "keeps %s as text",
    (text) => {
      expect(new StoryRun(compiled(single(text))).scene.text).toBe(text);
    },
  );

  it("plays as the graph says, whatever the graph and the reader's choices", () => {
    fc.assert(
      fc.property(anyGraph(), fc.array(fc.nat(5), { maxLength: 8 }), (graph, draws) => {
        const of = lookup(graph);
        const run = new StoryRun(compiled(graph));
        let place = startState(of);
        for (const draw of [...draws, 0]) {
          const open = openChoices(of, place);
          const { node } = place;
          expect(run.scene).toMatchObject({
            node: node?.id ?? null,
            text: node?.text ?? "",
            title: node?.title ?? "",
            speaker: node?.speaker ?? "",
            background: node?.background ?? "",
            ending: node?.ending ? node.endingName : "",
          });
          expect(run.scene.choices.map(({ text }) => text)).toEqual(open.map(({ text }) => text));
          expect(run.scene.state === "ending").toBe(node?.ending ?? false);
          const choice = open[draw % Math.max(1, open.length)];
          if (choice === undefined) return;
          place = stateAfter(of, choice, place);
          run.choose(draw % open.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("reads like ink that people write", () => {
    const graph = single("门开了。“进来”,她说。");
    expect(toInk(graph)).toBe(
      [
        'VAR v_t = "门开了。“进来”,她说。"',
        "-> n_a",
        "",
        "=== n_a",
        "# id: a",
        "# title: 门开了。“进来”,她说。",
        "# background: 门开了。“进来”,她说。",
        "门开了。“进来”,她说。",
        '+ {v_t == "门开了。“进来”,她说。"} [门开了。“进来”,她说。]',
        '  ~ v_t = "门开了。“进来”,她说。"',
        "  -> n_b",
        '+ {v_t != "门开了。“进来”,她说。"} [no]',
        "  -> n_b",
        "+ -> END",
        "",
        "=== n_b",
        "# id: b",
        "# ending: 门开了。“进来”,她说。",
        "门开了。“进来”,她说。",
        "-> END",
        "",
      ].join("\n"),
    );
  });
});
