import { expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { STARTERS } from "../starters/index.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

/** What each starter says to the last line of a talk. */
function lastReplies(lines: readonly string[]): { text: string; rule: string }[] {
  return STARTERS.map(({ persona }, seed) => {
    const character = prepare(persona);
    const history: Line[] = [];
    let last = { text: "", rule: "" };
    for (const text of lines) {
      const answer = reply(character, { text, history, memories: [], seed, now: "2026-11-28T20:15" });
      history.push({ from: "user", text }, { from: "character", text: answer.text });
      last = { text: answer.text, rule: answer.source.rule };
    }
    return last;
  });
}

it.each([
  [["推荐部电影", "太老了"]],
  [["给我推荐个晚饭吧", "不想吃辣"]],
  [["recommend me a film", "not that one"]],
  [["what can i cook with eggs and potatoes", "my son doesn't eat eggs"]],
])("suggests something else where a suggestion is turned down: %s", (lines) => {
  for (const { rule } of lastReplies(lines)) expect(["intent", "example"]).toContain(rule);
});

it("leaves out what is not wanted", () => {
  for (const { text } of lastReplies(["what can i cook with eggs and potatoes", "i don't eat eggs"]))
    expect(text.toLowerCase()).not.toContain("egg");
});

it("takes the same words elsewhere for what they are", () => {
  const [first] = lastReplies(["我妈做了一桌菜", "不想吃辣"]);
  expect(first?.text).not.toMatch(/《/u);
});
