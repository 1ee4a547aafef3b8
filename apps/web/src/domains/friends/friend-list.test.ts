import type { Friend } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { currentFriends, isFriendNow, ONLINE_MARK, sectionsOf } from "./friend-list.ts";
import { searchFriends } from "./search-friends.ts";

function person(id: number, nickName: string, more: Partial<Friend> = {}): Friend {
  return {
    id,
    userName: `user${id}`,
    nickName,
    remark: "",
    labels: [],
    signature: "",
    headImage: "",
    headImageThumb: "",
    online: false,
    onlineWeb: false,
    onlineApp: false,
    lastSeenAt: null,
    isDnd: false,
    deleted: false,
    ...more,
  };
}
const friends = [
  person(1, "林晚"),
  person(2, "Kai", { remark: "后端小凯", labels: ["同事"] }),
  person(3, "妈妈"),
  person(4, "Mia"),
  person(5, "007"),
  person(6, "阿泽"),
  person(7, "Old", { deleted: true }),
];
const names = (found: readonly Friend[]) => found.map(({ nickName }) => nickName);

describe("sectionsOf", () => {
  it("puts people online first and the others under the letter of my name for them", () => {
    const sections = sectionsOf(friends, (id) => id === 6 || id === 1);
    expect(sections.map(({ mark, friends: people }) => [mark, names(people)])).toEqual([
      [ONLINE_MARK, ["阿泽", "林晚"]],
      ["H", ["Kai"]],
      ["M", ["妈妈", "Mia"]],
      ["#", ["007"]],
    ]);
    expect(sections[0]?.live).toBe(true);
  });

  it("leaves out former friends and empty sections", () => {
    expect(sectionsOf([person(7, "Old", { deleted: true })], () => true)).toEqual([]);
  });
});

it("a former friend is not a friend now", () => {
  expect(isFriendNow(friends, 6)).toBe(true);
  expect(isFriendNow(friends, 7)).toBe(false);
  expect(isFriendNow(friends, 8)).toBe(false);
  expect(currentFriends(friends).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(searchFriends(friends, "old")).toEqual([]);
});

describe("searchFriends", () => {
  it("finds by nickname, remark, account and label", () => {
    expect(names(searchFriends(friends, "晚"))).toEqual(["林晚"]);
    expect(names(searchFriends(friends, "小凯"))).toEqual(["Kai"]);
    expect(names(searchFriends(friends, "KAI"))).toEqual(["Kai"]);
    expect(names(searchFriends(friends, "user4"))).toEqual(["Mia"]);
    expect(names(searchFriends(friends, "ＫÄＩ"))).toEqual(["Kai"]);
    expect(names(searchFriends(friends, "同事"))).toEqual(["Kai"]);
    expect(searchFriends(friends, "  ")).toEqual([]);
  });

  it("finds by pinyin and initials, never former friends", () => {
    expect(names(searchFriends(friends, "lw"))).toEqual(["林晚"]);
    expect(names(searchFriends(friends, "lin wan"))).toEqual(["林晚"]);
    expect(names(searchFriends(friends, "xiaokai"))).toEqual(["Kai"]);
    expect(names(searchFriends(friends, "hdx"))).toEqual(["Kai"]);
    expect(searchFriends(friends, "old")).toEqual([]);
  });
});
