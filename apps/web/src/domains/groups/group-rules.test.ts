import { type Group, type GroupMember, UserType } from "@4d/contract";
import { describe, expect, it } from "vitest";
import {
  groupNameFrom,
  isMuted,
  mayInvite,
  mayManage,
  mayModerateMember,
  presentMembers,
  presentPeople,
  stillFriends,
} from "./group-rules.ts";

const group = (more: Partial<Group> = {}): Group => ({
  id: 7,
  name: "周末爬山小队",
  ownerId: 1,
  headImage: "",
  headImageThumb: "",
  notice: "",
  noticeAt: null,
  noticeRead: true,
  remarkNickName: "",
  showNickName: "苏木",
  showGroupName: "周末爬山小队",
  remarkGroupName: "",
  dissolve: false,
  quit: false,
  isBanned: false,
  reason: "",
  isDnd: false,
  role: "member",
  memberCount: 3,
  whoInvites: "all",
  joinApproval: false,
  searchable: false,
  muteAll: false,
  mutedUntil: 0,
  ...more,
});
const member = (userId: number, role: GroupMember["role"], more: Partial<GroupMember> = {}): GroupMember => ({
  userId,
  showNickName: `User ${userId}`,
  remarkNickName: "",
  headImage: "",
  quit: false,
  online: false,
  showGroupName: "",
  remarkGroupName: "",
  role,
  mutedUntil: 0,
  joinedAt: userId,
  ...more,
});

describe("what I may do in a group", () => {
  it("lets managers manage a live group only", () => {
    expect(mayManage(group())).toBe(false);
    expect(mayManage(group({ role: "admin" }))).toBe(true);
    expect(mayManage(group({ role: "owner", dissolve: true }))).toBe(false);
    expect(mayManage(group({ role: "admin", quit: true }))).toBe(false);
  });

  it("lets everybody invite, or managers only, depending on the setting", () => {
    expect(mayInvite(group())).toBe(true);
    expect(mayInvite(group({ whoInvites: "managers" }))).toBe(false);
    expect(mayInvite(group({ whoInvites: "managers", role: "admin" }))).toBe(true);
  });

  it("moderates lower ranks only", () => {
    expect(mayModerateMember(group({ role: "admin" }), member(2, "member"))).toBe(true);
    expect(mayModerateMember(group({ role: "admin" }), member(2, "admin"))).toBe(false);
    expect(mayModerateMember(group({ role: "owner" }), member(2, "admin"))).toBe(true);
    expect(mayModerateMember(group({ role: "owner" }), member(2, "member", { quit: true }))).toBe(false);
  });
});

it("reads mutes: 0 is none, null is for ever, others are a time", () => {
  expect([isMuted(0, 5), isMuted(null, 5), isMuted(6, 5), isMuted(4, 5)]).toEqual([false, true, true, false]);
});

it("orders members by rank, then by the time they joined, without those who left", () => {
  const people = [
    member(4, "member"),
    member(3, "member"),
    member(9, "admin"),
    member(8, "owner"),
    member(1, "member", { quit: true }),
  ];
  expect(presentMembers(people).map(({ userId }) => userId)).toEqual([8, 9, 3, 4]);
});

it("expects people to read, but not characters", () => {
  const character = member(5, "member", { type: UserType.CHARACTER });
  const people = presentPeople([character, member(4, "member"), member(8, "owner")]);
  expect(people.map(({ userId }) => userId)).toEqual([8, 4]);
});

it("makes a name from people's names", () => {
  expect(groupNameFrom(["苏木", "阿泽", "林晚"])).toBe("苏木、阿泽、林晚");
  expect(groupNameFrom(["一个很长很长的名字啊啊", "另一个也很长很长的名字", "短"])).toBe(
    "一个很长很长的名字啊啊",
  );
  expect(groupNameFrom(["x".repeat(30)])).toBe("x".repeat(20));
  expect(groupNameFrom([])).toBe("");
});

it("preselects people only if they are friends now", () => {
  const friends = [
    { id: 2, deleted: false },
    { id: 3, deleted: true },
  ];
  expect([...stillFriends(new Set([2]), [])]).toEqual([]);
  expect([...stillFriends(new Set([2, 3, Number.NaN]), friends)]).toEqual([2]);
});
