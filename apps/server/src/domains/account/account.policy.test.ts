import { expect, it } from "vitest";
import {
  EXPORT_FILES_MOST,
  EXPORT_GAP_MS,
  EXPORT_LEASE_MS,
  EXPORT_LIFE_MS,
  EXPORT_TRIES,
  GRACE_MS,
} from "./account.policy.ts";

const HOUR = 3_600_000;

it("leaves seven days to come back, and a copy for three, asked for once a day", () => {
  expect(GRACE_MS).toBe(7 * 24 * HOUR);
  expect(EXPORT_LIFE_MS).toBe(72 * HOUR);
  expect(EXPORT_GAP_MS).toBe(24 * HOUR);
});

it("gives whoever makes a copy a quarter of an hour, thrice, and a gigabyte of files", () => {
  expect(EXPORT_LEASE_MS).toBe(HOUR / 4);
  expect(EXPORT_TRIES).toBe(3);
  expect(EXPORT_FILES_MOST).toBe(1_073_741_824);
});
