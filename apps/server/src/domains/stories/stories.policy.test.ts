import { expect, it } from "vitest";
import { mayEdit, mayGoOn, mayRead } from "./stories.policy.ts";

const AUTHOR = 1;
const OTHER = 2;
const story = {
  owner_id: AUTHOR,
  live_version: 1,
  live_visibility: "public",
  status: "published",
  removed_at: null,
} as const;
const read = (more: Partial<Parameters<typeof mayRead>[0]>) =>
  [AUTHOR, OTHER].map((id) => mayRead({ ...story, ...more }, id));

it("is edited by its author until it is removed", () => {
  expect([AUTHOR, OTHER].map((id) => mayEdit(story, id))).toEqual([true, false]);
  expect(mayEdit({ owner_id: AUTHOR, removed_at: 5 }, AUTHOR)).toBe(false);
});

it("is begun by everybody, or by its author alone when it is private", () => {
  expect(read({})).toEqual([true, true]);
  expect(read({ live_visibility: "private" })).toEqual([true, false]);
});

it("is begun by nobody before it is published, or once it is banned or removed", () => {
  expect(read({ live_version: 0 })).toEqual([false, false]);
  expect(read({ status: "banned" })).toEqual([false, false]);
  expect(read({ removed_at: 5 })).toEqual([false, false]);
});

it("goes on for who has begun, unless it is banned", () => {
  expect(mayGoOn({ status: "removed" })).toBe(true);
  expect(mayGoOn({ status: "banned" })).toBe(false);
});
