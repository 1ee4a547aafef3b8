import { describe, expect, it } from "vitest";
import {
  mayChange,
  mayRemoveComment,
  maySee,
  maySeeComment,
  maySeeCreator,
  type PostFacts,
} from "./square.policy.ts";

const AUTHOR = 1;
const OTHER = 2;
const NOW = 100;
const post: PostFacts = {
  author_id: AUTHOR,
  status: "published",
  visibility: "public",
  is_banned: false,
  ban_until: null,
  friend: false,
  apart: false,
};
/** Whether its author, somebody else and a friend see a post. */
const seen = (more: Partial<PostFacts>) => [
  maySee({ ...post, ...more }, AUTHOR, NOW),
  maySee({ ...post, ...more }, OTHER, NOW),
  maySee({ ...post, ...more, friend: true }, OTHER, NOW),
];
const banned = { is_banned: true };

describe("a post", () => {
  it("is seen as its author chose", () => {
    expect(seen({})).toEqual([true, true, true]);
    expect(seen({ visibility: "friends" })).toEqual([true, false, true]);
    expect(seen({ visibility: "private" })).toEqual([true, false, false]);
  });

  it("is its author's alone until it is published, and between people who block each other", () => {
    for (const status of ["review", "rejected", "hidden"] as const)
      expect(seen({ status })).toEqual([true, false, false]);
    expect(seen({ apart: true })).toEqual([true, false, false]);
  });

  it("is gone while its author is banned, and back when the ban is over", () => {
    expect(seen(banned)).toEqual([true, false, false]);
    expect(seen({ ...banned, ban_until: NOW + 1 })).toEqual([true, false, false]);
    expect(seen({ ...banned, ban_until: NOW })).toEqual([true, true, true]);
    expect(seen({ is_banned: false, ban_until: NOW + 1 })).toEqual([true, true, true]);
  });

  it("is changed by its author alone", () => {
    expect([AUTHOR, OTHER].map((id) => mayChange(post, id))).toEqual([true, false]);
  });
});

describe("a comment", () => {
  const comment = { author_id: 3, status: "published" as const, apart: false };

  it("is removed by who wrote it and by whose post it stands under", () => {
    expect([3, AUTHOR, OTHER].map((id) => mayRemoveComment(comment, post, id))).toEqual([true, true, false]);
  });

  it("is its author's alone while it waits or was refused, and between people who block each other", () => {
    expect([3, OTHER].map((id) => maySeeComment(comment, id))).toEqual([true, true]);
    for (const status of ["review", "rejected", "hidden"] as const)
      expect([3, OTHER].map((id) => maySeeComment({ ...comment, status }, id))).toEqual([true, false]);
    expect([3, OTHER].map((id) => maySeeComment({ ...comment, apart: true }, id))).toEqual([true, false]);
  });
});

it("shows a creator to everybody but those they are apart from, and nobody while they are banned", () => {
  const person = { id: AUTHOR, is_banned: false, ban_until: null, apart: false };
  const met = (more: Partial<Parameters<typeof maySeeCreator>[0]>) =>
    [AUTHOR, OTHER].map((id) => maySeeCreator({ ...person, ...more }, id, NOW));
  expect(met({})).toEqual([true, true]);
  expect(met({ apart: true })).toEqual([true, false]);
  expect(met(banned)).toEqual([true, false]);
  expect(met({ ...banned, ban_until: NOW + 1 })).toEqual([true, false]);
  expect(met({ ...banned, ban_until: NOW })).toEqual([true, true]);
  expect(met({ ban_until: NOW + 1 })).toEqual([true, true]);
});
