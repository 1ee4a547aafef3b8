import { storyGraph } from "@4d/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkGraph } from "../checks/check-graph.ts";
import { importTwee } from "./import-twee.ts";

const taken = (source: string) => {
  const answer = importTwee(source);
  if (answer.kind === "refused") throw new Error(answer.refusal.en);
  return { ...answer, kinds: answer.warnings.map(({ kind }) => kind) };
};

const LIGHTHOUSE = `:: StoryTitle
The Lamp

:: StoryData
{ "ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "Harlowe", "start": "Stairs" }

:: UserScript [script]
alert("hello");

:: Door {"position":"100,100"}
It is locked.
[[Go back<-not this]]
[[Stairs]]

:: Stairs [dark \\[odd\\]] {"position":"0,0"}
One hundred and twenty-seven steps.

[[Climb->Lamp room]]
[[Turn back|Door]]
[[Down the well|Well]]

:: Lamp room
<b>Light.</b>
<!-- nobody -->
`;

describe("importTwee", () => {
  it("makes a graph of passages with only text and links", () => {
    const { title, graph, ink, kinds } = taken(LIGHTHOUSE);
    expect(title).toBe("The Lamp");
    expect(ink).toBeNull();
    expect(graph.start).toBe("n2");
    expect(graph.nodes.map(({ id, title, text }) => [id, title, text])).toEqual([
      ["n1", "Door", "It is locked."],
      ["n2", "Stairs", "One hundred and twenty-seven steps."],
      ["n3", "Lamp room", "Light."],
    ]);
    expect(graph.nodes[1]?.choices.map(({ text, target }) => [text, target])).toEqual([
      ["Climb", "n3"],
      ["Turn back", "n1"],
      ["Down the well", ""],
    ]);
    expect(graph.nodes[0]?.choices.map(({ text, target }) => [text, target])).toEqual([
      ["not this", ""],
      ["Stairs", "n2"],
    ]);
    expect(graph.nodes[2]).toMatchObject({ ending: true, endingName: "Lamp room" });
    expect(kinds.sort()).toEqual(["missing", "scripts"]);
  });

  it("makes ink of passages with more, with a map of them", () => {
    const { graph, ink } = taken(`${LIGHTHOUSE}(set: $lit to (random: 1, 3))(if: $lit is 1)[It burns.]`);
    expect(graph.nodes).toEqual([]);
    expect(ink?.source).toContain("VAR v_lit = 0");
    expect(ink?.map.map(({ id, targets, ends }) => [id, [...targets].sort(), ends])).toEqual([
      ["Door", ["Stairs"], false],
      ["Stairs", ["Door", "Lamp room"], false],
      ["Lamp room", [], true],
    ]);
  });

  it("leaves a graph of text and links where it is asked to", () => {
    const source =
      ":: Start\n<<set $a to 3>><<if $a > 2>>Yes<</if>>\n[[Run|$next]] [[Stay|Start][$a to 1]] [img[cat.png]]\n";
    const done = importTwee(source, { plain: true });
    if (done.kind === "refused") throw new Error(done.refusal.en);
    expect(done.ink).toBeNull();
    expect(done.graph.nodes[0]?.text).toBe("Yes");
    expect(done.graph.nodes[0]?.choices.map(({ target }) => target)).toEqual(["", "n1"]);
    expect(done.warnings.map(({ kind }) => kind).sort()).toEqual(["codeLinks", "onlyText", "pictures"]);
  });

  it("makes ink of more passages than a graph can have", () => {
    const source = Array.from({ length: 600 }, (_, at) => `:: p${at}\nx\n[[p${at + 1}]]\n`).join("");
    expect(taken(source).ink?.map).toHaveLength(600);
    expect(importTwee(source, { plain: true })).toMatchObject({ refusal: { reason: "tooMany" } });
  });

  it("makes several nodes of what is too much for one", () => {
    const links = Array.from({ length: 14 }, (_, at) => `[[选${at}->远]]`).join("");
    const { graph, kinds } = taken(`:: 开头\n${"雾很大。".repeat(1200)}${links}\n:: 远\n到了。\n`);
    expect(graph.nodes.map(({ choices }) => choices.length)).toEqual([1, 1, 6, 6, 4, 0]);
    expect(
      graph.nodes
        .slice(0, 3)
        .map(({ text }) => text)
        .join(""),
    ).toBe("雾很大。".repeat(1200));
    expect(kinds.sort()).toEqual(["guessedStart", "manyChoices", "split"]);
    expect(checkGraph(graph).issues).toEqual([]);
  });

  it("reads the headers of the specification", () => {
    const { graph } = taken(
      ':: A \\{B\\} \\[c\\] [tag] {"size":"100,100"}\r\nHi\r\n\\:: no header\r\n::Next\r\nx\r\n',
    );
    expect(graph.nodes.map(({ title, text }) => [title, text])).toEqual([
      ["A {B} [c]", "Hi\n:: no header"],
      ["Next", "x"],
    ]);
  });

  it.each([
    ["nothing", "", "notTwee"],
    ["a web page", "<html></html>", "notTwee"],
    ["titles only", ":: StoryTitle\nHello\n", "empty"],
    ["more than 2 MB", "x".repeat(2_000_001), "tooLarge"],
  ])("refuses %s with a reason", (_, source, reason) => {
    expect(importTwee(source)).toMatchObject({ kind: "refused", refusal: { reason } });
  });

  it.each([
    "[if x]\n",
    "<% if (x) { %>",
    "<%= (",
    "`",
    "(if: $x)[",
    "(link: 'x')[",
    "<<if $x>>",
    "<<link 'x'>>",
    "<<for _i to 0; true; _i++>>",
    "(for: each _x, 1, 2, 3)[",
    "$x's y",
    "|a>[",
    "((((",
    "''",
    "{x}",
    '"',
    "<<widget x>>",
    "[[a->b]]",
    "<script>",
    "[[",
    "]]",
    "<<",
    "<!--",
    "/%",
    "(a:",
    "(a:(b)",
    "<img ",
    "<<if <",
    "[img[",
    " ",
    "\t",
    "<b",
    "[[a|",
    "\\",
    "{",
    "::",
    "((",
    "[[a]][",
  ])("imports a megabyte of %s in good time", (part) => {
    const began = process.cpuUsage().user;
    importTwee(`:: Start\n${part.repeat(1_000_000 / part.length)}x`);
    importTwee(`:: ${part.repeat(1_000_000 / part.length)}\nx`);
    for (const format of ["Harlowe", "SugarCube", "Chapbook", "Snowman"])
      importTwee(`:: StoryData\n{"format":"${format}"}\n:: Start\n${part.repeat(200_000 / part.length)}x`);
    // processor time, in microseconds: other work on the machine does not count
    expect(process.cpuUsage().user - began).toBeLessThan(5_000_000);
  });

  it("makes a graph within the contract's limits from anything", () => {
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom(
        ":: ",
        "\n:: A\n",
        "\n:: B [x] {}\n",
        "[[A]]",
        "[[b->B]]",
        "[[",
        "]]",
        "|",
        "->",
        "(set: $a to 1)",
        "<<if>>",
        "\n",
        "长".repeat(700),
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const answer = importTwee(`:: Start\n${parts.join("")}`);
        if (answer.kind === "twee") expect(storyGraph.parse(answer.graph)).toEqual(answer.graph);
      }),
      { numRuns: 200 },
    );
  });
});
