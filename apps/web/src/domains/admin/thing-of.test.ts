import { expect, it } from "vitest";
import { thingOf } from "./thing-of.ts";

const one = { kind: "report", subjectId: 7, decision: null, evidence: "{}" } as const;

it("leads to people, groups, posts and stories by their number", () => {
  expect(thingOf({ ...one, subject: "user" })).toEqual({ path: "/pages/common/user-info", id: 7 });
  expect(thingOf({ ...one, subject: "group" })).toEqual({ path: "/pages/mine/admin-group", id: 7 });
  expect(thingOf({ ...one, subject: "post" })).toEqual({ path: "/pages/square/post", id: 7 });
  expect(thingOf({ ...one, subject: "story" })).toEqual({ path: "/pages/story/story", id: 7 });
});

it("leads to a comment's post and a character's person, which only the evidence tells", () => {
  const evidence = JSON.stringify({ post: { id: 12 }, userId: 15 });
  expect(thingOf({ ...one, subject: "comment", evidence })).toEqual({ path: "/pages/square/post", id: 12 });
  expect(thingOf({ ...one, subject: "character", evidence })).toEqual({
    path: "/pages/common/user-info",
    id: 15,
  });
  expect(thingOf({ ...one, subject: "character" })).toBeNull();
  expect(thingOf({ ...one, subject: "comment", evidence: "no JSON" })).toBeNull();
});

it("leads nowhere where there is nothing to open", () => {
  expect(thingOf({ ...one, subject: "message" })).toBeNull();
  expect(thingOf({ ...one, subject: "post", decision: "hide" })).toBeNull();
  expect(thingOf({ ...one, subject: "post", kind: "appeal" })).toBeNull();
  expect(thingOf({ ...one, subject: "story", kind: "review" })).toBeNull();
  expect(thingOf({ ...one, subject: "story", kind: "review", decision: "approve" })).not.toBeNull();
  // A banned group is opened again there, whatever was decided.
  expect(thingOf({ ...one, subject: "group", kind: "appeal" })).not.toBeNull();
});
