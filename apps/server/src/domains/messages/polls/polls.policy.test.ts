import type { PollCard } from "@4d/contract";
import { expect, it } from "vitest";
import {
  mayChoose,
  mayClose,
  maySeeResults,
  maySeeVoters,
  mayStartPoll,
  mayVoteStill,
} from "./polls.policy.ts";

const poll: PollCard = {
  question: "Where?",
  options: ["hills", "sea", "home"],
  multiple: false,
  anonymous: false,
  closesAt: null,
};

it("asks with options that differ and a closing ahead", () => {
  expect(mayStartPoll(poll, 10)).toBeNull();
  expect(mayStartPoll({ ...poll, options: ["sea", "sea"] }, 10)?.kind).toBe("invalid");
  expect(mayStartPoll({ ...poll, closesAt: 11 }, 10)).toBeNull();
  expect(mayStartPoll({ ...poll, closesAt: 10 }, 10)?.kind).toBe("invalid");
});

it("takes one of the options, several where it lets one, or none", () => {
  const many = { ...poll, multiple: true };
  expect([[], [0], [2]].map((chosen) => mayChoose(poll, chosen))).toEqual([null, null, null]);
  expect(mayChoose(poll, [0, 1])?.kind).toBe("invalid");
  expect(mayChoose(many, [0, 1, 2])).toBeNull();
  for (const one of [poll, many]) expect(mayChoose(one, [3])?.kind).toBe("invalid");
  expect(mayChoose(many, [0, 3])?.kind).toBe("invalid");
});

it("is over once it is closed", () => {
  expect(mayVoteStill({ closedAt: null })).toBeNull();
  expect(mayVoteStill({ closedAt: 5 })?.kind).toBe("conflict");
});

it("is closed by its author and by managers", () => {
  expect(mayClose(1, { userId: 1, role: "member" })).toBe(true);
  expect(mayClose(1, { userId: 2, role: "member" })).toBe(false);
  expect(mayClose(1, { userId: 2, role: "admin" })).toBe(true);
  expect(mayClose(1, { userId: 2, role: "owner" })).toBe(true);
});

it("shows how it stands to members of now, and who chose what to nobody when it is anonymous", () => {
  expect(maySeeResults({ quit: false })).toBeNull();
  expect(maySeeResults({ quit: true })?.kind).toBe("forbidden");
  expect(maySeeVoters(poll)).toBeNull();
  expect(maySeeVoters({ ...poll, anonymous: true })?.kind).toBe("forbidden");
});
