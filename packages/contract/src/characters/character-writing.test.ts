import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { characterSheet } from "./character-sheet.ts";
import { ANSWER_TOKENS, characterWriting, MODEL_NAME_MAX, SAMPLERS } from "./character-writing.ts";
import { emptySheet } from "./empty-sheet.ts";

const accepts = (part: object) => z.safeParse(characterWriting, { model: "", ...part }).success;

describe("how a model writes a character", () => {
  it("says nothing by default, in a sheet that is valid", () => {
    expect(emptySheet.writing).toEqual({ model: "" });
    expect(z.safeParse(characterSheet, emptySheet).success).toBe(true);
  });

  it.each(Object.entries(SAMPLERS))("has limits for %s", (name, { least, most, step }) => {
    expect([least, most].map((value) => accepts({ [name]: value }))).toEqual([true, true]);
    expect([least - step, most + step, Number.NaN, "1"].map((value) => accepts({ [name]: value }))).toEqual([
      ...[false, false, false, false],
    ]);
  });

  it("draws from a whole number of words, and answers in one of tokens", () => {
    expect(accepts({ topK: 1.5 })).toBe(false);
    const { least, most } = ANSWER_TOKENS;
    const tokens = [least, most, least - 1, most + 1, 100.5];
    expect(tokens.map((answerTokens) => accepts({ answerTokens }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("names a model of a bounded length", () => {
    expect(accepts({ model: "m".repeat(MODEL_NAME_MAX) })).toBe(true);
    expect(accepts({ model: "m".repeat(MODEL_NAME_MAX + 1) })).toBe(false);
  });
});
