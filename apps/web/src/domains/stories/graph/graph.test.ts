import type { StoryGraph } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { choiceTo, linkNodes, shiftChoice } from "./edit-choices.ts";
import { addNode, changeNode, emptyNode, freeSpotBelow, removeNode } from "./edit-nodes.ts";
import { addVariable, countUses, removeVariable, variableOf } from "./edit-variables.ts";
import { graphOf, mergeParts, partsOf } from "./graph-parts.ts";
import { historyOf, pushed, redone, undone } from "./undo-history.ts";

const empty: StoryGraph = { start: "", cast: [], variables: [], nodes: [] };
const two = [emptyNode("a", { x: 0, y: 0 }), emptyNode("b", { x: 0, y: 140 })].reduce(
  (graph, node) => addNode(node)(graph),
  empty,
);

describe("changing a graph", () => {
  it("opens in its first node, and in another once that is gone", () => {
    expect(two.start).toBe("a");
    expect(removeNode("a")(two)).toMatchObject({ start: "b", nodes: [{ id: "b" }] });
  });

  it("leads on by a choice without a target before it adds one", () => {
    const open = changeNode("a", { choices: [choiceTo("", "走")] })(two);
    expect(linkNodes("a", "b")(open).nodes[0]?.choices).toEqual([choiceTo("b", "走")]);
    expect(linkNodes("a", "b")(two).nodes[0]?.choices).toEqual([choiceTo("b")]);
  });

  it("leaves choices open that led to a node that is gone", () => {
    const linked = linkNodes("a", "b")(two);
    expect(removeNode("b")(linked).nodes[0]?.choices[0]?.target).toBe("");
  });

  it("moves a choice and never out of its list", () => {
    const three = changeNode("a", { choices: [choiceTo("b", "1"), choiceTo("b", "2")] })(two);
    const texts = (graph: StoryGraph) => graph.nodes[0]?.choices.map(({ text }) => text);
    expect(texts(shiftChoice("a", 0, 1)(three))).toEqual(["2", "1"]);
    expect(texts(shiftChoice("a", 0, -1)(three))).toEqual(["1", "2"]);
    expect(texts(shiftChoice("a", 1, 1)(three))).toEqual(["1", "2"]);
  });

  it("forgets conditions of a variable with it", () => {
    const asked = changeNode("a", {
      choices: [{ ...choiceTo("b"), conditions: [{ variable: "v", op: "gt", value: 1 }] }],
    })(addVariable(variableOf("v", "勇气", "number"))(two));
    expect(countUses(asked, "v")).toBe(1);
    expect(removeVariable("v")(asked).nodes[0]?.choices[0]?.conditions).toEqual([]);
  });

  it("puts what follows under what it follows, beside what is there already", () => {
    const spot = freeSpotBelow(two, { x: 0, y: 0 });
    expect(spot).toEqual({ x: 200, y: 140 });
  });
});

describe("undo", () => {
  it("goes back and forth, and joins strokes of one kind", () => {
    let history = historyOf("");
    history = pushed(history, "a", "text", 0);
    history = pushed(history, "ab", "text", 500);
    history = pushed(history, "ab!", "", 600);
    expect(undone(history).now).toBe("ab");
    expect(undone(undone(history)).now).toBe("");
    expect(redone(undone(history)).now).toBe("ab!");
    expect(undone(undone(undone(history))).now).toBe("");
  });

  it("goes back two hundred steps, and keeps no more of them", () => {
    let history = historyOf(0);
    for (let step = 1; step <= 250; step += 1) history = pushed(history, step);
    expect(history.past).toHaveLength(200);
    for (let step = 249; step >= 50; step -= 1) {
      history = undone(history);
      expect(history.now).toBe(step);
    }
    expect(undone(history)).toBe(history);
    for (let step = 51; step <= 250; step += 1) history = redone(history);
    expect([history.now, history.past.length, history.future.length]).toEqual([250, 200, 0]);
  });

  it("forgets what was undone once something else is written", () => {
    const history = pushed(undone(pushed(historyOf("a"), "b")), "c");
    expect(redone(history).now).toBe("c");
  });
});

describe("two who write in one story", () => {
  it("comes apart and together again", () => {
    expect(graphOf(partsOf(two))).toEqual(two);
  });

  it("takes both one's new nodes and asks about a node both wrote in", () => {
    const mine = addNode(emptyNode("c", { x: 1, y: 1 }))(changeNode("a", { text: "雾" })(two));
    const theirs = addNode(emptyNode("d", { x: 2, y: 2 }))(changeNode("a", { text: "雨", x: 9 })(two));
    const { merged, clashes } = mergeParts(partsOf(two), partsOf(mine), partsOf(theirs));
    expect(clashes).toEqual(["node:a"]);
    expect(new Set(graphOf(merged).nodes.map(({ id }) => id))).toEqual(new Set(["a", "b", "c", "d"]));
    expect(graphOf(merged).nodes.find(({ id }) => id === "a")).toMatchObject({ text: "雾", x: 9 });
  });

  it("asks where one took a node away that the other wrote in", () => {
    const { clashes, merged } = mergeParts(
      partsOf(two),
      partsOf(removeNode("b")(two)),
      partsOf(changeNode("b", { text: "还在" })(two)),
    );
    expect(clashes).toEqual(["node:b"]);
    expect(graphOf(merged).nodes.map(({ id }) => id)).toEqual(["a"]);
  });
});
