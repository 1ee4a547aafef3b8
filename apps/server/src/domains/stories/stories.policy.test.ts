import { expect, it } from "vitest";
import { mayBePosted, mayContinue, mayEdit, mayInspect, mayRead } from "./stories.policy.ts";

const AUTHOR = 1;
const OTHER = 2;
const story = {
  owner_id: AUTHOR,
  live_version: 1,
  live_visibility: "public",
  open_by_id: false,
  status: "published",
  removed_at: null,
} as const;
const read = (more: Partial<Parameters<typeof mayRead>[0]>) =>
  [AUTHOR, OTHER].map((id) => mayRead({ ...story, ...more }, { id, hasAccess: false }));

it("is edited by its author until it is removed", () => {
  expect([AUTHOR, OTHER].map((id) => mayEdit(story, id))).toEqual([true, false]);
  expect(mayEdit({ owner_id: AUTHOR, removed_at: 5 }, AUTHOR)).toBe(false);
});

it("is begun by everybody, or by its author alone when it is private", () => {
  expect(read({})).toEqual([true, true]);
  expect(read({ live_visibility: "private" })).toEqual([true, false]);
});

it("is begun by whoever has its link, and by its id where that was its link once", () => {
  expect(read({ live_visibility: "link" })).toEqual([true, false]);
  expect(mayRead({ ...story, live_visibility: "link" }, { id: OTHER, hasAccess: true })).toBe(true);
  expect(mayRead({ ...story, live_visibility: "private" }, { id: OTHER, hasAccess: true })).toBe(false);
  expect(read({ live_visibility: "link", open_by_id: true })).toEqual([true, true]);
  expect(read({ live_visibility: "private", open_by_id: true })).toEqual([true, false]);
});

it("is looked at by whoever decides about reports, unless it is private or not out", () => {
  const rights = [
    { roles: [], permissions: [] },
    { roles: ["admin"], permissions: [] },
    { roles: [], permissions: ["admin:reports"] },
    { roles: [], permissions: ["admin:settings"] },
  ];
  const looks = (more: Partial<Parameters<typeof mayInspect>[0]>) =>
    rights.map((right) => mayInspect({ ...story, ...more }, right));
  expect(looks({ live_visibility: "link" })).toEqual([false, true, true, false]);
  expect(looks({ live_visibility: "private" })).toEqual([false, false, false, false]);
  expect(looks({ live_version: 0 })).toEqual([false, false, false, false]);
});

it("is shown in a post while it is out and not private", () => {
  expect(mayBePosted({ ...story, live_visibility: "link" })).toBe(true);
  expect(mayBePosted({ ...story, live_visibility: "private" })).toBe(false);
  expect(mayBePosted({ ...story, removed_at: 5 })).toBe(false);
});

it("is begun by nobody before it is published, or once it is banned or removed", () => {
  expect(read({ live_version: 0 })).toEqual([false, false]);
  expect(read({ status: "banned" })).toEqual([false, false]);
  expect(read({ removed_at: 5 })).toEqual([false, false]);
});

it("goes on for who has begun, unless it is banned", () => {
  expect(mayContinue({ status: "removed" })).toBe(true);
  expect(mayContinue({ status: "banned" })).toBe(false);
});
