import { expect, it } from "vitest";
import { tileColumns } from "./tile-columns.ts";

it("lays one to nine tiles out without more than one empty row's worth of room", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => tileColumns(count).upright)).toEqual([
    1, 1, 2, 2, 2, 2, 3, 3, 3,
  ]);
  for (let count = 1; count <= 9; count += 1)
    for (const columns of Object.values(tileColumns(count)))
      expect(Math.ceil(count / columns) * columns - count).toBeLessThan(columns);
});
