import { expect, it } from "vitest";
import { actsFor } from "./person-actions.ts";

it("offers what fits the relation", () => {
  expect(actsFor({ isFriend: true, isBlocked: false })).toEqual(["share", "report", "block", "remove"]);
  expect(actsFor({ isFriend: false, isBlocked: true })).toEqual(["share", "report", "unblock"]);
});
