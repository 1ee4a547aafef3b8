import { MEMORY_MAX } from "@4d/contract";
import { expect, it } from "vitest";
import { memoryText, sortMemories } from "./memory-rules.ts";

it("puts pinned memories first, then the newest (CHAR-4)", () => {
  const items = [
    { id: 1, pinned: false, updatedAt: 9 },
    { id: 2, pinned: true, updatedAt: 1 },
    { id: 3, pinned: false, updatedAt: 10 },
  ];
  expect(sortMemories(items).map(({ id }) => id)).toEqual([2, 3, 1]);
});

it("remembers what was said, not what was done, in at most two hundred letters", () => {
  expect(memoryText("（把灯罩扣好）外面是棉线雾。")).toBe("外面是棉线雾。");
  expect(memoryText("(只是点头)")).toBe("(只是点头)");
  expect(memoryText("雾".repeat(300))).toHaveLength(MEMORY_MAX);
});
