import { expect, it } from "vitest";
import { canReadRow, currentReadersOf, readWindowsOf } from "./read-windows.ts";

const back = {
  joinedAfterId: 60,
  quitAtId: null,
  earlier: [
    { from: 0, to: 10 },
    { from: 20, to: 30 },
  ],
};

it("whoever came back sees what was said while they were there, each time, and nothing of between", () => {
  const seen = [1, 10, 11, 20, 21, 30, 31, 60, 61, 1000].filter((id) => canReadRow(back, id));
  expect(seen).toEqual([1, 10, 21, 30, 61, 1000]);
  expect(readWindowsOf(back)).toEqual([...back.earlier, { from: 60, to: null }]);
});

it("… and once they left again, up to there", () => {
  const left = { ...back, quitAtId: 70 };
  expect([10, 15, 70, 71].map((id) => canReadRow(left, id))).toEqual([true, false, true, false]);
});

it("a row is read by those who are there now and were when it was written", () => {
  const window = (userId: number, from: number, to: number | null) => ({ room: 7, userId, from, to });
  const windows = [window(1, 0, 10), window(1, 20, null), window(2, 0, 15), window(3, 12, null)];
  const reading = [5, 13, 17, 21].map((id) => [...currentReadersOf(windows, id)]);
  expect(reading).toEqual([[1], [3], [3], [1, 3]]);
});
