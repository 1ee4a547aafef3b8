import { expect, it } from "vitest";
import { mayEdit, mayMeet } from "./characters.policy.ts";

const AUTHOR = 1;
const OTHER = 2;
const shown = { owner_id: AUTHOR, live_sheet: "{}", live_visibility: "public", status: "published" } as const;

it("is edited by its author alone", () => {
  expect([AUTHOR, OTHER].map((id) => mayEdit(shown, id))).toEqual([true, false]);
});

it("is met by everybody once it is published, by its author alone while it is private", () => {
  expect([AUTHOR, OTHER].map((id) => mayMeet(shown, id))).toEqual([true, true]);
  const hidden = { ...shown, live_visibility: "private" } as const;
  expect([AUTHOR, OTHER].map((id) => mayMeet(hidden, id))).toEqual([true, false]);
});

it("is met by nobody before it is published, or when it is banned", () => {
  expect([AUTHOR, OTHER].map((id) => mayMeet({ ...shown, live_sheet: null }, id))).toEqual([false, false]);
  expect([AUTHOR, OTHER].map((id) => mayMeet({ ...shown, status: "banned" }, id))).toEqual([false, false]);
});
