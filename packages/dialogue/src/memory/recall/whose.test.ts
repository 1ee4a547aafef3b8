import { expect, it } from "vitest";
import { isSameOne } from "./whose.ts";

it.each([
  ["niece", "older brother's daughter"],
  ["mother-in-law", "wife's mother"],
  ["bird", "parrot"],
  ["sister", "younger sister"],
  ["spouse", "husband"],
  ["parents", "father"],
])("%s may be the %s", (asked, held) => {
  expect(isSameOne(asked, held)).toBe(true);
});

it.each([
  ["older brother", "younger brother"],
  ["cat", "older sister's cat"],
  ["son", "daughter"],
  ["mother", "mother-in-law"],
  ["niece", "daughter"],
])("%s is not the %s", (asked, held) => {
  expect(isSameOne(asked, held)).toBe(false);
});
