import { expect, it } from "vitest";
import { isOver, mayHandle } from "./images.policy.ts";

it("is handled by who asked for it, until it is forgotten", () => {
  expect(mayHandle({ user_id: 1 }, 1)).toBe(true);
  expect(mayHandle({ user_id: 1, forgotten_at: null }, 1)).toBe(true);
  expect(mayHandle({ user_id: 1, forgotten_at: 5 }, 1)).toBe(false);
  expect(mayHandle({ user_id: 1 }, 2)).toBe(false);
});

it("is over once it neither waits nor runs", () => {
  expect(["queued", "running", "done", "failed", "cancelled"].map((status) => isOver({ status }))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
