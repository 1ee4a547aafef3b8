import { expect, it } from "vitest";
import { lineOf, type PromptPart, sentLine } from "../characters/index.ts";
import { fitPrompt } from "./fit-prompt.ts";

/** A letter is a token here, so that the sums are plain. */
const count = (text: string) => text.length;
const user = (text: string) => lineOf("user", "history", text);
const character = (text: string) => lineOf("assistant", "history", text);
const ten = "0123456789";
const history = [character("greeting"), user(ten), user(ten), character(ten), user(ten), character(ten)];
const last = [user(ten)];
const rules: PromptPart[] = [{ kind: "rules", text: ten }];
const fit = (window: number, system = rules) =>
  fitPrompt({ system, history, last }, { count, window, answer: 0 });
const contents = (window: number) => fit(window).lines.slice(1, -1);

it("leaves out nothing of a window with room", () => {
  expect(fit(1000)).toMatchObject({ leftOut: 0 });
  expect(contents(1000)).toEqual(history);
});

it("leaves out the oldest in whole exchanges", () => {
  // Each line of ten costs 18, system and question 36; a tenth is spare: 150 → 135 − 36 = 99 for five lines.
  expect(contents(150)).toEqual(history.slice(1));
  // One less, and the exchange with two questions goes whole.
  expect(contents(138)).toEqual(history.slice(4));
  expect(contents(60)).toEqual([]);
  expect(fit(60).leftOut).toBe(6);
});

it("reserves the answer", () => {
  const parts = { system: rules, history, last };
  expect(fitPrompt(parts, { count, window: 250, answer: 100 }).leftOut).toBeGreaterThan(0);
});

it("leaves out parts of a card larger than the window, the least needed first", () => {
  const kinds = ["rules", "name", "lore", "examples", "lore"] as const;
  const system = kinds.map((kind) => ({ kind, text: "x".repeat(100) }));
  const kindsIn = (window: number) => fit(window, system).lines[0]?.parts.map(({ kind }) => kind);
  expect(kindsIn(1000)).toEqual(kinds);
  expect(kindsIn(500)).toEqual(["rules", "name", "lore", "lore"]);
  expect(kindsIn(300)).toEqual(["rules", "name"]);
  const [first] = fit(300, system).lines;
  expect(first && sentLine(first).content).toHaveLength(202);
});
