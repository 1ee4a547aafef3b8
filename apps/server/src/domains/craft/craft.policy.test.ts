import { expect, it } from "vitest";
import { mayCombine, mayEndRace, mayJoinRace } from "./craft.policy.ts";

type Member = NonNullable<Parameters<typeof mayJoinRace>[0]>;
const group = { name: "", dissolved: false, banned: false, muteAll: false, memberCount: 3 };
const member = (more: Partial<Member> = {}): Member => ({
  groupId: 1,
  userId: 2,
  role: "member",
  quit: false,
  joinedAfterId: 0,
  quitAtId: null,
  earlier: [],
  mutedUntil: 0,
  nickName: "",
  group,
  ...more,
});

it("puts together only what somebody has, the same twice included", () => {
  const owned = new Map([
    [1, "fire"],
    [2, "water"],
  ]);
  expect(mayCombine(owned, [1, 2])).toBeNull();
  expect(mayCombine(owned, [1, 1])).toBeNull();
  expect(mayCombine(owned, [1, 3])?.en).not.toBeUndefined();
  expect(mayCombine(owned, [3, 1])).not.toBeNull();
});

it("shows a race to a group's members of now, and nothing of it to outsiders", () => {
  expect(mayJoinRace(member())).toBeNull();
  expect(mayJoinRace(null)?.kind).toBe("notFound");
  expect(mayJoinRace(member({ quit: true }))?.kind).toBe("forbidden");
  expect(mayJoinRace(member({ group: { ...group, dissolved: true } }))?.kind).toBe("forbidden");
  expect(mayJoinRace(member({ group: { ...group, banned: true } }))?.kind).toBe("forbidden");
});

it("is ended by who started it and by managers", () => {
  expect(mayEndRace(2, member())).toBe(true);
  expect(mayEndRace(3, member())).toBe(false);
  expect(mayEndRace(3, member({ role: "admin" }))).toBe(true);
  expect(mayEndRace(3, member({ role: "owner" }))).toBe(true);
});
