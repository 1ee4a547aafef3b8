import { expect, it } from "vitest";
import {
  mayChangeMemory,
  mayChangeReply,
  mayReadPart,
  maySeePrompt,
  mayStopReply,
} from "./ai-chats.policy.ts";

const MINE = 1;
const OTHER = 2;
const alone = { user_id: MINE, group_id: 0 };
const inGroup = { user_id: MINE, group_id: 7 };
const membership = (role: "owner" | "admin" | "member", quit = false) => ({ role, quit });
const may = (...asked: Parameters<typeof mayChangeReply>) => [
  mayChangeReply(...asked),
  mayStopReply(...asked),
];

it("is changed and stopped by whom it was given to", () => {
  expect(may(alone, MINE, null)).toEqual([true, true]);
  expect(may(alone, OTHER, null)).toEqual([false, false]);
  expect(may(inGroup, MINE, membership("member"))).toEqual([true, true]);
});

it("is no longer theirs once they left the group", () => {
  expect(may(inGroup, MINE, membership("member", true))).toEqual([false, false]);
  expect(may(inGroup, MINE, null)).toEqual([false, false]);
});

it("is stopped by a group's managers, and between two alone by nobody else", () => {
  expect(may(inGroup, OTHER, membership("member"))).toEqual([false, false]);
  expect(may(inGroup, OTHER, membership("admin"))).toEqual([false, true]);
  expect(may(inGroup, OTHER, membership("owner"))).toEqual([false, true]);
  expect(may(inGroup, OTHER, membership("owner", true))).toEqual([false, false]);
  expect(may(alone, OTHER, membership("owner"))).toEqual([false, false]);
});

it("has its memories changed by whom they are about", () => {
  expect([MINE, OTHER].map((id) => mayChangeMemory({ user_id: MINE }, id))).toEqual([true, false]);
});

it("has its prompt seen by the person chatting, and in a group by nobody", () => {
  expect([MINE, OTHER].map((id) => maySeePrompt(alone, id))).toEqual([true, false]);
  expect(maySeePrompt(inGroup, MINE)).toBe(false);
});

it("has a hidden sheet read by its author alone, and the chat itself by the person", () => {
  const reads = (live_visibility: "private" | "link" | "public", viewer: number) =>
    (["description", "note", "history", "memory"] as const).map((kind) =>
      mayReadPart(kind, { owner_id: MINE, live_visibility }, viewer),
    );
  expect(reads("link", OTHER)).toEqual([false, false, true, true]);
  expect(reads("private", OTHER)).toEqual([false, false, true, true]);
  expect(reads("public", OTHER)).toEqual([true, true, true, true]);
  expect(reads("private", MINE)).toEqual([true, true, true, true]);
});
