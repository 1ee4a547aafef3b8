import { expect, test } from "vitest";
import { thinIndex } from "./index-bar.tsx";

const ALPHABET = "☆ABCDEFGHIJKLMNOPQRSTUVWXYZ#".split("");
const shown = (rows: ReturnType<typeof thinIndex>) => rows.map(({ text }) => text).join("");
const present = (rows: ReturnType<typeof thinIndex>) => rows.findIndex(({ now }) => now);

test("shows all marks if they fit", () => {
  expect(shown(thinIndex(ALPHABET, 3, 28))).toBe(ALPHABET.join(""));
  expect(present(thinIndex(ALPHABET, 3, 28))).toBe(3);
});

test("shows dots between marks if they do not fit, but always the first and the last mark", () => {
  expect(shown(thinIndex(ALPHABET, 0, 16))).toBe("☆·D·H·L·O·S·W·#");
  expect(shown(thinIndex(ALPHABET, 0, 27)).length).toBe(27);
});

test("marks one row as the present one for each mark, and the last row for the last mark", () => {
  for (const room of [10, 11, 16, 27])
    for (const now of ALPHABET.keys()) {
      const rows = thinIndex(ALPHABET, now, room);
      expect(rows.filter((row) => row.now)).toHaveLength(1);
      expect(rows.length).toBeLessThanOrEqual(room);
    }
  expect(present(thinIndex(ALPHABET, 27, 16))).toBe(14);
});
