import { expect, test } from "vitest";
import { thinIndex } from "./index-bar.tsx";

const ALPHABET = "☆ABCDEFGHIJKLMNOPQRSTUVWXYZ#".split("");
const shown = (rows: ReturnType<typeof thinIndex>) => rows.map(({ text }) => text).join("");
const present = (rows: ReturnType<typeof thinIndex>) => rows.findIndex(({ now }) => now);

test("all marks where they find room", () => {
  expect(shown(thinIndex(ALPHABET, 3, 28))).toBe(ALPHABET.join(""));
  expect(present(thinIndex(ALPHABET, 3, 28))).toBe(3);
});

test("dots for those between where they do not, the first and the last always there", () => {
  expect(shown(thinIndex(ALPHABET, 0, 16))).toBe("☆·D·H·L·O·S·W·#");
  expect(shown(thinIndex(ALPHABET, 0, 27)).length).toBe(27);
});

test("each mark is nearest to one row, the last to the last", () => {
  for (const room of [10, 11, 16, 27])
    for (const now of ALPHABET.keys()) {
      const rows = thinIndex(ALPHABET, now, room);
      expect(rows.filter((row) => row.now)).toHaveLength(1);
      expect(rows.length).toBeLessThanOrEqual(room);
    }
  expect(present(thinIndex(ALPHABET, 27, 16))).toBe(14);
});
