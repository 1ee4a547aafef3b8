import { expect, it } from "vitest";
import { subjectRoute } from "./subject-route.ts";

const one = { kind: "report", subjectId: 7, decision: null, evidence: "{}" } as const;

it("leads to people, groups, posts and stories by their number", () => {
  expect(subjectRoute({ ...one, subject: "user" })).toEqual({ path: "/pages/common/user-info", id: 7 });
  expect(subjectRoute({ ...one, subject: "group" })).toEqual({ path: "/pages/mine/admin-group", id: 7 });
  expect(subjectRoute({ ...one, subject: "post" })).toEqual({ path: "/pages/square/post", id: 7 });
  expect(subjectRoute({ ...one, subject: "story" })).toEqual({ path: "/pages/story/story", id: 7 });
});

it("leads to a comment's post and a character's person, which only the evidence tells", () => {
  const evidence = JSON.stringify({ post: { id: 12 }, userId: 15 });
  expect(subjectRoute({ ...one, subject: "comment", evidence })).toEqual({
    path: "/pages/square/post",
    id: 12,
  });
  expect(subjectRoute({ ...one, subject: "character", evidence })).toEqual({
    path: "/pages/common/user-info",
    id: 15,
  });
  expect(subjectRoute({ ...one, subject: "character" })).toBeNull();
  expect(subjectRoute({ ...one, subject: "comment", evidence: "no JSON" })).toBeNull();
});

it("leads nowhere where there is nothing to open", () => {
  expect(subjectRoute({ ...one, subject: "message" })).toBeNull();
  expect(subjectRoute({ ...one, subject: "post", decision: "hide" })).toBeNull();
  expect(subjectRoute({ ...one, subject: "post", kind: "appeal" })).toBeNull();
  expect(subjectRoute({ ...one, subject: "story", kind: "review" })).toBeNull();
  expect(subjectRoute({ ...one, subject: "story", kind: "review", decision: "approve" })).not.toBeNull();
  // A ban is lifted there, whatever was decided.
  expect(subjectRoute({ ...one, subject: "group", kind: "appeal" })).not.toBeNull();
});
