import { expect, it } from "vitest";
import { personActions } from "./person-actions.ts";

it("offers the actions that fit the relation", () => {
  expect(personActions({ isFriend: true, isBlocked: false })).toEqual(["share", "report", "block", "remove"]);
  expect(personActions({ isFriend: false, isBlocked: true })).toEqual(["share", "report", "unblock"]);
});
