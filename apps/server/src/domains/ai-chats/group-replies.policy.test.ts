import { expect, it } from "vitest";
import { maySetMode, type ReplyDecisionFacts, shouldReplyInGroup } from "./group-replies.policy.ts";

const facts: ReplyDecisionFacts = {
  mentioned: false,
  othersMentioned: false,
  named: false,
  mode: "natural",
  talkativeness: 40,
  sinceItSpoke: 60_000,
  cooldownMs: 60_000,
  depth: 0,
  chance: 39,
};
const shouldReply = (more: Partial<ReplyDecisionFacts>) => shouldReplyInGroup({ ...facts, ...more });
const silent = { chance: 99 };

it("answers whenever it is mentioned, but never when it is off", () => {
  const mentioned = { mentioned: true, othersMentioned: true, sinceItSpoke: 0, ...silent };
  expect(shouldReply({ ...mentioned })).toBe(true);
  expect(shouldReply({ ...mentioned, mode: "mention" })).toBe(true);
  expect(shouldReply({ ...mentioned, mode: "off" })).toBe(false);
});

it("answers unasked in natural mode alone, as often as it likes to talk", () => {
  expect(shouldReply({})).toBe(true);
  expect(shouldReply({ chance: 40 })).toBe(false);
  expect(shouldReply({ mode: "mention" })).toBe(false);
  expect(shouldReply({ mode: "mention", named: true })).toBe(false);
  expect(shouldReply({ mode: "off" })).toBe(false);
});

it("answers to its name, unless somebody else was mentioned or it spoke a moment ago", () => {
  expect(shouldReply({ named: true, ...silent })).toBe(true);
  expect(shouldReply({ named: true, othersMentioned: true })).toBe(false);
  expect(shouldReply({ named: true, sinceItSpoke: 59_999 })).toBe(false);
});

it("answers other characters half as gladly, and never more than two after a person", () => {
  expect(shouldReply({ depth: 1, chance: 19 })).toBe(true);
  expect(shouldReply({ depth: 1, chance: 20 })).toBe(false);
  expect(shouldReply({ depth: 2, chance: 19 })).toBe(true);
  expect(shouldReply({ depth: 2, mentioned: true })).toBe(true);
  expect(shouldReply({ depth: 3, chance: 0 })).toBe(false);
  expect(shouldReply({ depth: 3, mentioned: true })).toBe(false);
});

it("is set by managers of now", () => {
  expect(maySetMode({ role: "owner", quit: false })).toBe(true);
  expect(maySetMode({ role: "admin", quit: false })).toBe(true);
  expect(maySetMode({ role: "member", quit: false })).toBe(false);
  expect(maySetMode({ role: "admin", quit: true })).toBe(false);
  expect(maySetMode(null)).toBe(false);
});
