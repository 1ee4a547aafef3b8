import type { CapsuleEntry } from "@4d/contract";
import { expect, it } from "vitest";
import { mergeEntries } from "./statement.store.ts";

const entry = (id: number): CapsuleEntry => ({
  id,
  kind: "checkIn",
  topic: "earned",
  params: {},
  cause: null,
  change: 5,
  balance: id,
  hold: null,
  time: id,
});
const ids = (entries: readonly CapsuleEntry[] | null) => entries?.map(({ id }) => id);

it("puts new entries before the loaded ones, without duplicates", () => {
  const before = [5, 4, 3, 2, 1].map(entry);
  expect(ids(mergeEntries([6, 5, 4].map(entry), before))).toEqual([6, 5, 4, 3, 2, 1]);
  expect(ids(mergeEntries([5, 4].map(entry), before))).toEqual([5, 4, 3, 2, 1]);
});

it("drops the loaded entries if the newest page does not reach them", () => {
  expect(mergeEntries([9, 8].map(entry), [5, 4].map(entry))).toBeNull();
  expect(mergeEntries([], [5].map(entry))).toBeNull();
});
