import { expect, it } from "vitest";
import { hasRoomFor, mayBegin } from "./files.policy.ts";

const FIVE_GIGABYTES = 5 * 1024 * 1024 * 1024;

it("keeps five gigabytes of one person, with what is on its way, to the last byte", () => {
  const usage = { stored: FIVE_GIGABYTES - 100, pending: 60, uploads: 1 };
  expect(hasRoomFor(usage, 40)).toBe(true);
  expect(hasRoomFor(usage, 41)).toBe(false);
  expect(hasRoomFor({ stored: 0, pending: 0, uploads: 0 }, FIVE_GIGABYTES)).toBe(true);
  expect(hasRoomFor({ stored: 0, pending: FIVE_GIGABYTES, uploads: 0 }, 1)).toBe(false);
});

it("lets one person have twenty uploads under way", () => {
  expect(mayBegin({ stored: 0, pending: 0, uploads: 19 })).toBe(true);
  expect(mayBegin({ stored: 0, pending: 0, uploads: 20 })).toBe(false);
});
