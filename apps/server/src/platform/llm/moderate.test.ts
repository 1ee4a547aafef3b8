import { expect, it } from "vitest";
import { readVerdict } from "./moderate.ts";

it.each([
  ["Safety: Safe\nCategories: None\nRefusal: No", "safe", []],
  [
    "Safety: Unsafe\nCategories: Violent, Non-violent Illegal Acts",
    "block",
    ["violent", "non-violent illegal acts"],
  ],
  [
    "Safety: Controversial\nCategories: Politically Sensitive Topics",
    "review",
    ["politically sensitive topics"],
  ],
  ["Safety: Unsafe\nCategories: Suicide & Self-Harm", "crisis", ["suicide & self-harm"]],
  ["Safety: Controversial\nCategories: Suicide & Self-Harm", "crisis", ["suicide & self-harm"]],
  ["\n\nsafe", "safe", []],
  ["unsafe\nS1,S11", "crisis", ["s1", "s11"]],
  ["unsafe\nS9", "block", ["s9"]],
])("reads %j", (answer, level, categories) => {
  expect(readVerdict(answer)).toEqual({ level, categories });
});

it.each(["I cannot judge that.", "", "It is not safe to say", "Safety: perhaps"])(
  "trusts no %j",
  (answer) => {
    expect(readVerdict(answer)).toBeUndefined();
  },
);
