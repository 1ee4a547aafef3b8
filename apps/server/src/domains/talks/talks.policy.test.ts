import { expect, it } from "vitest";
import { mayChangeMemory, mayChangeTurn, mayStopTurn } from "./talks.policy.ts";

const MINE = 1;
const OTHER = 2;
const alone = { user_id: MINE, group_id: 0 };
const inGroup = { user_id: MINE, group_id: 7 };
const seat = (role: "owner" | "admin" | "member", quit = false) => ({ role, quit });
const may = (...asked: Parameters<typeof mayChangeTurn>) => [mayChangeTurn(...asked), mayStopTurn(...asked)];

it("is changed and stopped by whom it was given to", () => {
  expect(may(alone, MINE, null)).toEqual([true, true]);
  expect(may(alone, OTHER, null)).toEqual([false, false]);
  expect(may(inGroup, MINE, seat("member"))).toEqual([true, true]);
});

it("is no longer theirs once they left the group", () => {
  expect(may(inGroup, MINE, seat("member", true))).toEqual([false, false]);
  expect(may(inGroup, MINE, null)).toEqual([false, false]);
});

it("is stopped by a group's managers, and between two alone by nobody else", () => {
  expect(may(inGroup, OTHER, seat("member"))).toEqual([false, false]);
  expect(may(inGroup, OTHER, seat("admin"))).toEqual([false, true]);
  expect(may(inGroup, OTHER, seat("owner"))).toEqual([false, true]);
  expect(may(inGroup, OTHER, seat("owner", true))).toEqual([false, false]);
  expect(may(alone, OTHER, seat("owner"))).toEqual([false, false]);
});

it("has its memories changed by whom they are about", () => {
  expect([MINE, OTHER].map((id) => mayChangeMemory({ user_id: MINE }, id))).toEqual([true, false]);
});
