import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGraph } from "../testing/random-graph.ts";
import { smallEnding, smallGraph, smallNode } from "../testing/small-graph.ts";
import { layout } from "./layout.ts";
import { readerMap } from "./reader-map.ts";

const graph = smallGraph([
  smallNode("a", ["b", "c"]),
  smallNode("b", ["d", "a"]),
  smallNode("c", ["d", "end"]),
  smallNode("d", ["end", "secret"]),
  smallEnding("end"),
  smallEnding("secret"),
]);

describe("layout", () => {
  it("puts the opening on top and everything below what leads to it", () => {
    const { nodes } = layout(graph, { across: 100, below: 10 });
    const at = new Map(nodes.map(({ id, x, y }) => [id, [x, y]]));
    expect(at.get("a")).toEqual([0, 0]);
    expect([at.get("b"), at.get("c")]).toEqual([
      [-50, 10],
      [50, 10],
    ]);
    expect(at.get("d")).toEqual([0, 20]);
    expect(at.get("end")?.[1]).toBe(30);
  });

  it("never puts two nodes in one place, and preserves everything else", () => {
    fc.assert(
      fc.property(anyGraph(12), (any) => {
        const laidOut = layout(any);
        expect(new Set(laidOut.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(any.nodes.length);
        expect({ ...laidOut, nodes: laidOut.nodes.map((node) => ({ ...node, x: 0, y: 0 })) }).toEqual(any);
        expect(layout(any)).toEqual(laidOut);
      }),
      { numRuns: 100 },
    );
  });

  it("handles a chain and a web of 500", () => {
    const name = (at: number) => `n${at}`;
    const chain = Array.from({ length: 500 }, (_, at) => smallNode(name(at), [name((at + 1) % 500)]));
    expect(Math.max(...layout(smallGraph(chain)).nodes.map(({ y }) => y))).toBe(499 * 140);
    const web = Array.from({ length: 500 }, (_, at) =>
      smallNode(
        name(at),
        [1, 7, 31, 111, 200, 333].map((away) => name((at * 3 + away) % 500)),
      ),
    );
    expect(layout(smallGraph(web)).nodes).toHaveLength(500);
  });
});

describe("readerMap", () => {
  it("lifts the fog by one step and counts endings", () => {
    const map = readerMap({ graph, paths: [["a", "c", "end"]] });
    expect(map.nodes.map(({ id, seen, title }) => `${id} ${seen} ${title}`.trim())).toEqual([
      "a visited a",
      "b fog",
      "c visited c",
      "d fog",
      "end visited end",
    ]);
    expect(map.edges.filter(({ taken }) => taken).map(({ from, to }) => from + to)).toEqual(["ac", "cend"]);
    expect([map.endingsFound, map.endings]).toEqual([1, 2]);
  });

  it("reveals nothing that was not seen", () => {
    const received = JSON.stringify(readerMap({ graph, paths: [["a"]] }));
    for (const hidden of ["secret", "text of", '"end"', '"d"']) expect(received).not.toContain(hidden);
    expect(readerMap({ graph, paths: [] })).toMatchObject({
      nodes: [],
      edges: [],
      endingsFound: 0,
      endings: 2,
    });
    expect(readerMap({ graph, paths: [["gone", "a"]] }).nodes).toHaveLength(3);
  });

  it("adds up several paths", () => {
    const map = readerMap({
      graph,
      paths: [
        ["a", "b"],
        ["a", "c", "d", "secret"],
      ],
    });
    expect(map.nodes.filter(({ seen }) => seen === "visited")).toHaveLength(5);
    expect(map.endingsFound).toBe(1);
  });
});
