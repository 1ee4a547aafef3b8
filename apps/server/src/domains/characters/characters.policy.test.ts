import { expect, it } from "vitest";
import { mayAccess, mayBeShown, mayEdit, mayInspect } from "./characters.policy.ts";

const AUTHOR = 1;
const OTHER = 2;
const shown = {
  owner_id: AUTHOR,
  live_sheet: "{}",
  live_visibility: "public",
  open_by_id: false,
  status: "published",
} as const;
const viewers = [AUTHOR, OTHER].map((id) => ({ id, has: false }));
const met = (more: Partial<Parameters<typeof mayAccess>[0]>) =>
  viewers.map((viewer) => mayAccess({ ...shown, ...more }, viewer));

it("is edited by its author alone", () => {
  expect([AUTHOR, OTHER].map((id) => mayEdit(shown, id))).toEqual([true, false]);
});

it("is met by everybody once it is published, by its author alone while it is private", () => {
  expect(met({})).toEqual([true, true]);
  expect(met({ live_visibility: "private" })).toEqual([true, false]);
  expect(mayAccess({ ...shown, live_visibility: "private" }, { id: OTHER, has: true })).toBe(false);
});

it("is met by whoever has its link, and by its id where that was its link once", () => {
  expect(met({ live_visibility: "link" })).toEqual([true, false]);
  expect(mayAccess({ ...shown, live_visibility: "link" }, { id: OTHER, has: true })).toBe(true);
  expect(met({ live_visibility: "link", open_by_id: true })).toEqual([true, true]);
  expect(met({ live_visibility: "private", open_by_id: true })).toEqual([true, false]);
});

it("is met by nobody before it is published, or when it is banned", () => {
  expect(met({ live_sheet: null })).toEqual([false, false]);
  expect(met({ status: "banned" })).toEqual([false, false]);
});

const nobody = { roles: [], permissions: [] };

it("is looked at by whoever decides about reports, unless it is private or not out", () => {
  const rights = [
    nobody,
    { roles: ["admin"], permissions: [] },
    { roles: [], permissions: ["admin:reports"] },
    { roles: [], permissions: ["admin:settings"] },
  ];
  const looks = (more: Partial<Parameters<typeof mayInspect>[0]>) =>
    rights.map((right) => mayInspect({ ...shown, ...more }, right));
  expect(looks({ live_visibility: "link" })).toEqual([false, true, true, false]);
  expect(looks({ live_visibility: "private" })).toEqual([false, false, false, false]);
  expect(looks({ live_sheet: null })).toEqual([false, false, false, false]);
});

it("is shown in a post while it is out and not private", () => {
  expect(mayBeShown({ ...shown, live_visibility: "link" })).toBe(true);
  expect(mayBeShown({ ...shown, live_visibility: "private" })).toBe(false);
  expect(mayBeShown({ ...shown, status: "banned" })).toBe(false);
});
